# Ce qui est dit de l’en-tête d’une partie notée, quel que soit le jeu. `wanted` montre un en-tête complet.

header-first = l’en-tête vient d’abord : { $wanted }
header-ends = la partie notée finit avant que son en-tête soit complet : { $wanted }
header-unknown = l’en-tête n’a pas de ligne « { $word } » : { $wanted }
header-complete = l’en-tête est complet : maintenant viennent les coups
header-twice = la ligne « { $word } » est là une seconde fois : une seule suffit
other-game = le jeu n’est pas { $game }
player-count = { $count ->
    [one] { $count } joueur : le jeu se joue de { $least } à { $most }
   *[other] { $count } joueurs : le jeu se joue de { $least } à { $most }
}
same-name = deux joueurs ont le même nom : donnez à chacun le sien

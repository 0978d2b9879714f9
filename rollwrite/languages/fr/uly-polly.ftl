# Pourquoi un coup n’est pas possible, selon le mot par lequel les scripts connaissent la règle.

syntax = pas compris : écrivez 'round wolf=Ana hide=C2 dog=B3', 'swap C2 D3' ou 'move B2'
off-grid = le terrain n’a que les places A1 à D4
unknown-player = { $wolf } ne fait pas partie des joueurs : { $players }
wrong-wolf = le rôle du loup passe à gauche : maintenant c’est { $next }, pas { $wolf }
round-open = la manche où { $wolf } est le loup dure jusqu’à ce que le loup ou un huitième mouton soit retourné
no-round = aucune manche n’a commencé : la première est 'round wolf=… hide=… dog=…'
round-over = cette manche est jouée : la suivante commence par 'round wolf={ $next } …'
game-over = la partie était finie après { $rounds } manches
turn-order = { $turn ->
    [swap] le loup vient d’échanger : au chien d’avancer
   *[move] le chien attend : d’abord le loup échange deux tuiles
}
same-tile = { $turn ->
    [swap] { $one } ne peut pas s’échanger avec elle-même : nommez deux tuiles
   *[move] le chien doit quitter { $one } : un pas vers une tuile voisine
}
not-adjacent = { $turn ->
    [swap] { $one } et { $other } ne se touchent pas : seules des voisines s’échangent, un coin suffit
   *[move] le chien fait un pas depuis { $one } : vers { $other }
}
dog-tile = le chien est assis sur l’une de ces tuiles : on ne peut pas la déplacer

# L’en-tête d’une partie notée.

header = 'game: uly-polly' et 'players: Ana Bo Cy'

# Ce qu’une feuille de score ne peut pas dire.

seat = joueur { $number }
few-players = le jeu se joue de { $least } à { $most } joueurs
passed-over = { $player } : la case est cochée, mais le rôle du loup passe à côté
not-playing = { $player } était le loup de la manche { $round }, mais sa case de joueur n’est pas cochée
left-out = la manche { $empty } est vide, alors que la manche { $round } est cochée
many-rounds = { $players } joueurs jouent { $rounds } manches
one-wolf = la manche { $round } a besoin d’un loup, ni plus ni moins
other-wolf = le rôle du loup passe à gauche : à la manche { $round } c’est { $next }, pas { $wolf }
two-ends = manche { $round } : trouvé et échappé, ce ne peut être que l’un des deux
no-end = le loup de la manche { $round } a-t-il été trouvé, ou s’est-il échappé ?

# L’arbitre à la table. `who` sont ceux dont c’est le tour.

no-dice = Uly & Polly n’a ni dés ni cartes : omettez { $option }
name-players = nommez { $least } à { $most } joueurs, par exemple --player Ana --computer Polly
welcome = { $players } jouent à Uly & Polly.
welcome-back = Bon retour.
round = Manche { $round } sur { $rounds }.
ask-nothing = La partie est finie (undo ou quit) :
ask-first-wolf = Qui a vu un mouton en dernier et sera le loup ({ $players }) ?
ask-hide = { $who }, tous les autres yeux fermés : où vous cachez-vous (saisie invisible) ?
ask-dog-start = { $who }, sur quelle tuile commence le chien ?
ask-swap = { $who }, quelles sont les deux tuiles à échanger ?
ask-move = { $who }, où va le chien ?
nobody = personne ici ne s’appelle ainsi : { $players }
places-please = { $count ->
    [one] une place du terrain, s’il vous plaît : A1 à D4
   *[other] deux places du terrain, s’il vous plaît : A1 à D4
}
help-places = Les places vont de A1 (en haut à gauche) à D4. Le loup tape sa cachette sans qu’on la voie, puis échange deux voisines : C2 D3
help-winning = Le chien fait un pas : B2. Il gagne en retournant le loup, le loup gagne au huitième mouton.

hidden = Manche { $round } sur { $rounds } : { $wolf } est dans sa cachette. Le chien part de { $dog }.
swapped = { $who } : { $one } et { $other } changent de place.
walked = { $found ->
    [known] { $who } : le chien va en { $to }, un mouton déjà connu.
    [wolf] { $who } : le chien va en { $to }, le loup !
   *[sheep] { $who } : le chien va en { $to }, un mouton.
}
found = Trouvé ! Un jeton pour { $dogs }.
escaped = Huit moutons et pas de loup : il est sous { $place }. Un jeton pour { $wolf }.
victory = { $count ->
    [one] { $winners } gagne.
   *[other] { $winners } se partagent la victoire.
}
purse = Jetons : { $held }.
legend = { $columns }      ▪ cachée, o un mouton, ( ) le chien

# Ce que disent validate et score. `winner` est wolf, dog, ou personne encore.

lines = Lignes
rounds = Manches
tokens = Jetons
column-line = ligne
column-event = coup
column-verdict = verdict
column-round = manche
column-wolf = loup
column-outcome = issue
column-turned = tuiles retournées
column-player = joueur
column-tokens = jetons
legal = { $winner ->
    [dog] permis : le loup est trouvé
    [wolf] permis : le loup s’est échappé
   *[nobody] permis
}
outcome = { $winner ->
    [dog] trouvé
    [wolf] échappé
   *[nobody] encore caché
}
unfinished = { $rounds ->
    [0] La partie n’a pas commencé.
   *[other] La partie n’est pas finie : manches jouées, { $decided } sur { $rounds }.
}

# La chasse : où peut être le loup ?

habits-are = les habitudes d’un loup sont des chances entre 0 et 1, par exemple --near 0.6 --far 0.3
habits-without-model = { $option } parle des habitudes d’un loup : ajoutez --model habits, ou omettez l’option
hunt-no-record = pas de partie notée pour { $game } : { $reason }
hunt-too-long = { $count } coups, c’est trop pour une chasse : { $most } au plus
hunt-no-round = il n’y a pas de manche { $round } où chasser : la partie notée en a { $rounds }
hunt-nothing = Aucune manche n’a commencé : rien à chasser.
hunt-legend = (chien)  · retournée  ░▒▓█ combien il est probable que le loup soit là
hunt-left-out = la ligne { $line } a été laissée de côté ({ $rule }) : { $reason }
hunt-round = Manche { $round } : { $wolf } se cache
hunt-move = chien en { $place }
hunt-swap = échange { $one } { $other }
hunt-step = { $places ->
    [one] { $event } : trouvé
   *[other] { $event } : { $places } places
}

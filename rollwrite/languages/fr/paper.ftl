# Ce qui est dit de l’impression, quel que soit le jeu.

no-paper = le papier « { $paper } » est inconnu : choisissez { $known }
no-ink = l’encre « { $ink } » est inconnue : choisissez { $known }
per-page = { $count } feuilles par page, cela ne se dispose pas : choisissez 1, 2 ou 4
pieces-too-large = des pièces de { $width } sur { $height } mm ne tiennent pas sur { $paper } : prenez un papier plus grand
no-part = { $game } n’a pas de partie « { $part } » : choisissez { $known }
sheet-count = { $count } feuilles de score ne peuvent pas être imprimées : choisissez de 1 à { $most }
fills-a-page = la feuille de score de { $game } remplit une page : omettez --per-page
too-many-players = { $count } joueurs : le jeu est fait pour { $most } au plus

name-missing = un joueur sans nom : écrivez-en un après --player, ou omettez l’option
name-too-long = le nom « { $name } » est trop long : { $longest } lettres tiennent sur une feuille
name-letters = le nom « { $name } » a des lettres qui manquent à nos polices : écrivez-le autrement

no-option = { $game } n’a pas de { $option }
stack-count = { $count } feuilles ne peuvent pas être imprimées : choisissez de 1 à { $most }
few-sheets = { $players } joueurs demandent autant de feuilles, pas { $count } : omettez --sheets ou augmentez-le
cup-no-dot = --cups : « { $cup } » n’est pas un point de la face { $face } : hand, none, random, ou six comme { $example }
cup-no-spot = --cups : pas de place pour une tasse en { $cup } sur la face { $face } : choisissez parmi { $spots }
cup-twice = --cups : { $cup } est nommé deux fois
cup-count = --cups : { $count } nommées, mais il en faut { $needed }

column-sheet = feuille
column-player = joueur
column-cups = tasses, face { $face }
cups-as = { $cups ->
    [hand] à la main
   *[none] aucune
}
column-part = partie
column-pages = pages
part = { $part ->
    [tables] tableaux d’annonces
    [cards] cartes
    [chips] jetons
    [help] cartes d’aide
    [tiles] tuiles
    [tokens] jetons
    [dog] chien et règles
    [score] feuilles de score
   *[other] { $part }
}

no-icon = il n’y a pas de dessin appelé « { $name } »
flock-size = { $count } moutons : il en faut { $needed }
flock-unreadable = incompréhensible ({ $reason })
flock-word = { $sheep } ne peut pas avoir « { $word } » : choisissez { $known }

wrote = { $file } : { $pages ->
    [one] { $pages } page
   *[other] { $pages } pages
}
at-full-size = Imprimez à 100 % (taille réelle), sans ajuster à la page.
ruler = La règle au bord gauche de la page doit mesurer 50 mm.
keep-face = Le code n’a pas la place pour toute la face { $face } : gardez son fichier, pour lire ces feuilles on le donne avec --face.
both-sides = Imprimez recto verso, en tournant sur le grand côté.
smaller = Les feuilles sortent à { $percent } % de leur vraie taille.
stout-cards = Imprimez tableaux, cartes et jetons sur du papier épais.
stout-tiles = Imprimez les tuiles sur du papier épais, ou collez-les sur du carton : personne ne doit voir un loup à travers le pré.
dice = Pour jouer, il faut aussi un dé à 12 faces, un à 10 et un à 8.

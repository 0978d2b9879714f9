# Volle Wolle : les règles, les parties notées, les jeux de cartes, les paroles à la table et le décompte.
# Les mots que l’on tape restent tels quels dans toutes les langues : lay, bids, roll, keep, take, miss, plus, chips=1,
# leave-bone, deal, all, hint, dog, bone, d12.

## Petits mots

all-bids = de { $least } à { $most }, ou { $plus }
chips = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
card = { $kind ->
    [sheep] le mouton { $number }
    [bone] l’os
   *[dog] un chien
}
# Une carte telle qu’on la voit : 30 (10, −3).
card-shown = { $kind ->
    [dog] chien
    [bone] os
   *[sheep] { $corner ->
        [none] { $number } ({ $shows })
        [bone] { $number } ({ $shows }, os)
       *[modifier] { $number } ({ $shows }, { $modifier })
    }
}

## Ce qui s’oppose à un coup

game-over = la partie est finie : toutes les cartes sont prises
not-now = { $stage ->
    [lay] pas maintenant : il faut d’abord poser { $count } cartes
    [bids] pas maintenant : c’est le moment des annonces
    [roll] pas maintenant : c’est à { $name } de lancer les dés
    [choose] pas maintenant : { $name } a lancé les dés et doit dire take, keep ou miss
   *[rest] pas maintenant : c’est à { $name } de prendre ce qui reste
}
lay-count = on pose { $due } cartes, pas { $count }
card-gone = la pioche n’a plus cette carte : { $card }
bids-count = { $bids ->
    [one] { $bids } annonce pour { $players } joueurs : une chacun
   *[other] { $bids } annonces pour { $players } joueurs : une chacun
}
bid-unknown = { $name } ne peut pas annoncer « { $bid } » : { $bids }
no-chip = { $name } n’a pas de jeton pour payer { $bid }
dice-count = { $due ->
    [one] on lance { $due } dé ({ $dice }), pas { $count }
   *[other] on lance { $due } dés ({ $dice }), pas { $count }
}
die-face = le { $die } ne peut pas montrer { $face } : de 1 à { $sides }
no-fourth-try = pas maintenant : le troisième essai était le dernier ; prenez une carte (take) ou dites miss
kept-already = le { $die } reste déjà : gardez l’un des dés que vous venez de lancer
not-on-table = cette carte n’est pas sur la table : { $card }
rest-is-free = { $name } prend ce qui reste sans lancer : il n’y a rien à payer
cards-due = { $due ->
    [one] vous avez droit à { $due } carte, pas à { $count }
   *[other] vous avez droit à { $due } cartes, pas à { $count }
}
miss-too-soon = pas maintenant : ce n’était que l’essai { $tried } sur { $tries } ; gardez un dé et relancez
met-with-help = { $result } suffit pour l’annonce de { $bid } : prenez plutôt une carte
met-unaided = { $result } suffit sans aide pour l’annonce de { $bid } : il faut prendre les cartes
black-sheep-come = { $result }, c’est moins de { $least } : tous les moutons noirs sont pour vous ({ $sheep })
no-black-sheep = cet échec n’apporte aucune carte
no-plus = { $name } n’a pas de bonus sur son troupeau
chips-had = { $name } a { $chips }, pas { $paid }
not-reached = { $aim ->
    [bid] { $reached } ne suffit pas pour l’annonce de { $goal }
   *[least] { $reached } ne suffit pas pour atteindre { $goal }
}
plus-needless = { $aim ->
    [bid] { $result } suffit pour l’annonce sans le bonus
   *[least] { $result } suffit pour { $goal } sans le bonus
}
chips-needless = { $aim ->
    [bid] { $chips ->
        [0] aucun jeton n’est nécessaire pour atteindre l’annonce
        [one] { $chips } jeton suffit pour atteindre l’annonce
       *[other] { $chips } jetons suffisent pour atteindre l’annonce
    }
   *[least] { $chips ->
        [0] aucun jeton n’est nécessaire pour atteindre { $goal }
        [one] { $chips } jeton suffit pour atteindre { $goal }
       *[other] { $chips } jetons suffisent pour atteindre { $goal }
    }
}
no-bone-to-leave = il n’y a pas d’os à laisser : aucune de ces cartes ne le prend à quelqu’un

## Ce qui n’est pas compris

event-unknown = pas compris : 'lay 7 31 dog', 'bids Ann=24 Ben=20', ou un nom suivi de 'roll 12 10 3', 'keep d12', 'take 7 31 plus chips=1' ou 'miss'
not-at-table = « { $name } » n’est pas à la table
turn-order = c’est à { $due } de jouer, pas à { $name }
card-unknown = il n’y a pas de carte « { $card } » : un numéro de mouton, dog ou bone
bid-twice = deux annonces pour { $name } : une seule suffit
bid-missing = pas d’annonce pour { $names }
no-face = « { $word } » n’est pas la face d’un dé
keep-one = gardez un dé : { $dice }
said-once = plus, chips=… et leave-bone ne se disent qu’une fois chacun
choice-unknown = pas compris : take (et des cartes), keep (et un dé) ou miss ; help en dit plus
two-dice = deux dés montrent { $face } : dites { $dice }
bids-for = { $bids ->
    [one] { $bids } annonce pour { $players } joueurs : une chacun, pour { $names }
   *[other] { $bids } annonces pour { $players } joueurs : une chacun, pour { $names }
}
bids-alone = { $count ->
    [one] { $names } annonce sans vous : l’ordinateur tient cette place
   *[other] { $names } annoncent sans vous : l’ordinateur tient ces places
}
no-hint = un conseil se demande quand il faut garder un dé
no-bid = il n’y a pas d’annonce « { $bid } » : { $bids }

## Parties notées

header = 'game: volle-wolle', 'players: Ann Ben Cy' et 'tables: 3 1 5' (les numéros au dos de leurs tableaux)
name-taken = le nom « { $name } » ne convient pas : un seul mot de lettres et de chiffres, sauf lay ou bids
tables-fault = chaque joueur a un tableau d’enchères, soit { $count } de { $tables }
unfinished = la partie notée s’arrête à la manche { $round } avec { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} dans la pioche : comptée telle quelle

## Fichiers de cartes

key-unknown = clé inconnue « { $key } » (les clés connues : { $known })
list-missing = { $key } manque ou n’est pas une liste
sheep-flaw = mouton { $place } : { $flaw }
no-card = ce n’est pas une carte, par exemple {"{"} number = 7, points = 3 {"}"}
sheep-count = { $count } moutons, alors qu’il en faut { $needed } pour une partie
deck-tables = tables doit être { $count } nombres de 1 à { $most }
number-again = le numéro de mouton { $number } apparaît { $times } fois
deck-dogs = dogs doit être ces { $count }-là, chacun une fois : { $dogs }
out-of-range = { $key } doit aller de { $least } à { $most }
points-range = points doit être un nombre entier de { $least } à { $most }
points-or-trio = soit points, soit trio, l’un des deux
trio-unknown = trio doit être { $trios }
corner-full = le coin n’a de place que pour plus, minus ou bone
true-or-false = { $key } doit être true ou false

## Fichiers de fin de partie

end-game = game doit être "{ $game }"
end-players = il faut de un à { $most } joueurs, chacun sous [[player]]
player-flaw = joueur { $place } : { $flaw }
no-player = pas sous [[player]]
key-missing = { $key } manque
no-name = name doit être un texte entre guillemets
no-herd = sheep doit être la liste de ce que montrent les cartes
sheep-unknown = aucun mouton ne montre { $shown }
several-values = plusieurs valeurs
far-too-large = un nombre bien trop grand
from-zero = { $key } doit être un nombre entier, 0 ou plus
name-again = le nom « { $name } » est là { $times } fois
too-many = { $what ->
    [sheep] { $count } moutons, alors qu’il n’y en a que { $most }
    [dogs] { $count } chiens, alors qu’il n’y en a que { $most }
    [chips] { $count } jetons, alors qu’il n’y en a que { $most }
   *[bones] { $count } os, alors qu’il n’y en a qu’un
}
far-too-many = bien trop

## La feuille de score

one-digit = un seul de ces nombres peut être le bon : { $values }
no-units = les unités du troupeau manquent ; cochez 0 s’il n’y en a pas
gap = les cases se cochent depuis la gauche, sans trou
one-player = rien n’est coché, sauf pour { $player } : il faut au moins { $least } joueurs
dogs-crossed = { $count } chiens sont cochés, alors qu’il n’y en a que { $most }
chips-crossed = { $count } jetons sont cochés, alors qu’il n’y en a que { $most }
bones-crossed = deux joueurs ont coché l’os : il n’y en a qu’un

## Ce que l’arbitre demande

ask-lay = Manche { $round }. Quelles { $count } cartes sont posées (ou deal) ?
ask-bids = Annonces pour { $names } ?
ask-roll = { $name } lance { $dice } (ou roll) ?
ask-choice = { $name } : { $choices } ?
choice-take = { $due ->
    [one] take (prendre { $due } carte)
   *[other] take (prendre { $due } cartes)
}
choice-keep = keep (garder { $dice })
choice-miss = miss (raté)
ask-rest = { $name } prend ce qui reste, { $cards } ; dans quel ordre (la dernière carte au-dessus, ou all) ?
ask-nothing = La partie est finie (undo ou quit).

## Ce que l’arbitre dit

tables = Tableaux d’enchères, selon le numéro au dos : { $tables }.
table-of = { $name } celui avec { $table }
bid-met = L’annonce est atteinte : il faut en prendre { $due } parmi { $cards }.
bid-met-with = Avec { $help }, l’annonce est atteinte : { $due } parmi { $cards }.
the-plus = le { $plus }
keep-one-of = Pour relancer, gardez l’un de ceux-ci : { $dice }.
die-shows = le { $face } ({ $die })
miss-brings = À moins de { $least }, un échec rapporte { $cards }.
miss-saved = { $words } atteindrait { $least }.
hint = gardez { $die } (le { $face }) : { NUMBER($success, style: "percent") } d’atteindre l’annonce, { NUMBER($under, style: "percent") } de finir à moins de { $least }
on-table = Sur la table : { $cards }.
bids-are = Annonces : { $bids }.
bid-of = { $name } { $bid }
stock = Réserve : { $chips }. Pioche : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
seat = { $name } : { $belongings }
herd = { $sheep ->
    [0] pas de mouton (tableau { $table })
    [one] { $sheep } mouton avec { $top } au-dessus
   *[other] { $sheep } moutons avec { $top } au-dessus
}
dogs = { $count ->
    [one] { $count } chien
   *[other] { $count } chiens
}
the-bone = l’os
place = { $total ->
    [one] { $rank }. { $name } : { $points } point ({ $parts })
   *[other] { $rank }. { $name } : { $points } points ({ $parts })
}
part = { $part ->
    [sheep] moutons
    [trio_370] 3-7-0
    [trio_007] 0-0-7
    [dogs] chien
    [bone] os
    [most_dogs] le plus de chiens
   *[chips] jetons
} { $points }
sheep-without = moutons { $points } sans { $returned }

## Ce qui s’est passé

round = Manche { $round } : { $cards }.
pays = { $name } paie un jeton pour { $bid }.
order = Ordre : { $players }.
with-bid = { $name } ({ $bid })
has-rolled = { $name } obtient { $sum } = { $result } pour une annonce de { $bid }.
keeps = { $name } garde le { $face } du { $die }.
uses = { $name } utilise { $help }.
misses = { $chips ->
    [0] { $name } rate son annonce, mais la réserve n’a plus de jeton.
   *[other] { $name } rate son annonce et reçoit un jeton.
}
takes = { $name } prend { $cards }.
takes-black = Moins de { $least } : { $name } prend { $cards }.
takes-bone = { $name } prend l’os à { $owner } !
leaves-bone = { $name } laisse l’os à { $owner }.
no-card-left = Il ne reste pas de carte pour { $names }.
all-taken = Toutes les cartes sont prises : la partie est finie.

## Aide

help-lay = Une carte se nomme par son numéro de mouton, dog ou bone : 42 19 7 dog. « deal » les tire de la pioche.
help-bids = { $bids }, qui coûte un jeton. Dans l’ordre des places (24 20) ou par nom (Ben=20 Ann=24).
help-roll = Ce que montrent les dés, le plus grand dé d’abord : 12 10 3. « roll » les lance pour vous.
help-take = take 42 19 dog : le dernier mouton va au-dessus. Le bonus et le moins de jetons possible servent s’il le faut.
help-keep = keep d12 (ou par sa valeur : keep 11) : ce dé reste, les autres sont relancés. « hint » : les chances.
help-miss = miss : après le troisième essai. miss plus chips=1 utilise de l’aide pour atteindre { $least }.
help-bone = leave-bone après les cartes laisse l’os où il est.
help-rest = Les cartes dans l’ordre où elles vont sur le troupeau, la dernière au-dessus. « all » met le meilleur bonus au-dessus.
help-over = La partie est finie.

## Tableaux et verdicts

title = Volle Wolle
column = { $column ->
    [rank] {""}
    [name] nom
    [sheep] moutons
    [returned] sans
    [trio_370] 370
    [trio_007] 007
    [dogs] chien
    [bone] os
    [most_dogs] max
    [chips] jetons
   *[total] total
}
sheet-column = { $column ->
    [rank] {""}
    [name] nom
    [sheep] moutons
    [trio_370] 3-7-0
    [trio_007] 0-0-7
    [dogs] un seul chien
    [bone] os
    [most_dogs] le plus de chiens
    [chips] jetons
   *[total] total
}
lines = Lignes
line-column = { $column ->
    [line] ligne
    [event] coup
   *[verdict] verdict
}
legal = permis
over = La partie est finie.
open = La partie notée s’arrête à la manche { $round } avec { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} dans la pioche.

# Volle Wolle : les chances d’une annonce, et les chiffres de beaucoup de parties.

## Nombres

percent = { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
decimal = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }

## Ce qui ne va pas dans une question

bid-needed = le dé à garder dépend de l’annonce : ajoutez --bid
rolled-needed = --kept va avec --rolled : dites ce que montrent les dés
chips-range = { $chips } jetons : personne ne peut en avoir moins de 0 ni plus de { $most }
modifier-range = aucun mouton ne montre { $modifier } : de { $least } à { $most }
no-die = il n’y a pas de dé « { $die } » : { $dice }
no-roll = « { $roll } » n’est pas un lancer : trois valeurs comme 12,10,3 pour le d12, le d10 et le d8

## Réponses

title =
    Chances d’une annonce avec { $chips }{ $modifier ->
        [none] , sans bonus ni malus
       *[other] { " " }et { $modifier }
    } sur le troupeau
keep-title = Annonce { $bid } : que garder
column = { $column ->
    [bid] annonce
    [three] 3 cartes
    [two] 2 cartes
    [one] 1 carte
    [chip] jeton
    [success] réussite
    [cards] cartes
    [under] moins de { $least }
    [die] dé
   *[face] montre
}
met = { $spent ->
    [0] { $sum } suffit pour l’annonce : { $cards } cartes. Elles sont prises aussitôt.
    [one] { $sum } suffit pour l’annonce : { $cards } cartes, pour { $spent } jeton. Elles sont prises aussitôt.
   *[other] { $sum } suffit pour l’annonce : { $cards } cartes, pour { $spent } jetons. Elles sont prises aussitôt.
}
keep = Gardez le { $face } du { $die }.

## Les cartes sont-elles équilibrées ?

games = Parties
games-column = { $column ->
    [players] joueurs
    [games] parties
    [winner] points du gagnant
    [average] moyenne
    [gap] avance
   *[rest] cartes du dernier
}
bids = Annonces
bids-column = { $column ->
    [bid] annonce
    [share] fréquence
    [met] réussie
   *[cards] cartes par tentative
}
sources = Points d’un joueur, selon leur origine
luck = Victoires de ceux qui l’ont, en parts équitables (1 : ce que donnerait le hasard) :
luck-title = { $what ->
    [tables] tableaux
    [tastes] goûts
    [dogs] chiens
    [trio_370] 3-7-0
    [trio_007] 0-0-7
   *[cards] cartes, les cinq plus chanceuses et les cinq moins chanceuses
}

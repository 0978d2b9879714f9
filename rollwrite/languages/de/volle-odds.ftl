# Volle Wolle: die Chancen eines Gebots, und die Zahlen vieler Spiele.

## Zahlen

percent = { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
decimal = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }

## Was an einer Frage nicht stimmt

bid-needed = welcher Würfel bleibt, hängt vom Gebot ab: gib --bid dazu
rolled-needed = --kept gehört zu --rolled: sag, was die Würfel zeigen
chips-range = { $chips } Chips: niemand kann weniger als 0 oder mehr als { $most } haben
modifier-range = kein Schaf zeigt { $modifier }: von { $least } bis { $most }
no-die = einen Würfel „{ $die }“ gibt es nicht: { $dice }
no-roll = „{ $roll }“ ist kein Wurf: drei Zahlen wie 12,10,3 für den d12, den d10 und den d8

## Antworten

title =
    Chancen eines Gebots mit { $chips }{ $modifier ->
        [none] , ohne Plus oder Minus
       *[other] { " " }und { $modifier }
    } auf der Herde
keep-title = Gebot { $bid }: was behalten?
column = { $column ->
    [bid] Gebot
    [three] 3 Karten
    [two] 2 Karten
    [one] 1 Karte
    [chip] Chip
    [success] geschafft
    [cards] Karten
    [under] unter { $least }
    [die] Würfel
   *[face] zeigt
}
met = { $spent ->
    [0] { $sum } genügt für das Gebot: { $cards } Karten. Sie werden sofort genommen.
    [one] { $sum } genügt für das Gebot: { $cards } Karten, für { $spent } Chip. Sie werden sofort genommen.
   *[other] { $sum } genügt für das Gebot: { $cards } Karten, für { $spent } Chips. Sie werden sofort genommen.
}
keep = Behalte die { $face } auf dem { $die }.

## Sind die Karten ausgewogen?

games = Spiele
games-column = { $column ->
    [players] Spieler
    [games] Spiele
    [winner] Punkte des Siegers
    [average] Durchschnitt
    [gap] Vorsprung
   *[rest] Karten für den Letzten
}
bids = Gebote
bids-column = { $column ->
    [bid] Gebot
    [share] wie oft
    [met] geschafft
   *[cards] Karten je Anlauf
}
sources = Punkte eines Spielers, nach ihrer Herkunft
luck = Siege derer, die es haben, in gerechten Anteilen (1: wie der Zufall es wollte):
luck-title = { $what ->
    [tables] Tafeln
    [tastes] Vorlieben
    [dogs] Hunde
    [trio_370] 3-7-0
    [trio_007] 0-0-7
   *[cards] Karten, die fünf glücklichsten und die fünf glücklosesten
}

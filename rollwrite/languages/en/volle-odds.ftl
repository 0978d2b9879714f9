# Volle Wolle: the odds of a bid, and the figures of many games.

## Numbers

percent = { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
decimal = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }

## What is wrong with a question

bid-needed = which die to keep depends on the bid: add --bid
rolled-needed = --kept goes with --rolled: say what the dice show
chips-range = { $chips } chips: nobody can have fewer than 0 or more than { $most }
modifier-range = no sheep shows { $modifier }: from { $least } to { $most }
no-die = there is no die '{ $die }': { $dice }
no-roll = '{ $roll }' is no roll: three faces such as 12,10,3 for the d12, the d10 and the d8

## Answers

title =
    Chances of a bid with { $chips } and { $modifier ->
        [none] no plus or minus
       *[other] { $modifier }
    } on the herd
keep-title = Bid { $bid }: what to keep
column = { $column ->
    [bid] bid
    [three] 3 cards
    [two] 2 cards
    [one] 1 card
    [chip] chip
    [success] success
    [cards] cards
    [under] under { $least }
    [die] die
   *[face] shows
}
met = { $spent ->
    [0] { $sum } meets the bid: { $cards } cards. They are taken at once.
    [one] { $sum } meets the bid: { $cards } cards, for { $spent } chip. They are taken at once.
   *[other] { $sum } meets the bid: { $cards } cards, for { $spent } chips. They are taken at once.
}
keep = Keep the { $face } on the { $die }.

## Is the deck fair?

games = Games
games-column = { $column ->
    [players] players
    [games] games
    [winner] winner's points
    [average] average
    [gap] lead
   *[rest] cards for the last
}
bids = Bids
bids-column = { $column ->
    [bid] bid
    [share] how often
    [met] met
   *[cards] cards a try
}
sources = Points of a player, by where they come from
luck = Victories of those who have it, in fair shares (1: as chance would have it):
luck-title = { $what ->
    [tables] tables
    [tastes] tastes
    [dogs] dogs
    [trio_370] 3-7-0
    [trio_007] 0-0-7
   *[cards] cards, the five luckiest and the five unluckiest
}

# Volle Wolle: rules, records, decks, the talk at the table and the final count.
# Words a person types stay as they are in every language: lay, bids, roll, keep, take, miss, plus, chips=1, leave-bone,
# deal, all, hint, dog, bone, d12.

## Small words

all-bids = { $least } to { $most }, or { $plus }
chips = { $count ->
    [one] { $count } chip
   *[other] { $count } chips
}
card = { $kind ->
    [sheep] sheep { $number }
    [bone] the bone
   *[dog] a dog
}
# A card as it looks: 30 (10, −3).
card-shown = { $kind ->
    [dog] dog
    [bone] bone
   *[sheep] { $corner ->
        [none] { $number } ({ $shows })
        [bone] { $number } ({ $shows }, bone)
       *[modifier] { $number } ({ $shows }, { $modifier })
    }
}

## What speaks against an action

game-over = the game is over: all cards are taken
not-now = { $stage ->
    [lay] not now: { $count } cards are to be laid out
    [bids] not now: everybody is to bid
    [roll] not now: { $name } is to roll
    [choose] not now: { $name } has rolled and is to take, keep or miss
   *[rest] not now: { $name } is to take what is left
}
lay-count = { $due } cards are laid out, not { $count }
card-gone = { $card } is not in the pile any more
bids-count = { $bids ->
    [one] { $bids } bid for { $players } players: one each
   *[other] { $bids } bids for { $players } players: one each
}
bid-unknown = { $name } cannot bid '{ $bid }': { $bids }
no-chip = { $name } has no chip to pay for { $bid }
dice-count = { $due ->
    [one] { $due } die is rolled ({ $dice }), not { $count }
   *[other] { $due } dice are rolled ({ $dice }), not { $count }
}
die-face = the { $die } cannot show { $face }: 1 to { $sides }
no-fourth-try = not now: the third try was the last; take a card or miss
kept-already = the { $die } stays already: keep one of the dice just rolled
not-on-table = { $card } is not on the table
rest-is-free = { $name } takes the rest without rolling: there is nothing to pay for
cards-due = { $due ->
    [one] { $due } card is due, not { $count }
   *[other] { $due } cards are due, not { $count }
}
miss-too-soon = not now: that was only try { $tried } of { $tries }; keep a die and roll on
met-with-help = { $result } meets the bid of { $bid }: take a card instead
met-unaided = { $result } meets the bid of { $bid } unaided: the cards must be taken
black-sheep-come = { $result } is under { $least }: all black sheep come ({ $sheep })
no-black-sheep = no card comes with this miss
no-plus = { $name } has no plus on top of the herd
chips-had = { $name } has { $chips }, not { $paid }
not-reached = { $aim ->
    [bid] { $reached } does not reach the bid of { $goal }
   *[least] { $reached } does not reach { $goal }
}
plus-needless = { $aim ->
    [bid] { $result } reaches the bid without the plus
   *[least] { $result } reaches { $goal } without the plus
}
chips-needless = { $aim ->
    [bid] { $chips ->
        [0] no chip is needed to reach the bid
        [one] { $chips } chip is enough to reach the bid
       *[other] { $chips } chips are enough to reach the bid
    }
   *[least] { $chips ->
        [0] no chip is needed to reach { $goal }
        [one] { $chips } chip is enough to reach { $goal }
       *[other] { $chips } chips are enough to reach { $goal }
    }
}
no-bone-to-leave = there is no bone to leave: none of these cards takes it from anybody

## What cannot be understood

event-unknown = not understood: 'lay 7 31 dog', 'bids Ann=24 Ben=20', or a name with 'roll 12 10 3', 'keep d12', 'take 7 31 plus chips=1' or 'miss'
not-at-table = '{ $name }' is not at the table
turn-order = it is { $due }'s turn, not { $name }'s
card-unknown = there is no card '{ $card }': a sheep number, dog or bone
bid-twice = two bids for { $name }: one is enough
bid-missing = no bid for { $names }
no-face = '{ $word }' is no face of a die
keep-one = keep one die: { $dice }
said-once = plus, chips=… and leave-bone are said once each
choice-unknown = not understood: take (and cards), keep (and a die) or miss; help says more
two-dice = two dice show { $face }: say { $dice }
bids-for = { $bids ->
    [one] { $bids } bid for { $players } players: one each, for { $names }
   *[other] { $bids } bids for { $players } players: one each, for { $names }
}
bids-alone = { $count ->
    [one] { $names } bids alone: the computer has that seat
   *[other] { $names } bid alone: the computer has those seats
}
no-hint = a hint can be had when a die is to be kept
no-bid = there is no bid '{ $bid }': { $bids }

## Records

header = 'game: volle-wolle', 'players: Ann Ben Cy' and 'tables: 3 1 5' (the numbers on the backs of their tables)
name-taken = the name '{ $name }' will not do: one word of letters and digits, not lay or bids
tables-fault = each player has one bidding table, { $count } of { $tables }
unfinished = the record ends in round { $round } with { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in the pile: counted as it stands

## Deck files

key-unknown = unknown key '{ $key }' ({ $known } are known)
list-missing = { $key } is missing or not a list
sheep-flaw = sheep { $place }: { $flaw }
no-card = not a card such as {"{"} number = 7, points = 3 {"}"}
sheep-count = { $count } sheep, but a game needs { $needed }
deck-tables = tables must be { $count } numbers from 1 to { $most }
number-again = the sheep number { $number } appears { $times } times
deck-dogs = dogs must be these { $count }, each once: { $dogs }
out-of-range = { $key } must be from { $least } to { $most }
points-range = points must be a whole number from { $least } to { $most }
points-or-trio = either points or trio, and one of them
trio-unknown = trio must be { $trios }
corner-full = the corner has room for one of plus, minus and bone
true-or-false = { $key } must be true or false

## Files of a game's end

end-game = game must be "{ $game }"
end-players = one to { $most } players are needed, each under [[player]]
player-flaw = player { $place }: { $flaw }
no-player = not under [[player]]
key-missing = { $key } is missing
no-name = name must be a text in quotes
no-herd = sheep must be a list of what the cards show
sheep-unknown = no sheep shows { $shown }
several-values = several values
far-too-large = a number far too large
from-zero = { $key } must be a whole number from 0
name-again = the name '{ $name }' is there { $times } times
too-many = { $what ->
    [sheep] { $count } sheep, but there are only { $most }
    [dogs] { $count } dogs, but there are only { $most }
    [chips] { $count } chips, but there are only { $most }
   *[bones] { $count } bones, but there is only one
}
far-too-many = far too many

## The score sheet

one-digit = only one of { $values } can be meant
no-units = the units of the herd are missing; cross 0 if there are none
gap = boxes are crossed from the left, without a gap
one-player = only { $player } has crossed anything: the game needs { $least }
dogs-crossed = { $count } dogs are crossed, but there are only { $most }
chips-crossed = { $count } chips are crossed, but there are only { $most }
bones-crossed = two players have crossed the bone: there is only one

## What the referee asks

ask-lay = Round { $round }. Which { $count } cards are laid out (or deal)?
ask-bids = Bids of { $names }?
ask-roll = { $name } rolls the { $dice } (or roll)?
ask-choice = { $name }: { $choices }?
choice-take = { $due ->
    [one] take { $due } card
   *[other] take { $due } cards
}
choice-keep = keep { $dice }
choice-miss = miss
ask-rest = { $name } takes the rest, { $cards }; in which order (the last lies on top, or all)?
ask-nothing = The game is over (undo or quit).

## What the referee says

tables = Bidding tables, by the number on the back: { $tables }.
table-of = { $name } the one with { $table }
bid-met = The bid is met: { $due } of { $cards } must be taken.
bid-met-with = With { $help } the bid is met: { $due } of { $cards }.
the-plus = the { $plus }
keep-one-of = To roll on, one of these is kept: { $dice }.
die-shows = the { $face } ({ $die })
miss-brings = Under { $least } a miss brings { $cards }.
miss-saved = { $words } would reach { $least }.
hint = keep { $die } (the { $face }): { NUMBER($success, style: "percent") } to meet the bid, { NUMBER($under, style: "percent") } to end under { $least }
on-table = On the table: { $cards }.
bids-are = Bids: { $bids }.
bid-of = { $name } { $bid }
stock = Stock: { $chips }. Pile: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
seat = { $name }: { $belongings }
herd = { $sheep ->
    [0] no sheep (table { $table })
   *[other] { $sheep } sheep with { $top } on top
}
dogs = { $count ->
    [one] { $count } dog
   *[other] { $count } dogs
}
the-bone = the bone
place = { $total ->
    [one] { $rank }. { $name }: { $points } point ({ $parts })
   *[other] { $rank }. { $name }: { $points } points ({ $parts })
}
part = { $part ->
    [sheep] sheep
    [trio_370] 3-7-0
    [trio_007] 0-0-7
    [dogs] dog
    [bone] bone
    [most_dogs] most dogs
   *[chips] chips
} { $points }
sheep-without = sheep { $points } without { $returned }

## What happened

round = Round { $round }: { $cards }.
pays = { $name } pays a chip for { $bid }.
order = Order: { $players }.
with-bid = { $name } ({ $bid })
has-rolled = { $name } has { $sum } = { $result } for a bid of { $bid }.
keeps = { $name } keeps the { $face } on the { $die }.
uses = { $name } uses { $help }.
misses = { $chips ->
    [0] { $name } misses the bid but the stock has no chip left.
   *[other] { $name } misses the bid and gets a chip.
}
takes = { $name } takes { $cards }.
takes-black = Under { $least }: { $name } takes { $cards }.
takes-bone = { $name } takes the bone from { $owner }!
leaves-bone = { $name } leaves the bone with { $owner }.
no-card-left = No card is left for { $names }.
all-taken = All cards are taken: the game is over.

## Help

help-lay = Cards are called by their sheep number, dog or bone: 42 19 7 dog. 'deal' draws them from the pile.
help-bids = { $bids } for a chip. In seating order (24 20) or by name (Ben=20 Ann=24).
help-roll = What the dice show, the largest die first: 12 10 3. 'roll' throws them for you.
help-take = take 42 19 dog: the last sheep lies on top. The plus and the fewest chips are used if need be.
help-keep = keep d12 (or by its face: keep 11): that die stays, the others are rolled again. 'hint': the odds.
help-miss = miss: after the third try. miss plus chips=1 uses help to reach { $least }.
help-bone = leave-bone behind the cards leaves the bone where it is.
help-rest = The cards in the order they go on the herd, the last one on top. 'all' puts the best plus on top.
help-over = The game is over.

## Tables and verdicts

title = Volle Wolle
column = { $column ->
    [rank] {""}
    [name] player
    [sheep] sheep
    [returned] back
    [trio_370] 370
    [trio_007] 007
    [dogs] dog
    [bone] bone
    [most_dogs] most
    [chips] chips
   *[total] total
}
sheet-column = { $column ->
    [rank] {""}
    [name] player
    [sheep] sheep
    [trio_370] 3-7-0
    [trio_007] 0-0-7
    [dogs] only one dog
    [bone] bone
    [most_dogs] most dogs
    [chips] chips
   *[total] total
}
lines = Lines
line-column = { $column ->
    [line] line
    [event] event
   *[verdict] verdict
}
legal = legal
over = The game is over.
open = The record ends in round { $round } with { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in the pile.

# Why an event cannot be, by the word that scripts know the rule by.

syntax = not understood: write 'round wolf=Ana hide=C2 dog=B3', 'swap C2 D3' or 'move B2'
off-grid = the field has the places A1 to D4 only
unknown-player = { $wolf } is not one of the players: { $players }
wrong-wolf = the wolf's role goes round to the left: now it is { $next }, not { $wolf }
round-open = the round of { $wolf } is open until the wolf or an eighth sheep is turned
no-round = no round has begun yet: the first is 'round wolf=… hide=… dog=…'
round-over = this round is decided: the next begins with 'round wolf={ $next } …'
game-over = the game was over after { $rounds } rounds
turn-order = { $turn ->
    [swap] the wolf has just swapped: now the dog moves
   *[move] the dog waits: first the wolf swaps two tiles
}
same-tile = { $turn ->
    [swap] { $one } cannot change places with itself: name two tiles
   *[move] the dog must leave { $one }: one step to a neighbour
}
not-adjacent = { $turn ->
    [swap] { $one } and { $other } do not touch: only neighbours change places, corner to corner counts
   *[move] the dog goes one step from { $one }: to { $other }
}
dog-tile = the dog sits on one of these tiles: it cannot be moved

# The header of a record.

header = 'game: uly-polly' and 'players: Ana Bo Cy'

# What a score sheet cannot say.

seat = player { $number }
few-players = the game needs { $least } to { $most } players
passed-over = { $player } is marked as playing, but the wolf's role passes them over
not-playing = { $player } was the wolf in round { $round }, but is not marked as playing
left-out = round { $empty } is empty, though round { $round } is marked
many-rounds = { $players } players have { $rounds } rounds
one-wolf = round { $round } needs one wolf, no more and no less
other-wolf = the wolf's role goes round to the left: in round { $round } it is { $next }, not { $wolf }
two-ends = round { $round }: found and escaped, only one can be
no-end = was the wolf of round { $round } found, or did it escape?

# The referee at the table. `who` are the players whose turn it is.

no-dice = Uly & Polly has neither dice nor cards: leave { $option } out
name-players = name { $least } to { $most } players, as in --player Ana --computer Polly
welcome = { $players } play Uly & Polly.
welcome-back = Welcome back.
round = Round { $round } of { $rounds }.
ask-nothing = The game is over (undo or quit):
ask-first-wolf = Who saw a sheep last and is the wolf ({ $players })?
ask-hide = { $who }, all other eyes shut: where do you hide (unseen)?
ask-dog-start = { $who }, on which tile does the dog start?
ask-swap = { $who }, which two tiles change places?
ask-move = { $who }, where does the dog go?
nobody = nobody here has that name: { $players }
places-please = { $count ->
    [one] one place of the field, please: A1 to D4
   *[other] two places of the field, please: A1 to D4
}
help-places = Places are A1 (top left) to D4. The wolf types its hiding place unseen, then swaps two neighbours: C2 D3
help-winning = The dog goes one step: B2. It wins by turning the wolf, the wolf by the eighth sheep.

hidden = Round { $round } of { $rounds }: { $wolf } has hidden. The dog starts on { $dog }.
swapped = { $who }: { $one } and { $other } change places.
walked = { $found ->
    [known] { $who }: the dog goes to { $to }, a sheep, known already.
    [wolf] { $who }: the dog goes to { $to }, the wolf!
   *[sheep] { $who }: the dog goes to { $to }, a sheep.
}
found = Found! A token for { $dogs }.
escaped = Eight sheep and no wolf: it lies under { $place }. A token for { $wolf }.
victory = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
}
purse = Tokens: { $held }.
legend = { $columns }      ▪ covered, o a sheep, ( ) the dog

# What validate and score tell. `winner` is wolf, dog or nobody yet.

lines = Lines
rounds = Rounds
tokens = Tokens
column-line = line
column-event = event
column-verdict = verdict
column-round = round
column-wolf = wolf
column-outcome = outcome
column-turned = tiles turned
column-player = player
column-tokens = tokens
legal = { $winner ->
    [dog] legal: the wolf is found
    [wolf] legal: the wolf has escaped
   *[nobody] legal
}
outcome = { $winner ->
    [dog] found
    [wolf] escaped
   *[nobody] still hiding
}
unfinished = { $rounds ->
    [0] The game has not begun.
   *[other] The game is unfinished: { $decided } of { $rounds } rounds are decided.
}

# The hunt: where may the wolf be?

habits-are = a wolf's habits are chances between 0 and 1, for example --near 0.6 --far 0.3
habits-without-model = { $option } speaks of a wolf's habits: say --model habits as well, or leave it out
hunt-no-record = no record of { $game }: { $reason }
hunt-too-long = { $count } events are too many for one hunt, { $most } are the most
hunt-no-round = there is no round { $round } to hunt through: the record has { $rounds }
hunt-nothing = No round has begun yet: nothing to hunt.
hunt-legend = (dog)  · turned  ░▒▓█ how likely the wolf lies there
hunt-left-out = line { $line } was left out ({ $rule }): { $reason }
hunt-round = Round { $round }: { $wolf } hides
hunt-move = dog on { $place }
hunt-swap = swap { $one } { $other }
hunt-step = { $places ->
    [one] { $event }: found
   *[other] { $event }: { $places } places
}

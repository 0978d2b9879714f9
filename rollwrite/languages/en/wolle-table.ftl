# What is said at a table of Wolle, and about a game that was kept there.

welcome = Wolle, face { $face }, { $variant ->
        [no-cups] without cups
        [no-crossing] without crossing
       *[standard] standard
    }: { $players } sit at the table.
computers = The computer draws for { $players }.
circle-cups = Circle six cups, mix the sheets and hand them round.

ask-first-roll = Roll 1: throw, or what does the die show?
ask-drawing = Roll { $number } is a { $roll }: { $players }?
ask-roll = Roll { $number } is a { $roll }. Next: throw, or what does the die show?
ask-end = Roll { $number } is a { $roll }, the last one. Has everybody drawn? (end)
ask-nothing = The game is over (undo, quit)

rolled = Roll { $number }: { $roll }.
struck = The { $value } of the timer is struck; { $next } is next.
last-roll = The { $value } is struck, and that was the last die of the timer: draw once more, then count.
timer-starts = The first set is complete: all cross the hourglass. From roll { $number } on, { $top } or more strikes the top die.
circled = { $player } has cups at { $dots }.
passed = { $player } passes.
drew = { $player } draws { $steps } to { $end }{ $things ->
        [0] {""}
       *[other] : { $what }
    }. { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
drew-and-stopped = { $player } draws { $steps } and stops on the paw at { $end }{ $things ->
        [0] {""}
       *[other] : { $what }
    }. { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
stopped = { $player } stops on the paw.
cup-at = the cup { $dot } breaks

rolls-so-far = Rolls so far: { $rolls }
timer-waits = The timer waits for the first set.
timer-left = The timer runs since roll { $number }; left: { $left }
timer-out = The timer has run out.
seat = { $player }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $stopped ->
        [yes] stopped on the paw
       *[no] the yarn ends at { $end }
    }
seat-on-paper = { $player }: on paper{ $stopped ->
        [yes] , stopped on the paw
       *[no] {""}
    }

over = The game is over.
rank = { $rank }. { $player }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $objects ->
        [one] { $objects } toy
       *[other] { $objects } toys
    }
count-paper = On paper: { $players }. Count there, or take a photo for rollwrite score --table.
rolls = The rolls, for rollwrite score --rolls: { $rolls }

move = { $steps } to { $end }{ $things ->
        [0] {""}
       *[other] : { $what }
    }
hint = I would say: { $line }

help-rolls = throw lets me throw the die; a number from 1 to 6 tells what yours shows
help-drawings = Ann R4 D2 tells what Ann drew (U D L R and how many segments), Ann pass, Ann R2 stop; who tells at roll 1 tells every roll
help-paper = the others draw on paper and say only: set Ben (the first set), Ben stop (on the paw)
help-cups = cups Ann D4 F7 B9 H6 C11 J10 tells the cups on Ann's sheet, before she tells her first drawing
help-questions = moves Ann, hint Ann and mat Ann help whoever tells
help-end = end closes the game when the last roll is drawn, or when nobody wants to go on

header = 'game: wolle', 'players: Ann Ben', 'face: A' and 'variant: standard'
syntax = say 4 or throw, Ann R4 D2, Ann pass, Ann R2 stop, set Ben, Ben stop, cups Ann D4 F7 … or end
nobody = whom do you mean: { $players }?
bad-name = the name '{ $name }' will not do here: one word, no number, and none of the words the referee knows
name-players = name { $least } to { $most } players: --player Ann --player Ben, or --computer Cy
computer = I draw for { $player } myself

game-over = the game is over
no-more-rolls = the timer has run out: this was the last roll
not-told = { $players } { $count ->
        [one] has
       *[other] have
    } not told yet what was drawn: as in Ann R4 D2, or Ann pass
cups-too-late = { $player } has begun to draw: the cups stay as they are
cups-first = { $player }'s cups first: cups { $player } D4 F7 …, six of the darker spots
has-stopped = { $player } has stopped on the paw
has-drawn = { $player } has drawn for this roll
roll-first = first the die: throw, or a number
draws-on-paper = { $player } draws on paper, and I do not see the yarn
timer-runs = the timer runs already, since roll { $number }
tells-drawings = { $player } tells every drawing, so I know; a stop is told with its drawing: { $player } D2 stop

# Where the files of one table do not agree.

second-game = this is another kept game than the first one: one table has one
other-face = face { $face } here, but face { $table } { $source ->
        [die] was named beside the die
        [sheets] on the other sheets
        [files] in the other files
       *[told] at the table
    }
other-variant = { $variant } here, but { $table } { $source ->
        [sheets] on the other sheets
        [files] in the other files
       *[told] at the table
    }
same-player = { $player } is named on { $count } sheets: one each
stranger = { $player } does not sit at this table: { $players } do
other-roll = roll { $number } is { $roll } here, but { $others } at the table
too-many-rolls = { $count } rolls here, but { $table } at the table
too-few-rolls = { $count } rolls here, but { $table } at the table, and nothing had ended
other-timer = the timer is checked from roll { $said } on here, but { $number ->
        [0] nobody at the table has a set
       *[other] from roll { $number } on at the table
    }
other-drawing = at roll { $number } something else was told at the table
other-yarn = something else was told at the table than is drawn here
other-cups = the cups told at the table are { $dots }
stop-not-crossed = a stop was said at the table, but the paw is not crossed
stop-not-said = the paw is crossed, but no stop was said at the table
hourglass-missing = { $source ->
        [die] the timer was running beside the die
        [files] the timer was running in the other files
       *[sheets] the sheets of this game show a set, so the timer was running
    }, but the hourglass is not crossed here
hourglass-early = the hourglass is crossed, but the timer never started at the table
other-struck = { $count ->
        [one] { $count } die of the timer is
       *[other] { $count } dice of the timer are
    } struck here, but { $table } { $source ->
        [die] by the rolls of the die
        [files] by the rolls of the other files
       *[sheets] on the other sheets
    }

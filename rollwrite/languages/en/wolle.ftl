# Wolle. Rules are called by the names other programs know; everything else is said here.

# What is wrong with a turn.

after-stop = the yarn was stopped on the paw
after-end = the timer had run out with the roll before
segment-count =
    { $count ->
        [one] { $count } segment
       *[other] { $count } segments
    } drawn for a roll of { $roll }
turns-back = the yarn turns back on itself at { $dot }
second-right-angle = a second right angle at { $dot }; one a turn is allowed
leaves-grid = the yarn leaves the grid at { $dot }
drawn-already = the segment { $segment } is drawn already
block-in-the-way = a block is in the way of { $segment }
comes-back = the yarn comes back to { $dot }, which this variant forbids
stop-off-paw = only a drawing that ends on the paw { $paw } can stop; this one ends at { $end }
stop-without-drawing = only a drawing that ends on the paw { $paw } can stop; here nothing was drawn

cups-without-cups = this variant has no cups: leave them out
cup-count =
    { $count ->
        [one] { $count } cup
       *[other] { $count } cups
    } where { $belong } belong on the sheet
cup-twice = { $cup } is circled twice
cup-off-spot = { $cup } is not one of the darker spots of face { $face }

# What is wrong with a drawing whose order is not known.

loose-piece = the yarn at { $dot } does not hang together with the start { $start }
begins-elsewhere = the yarn does not begin at { $start }
several-ends = the yarn cannot end at { $ends } all at once, unless a segment was drawn twice
outside-grid = { $segment } lies outside the grid
no-segment = { $segment } is no segment between two neighbouring dots
ink-through = a line from { $dot } towards { $to } runs through block { $block }
ink-off = a line runs off the mat at { $dot }
ink-aslant = a line from { $dot } towards { $to } runs aslant: yarn goes straight from dot to dot
ink-between = a line from { $dot } towards { $to } ends between the two dots
ink-short = the line from { $dot } ends before it comes to { $to }
ink-loose = there is a line near { $dot } that misses the dots
no-order = there is no order of drawing that obeys the rolls { $rolls }
too-tangled = the yarn is too tangled to try every order of drawing: note the game turn by turn instead

# What is wrong with a line from a tablet.

line-misses-all = the line misses all dots; it begins near { $dot }
line-begins-loose = the line begins between the dots, near { $dot }
line-ends-loose = the line ends between the dots, near { $dot }
line-begins-elsewhere = the line does not begin at { $start }
line-leaves-grid = the line leaves the grid at { $dot }
line-outside = the line lies outside the grid
line-turns-back = the line turns back to { $dot } before it came to a dot
line-askew = from { $start } to { $end } the line runs askew
line-misses-dots = the line misses the dots from { $start } to { $end }
line-strays = the line strays from the segment { $segment }
line-clips = the line clips the block near { $dot }

line-needs = a drawn line needs --face and --rolls, as in --face A --rolls 6,4,3
line-no-wkt = not the WKT it should be, as in LINESTRING (67 40.4, 104.6 40.4)
line-nested = brackets within brackets without end: a line needs few of them
line-no-geojson = not the GeoJSON it should be: a LineString, or a feature with one
line-other-shape = a yarn is one LineString, this is a { $shape }
line-empty = the line has no points
line-off-sheet = the line leaves the sheet by far; its points should be millimetres on the sheet
line-too-long = the line is { $metres } m long, far too long for a yarn

# What is wrong with the words of a record, or of a call.

record-of-another-game = a record of this game says 'game: { $game }'
record-too-long = far too long for a game; from here on nothing was read
unknown-word = unknown word '{ $word }': a record knows { $known }
second-time = { $word } stands here a second time
misspelt-turn = '{ $words }': { $fault }
turn-without-roll = a turn begins with its roll, as in '4 D1 L3' or '3 pass'
turn-too-long = far too long for one turn
turn-without-drawing = what was drawn? Write runs like R4 D2, or 'pass'
turn-no-runs = runs are U, D, L or R and how many segments, as in D1 L3; then 'stop', or only 'pass'
no-roll = a die shows 1 to 6
no-such-roll = a die shows 1 to 6, not { $roll }
name-too-long = a name has { $most } letters at most
record-without-face = the face is missing: write 'face: A'
no-variant = no variant '{ $words }': choose { $known }
cups-too-many = far too many; the first few were read
cups-no-dot = '{ $word }' is no dot: write them like D4 F7, with spaces between
timer-no-roll = '{ $words }' is not the number of a roll, which counts from 1
rolls-of-a-call = rolls are numbers from 1 to 6, as in --rolls 6,4,3
bad-record = { $rule }: { $fault }; mend it first (rollwrite validate)
bad-record-turn = turn { $turn }, { $rule }: { $fault }; mend it first (rollwrite validate)
face-without-score = a face has no score; judge it with validate

# Players who cannot have sat round one table.

table-sheets = all players use the same face and the same variant
table-size =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }: the game is for { $least } to { $most }
table-names = two players are called '{ $name }': give each their own name
table-rolls = roll { $number } is common to all, but the players wrote { $rolls }

# Where boxes and yarn do not agree.

row-none = { $crossed }, but the yarn { $row ->
        [cup] breaks
       *[toy] reaches
    } none
row-too-few = the yarn { $row ->
        [cup] breaks
       *[toy] reaches
    } { $things }, but only { $crossed }
row-differs = the yarn { $row ->
        [cup] breaks
       *[toy] reaches
    } { $things }, but { $crossed }
things-at = the { $row ->
        [mouse] { $count ->
            [one] mouse
           *[other] mice
        }
        [sock] { $count ->
            [one] sock
           *[other] socks
        }
        [cup] { $count ->
            [one] cup
           *[other] cups
        }
       *[plane] { $count ->
            [one] plane
           *[other] planes
        }
    } at { $dots }
crossed = { $number } { $row ->
        [mouse] { $count ->
            [one] mouse is
           *[other] mice are
        }
        [sock] { $count ->
            [one] sock is
           *[other] socks are
        }
        [cup] { $count ->
            [one] cup is
           *[other] cups are
        }
       *[plane] { $count ->
            [one] plane is
           *[other] planes are
        }
    } crossed
number = { $count ->
        [0] no
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
       *[other] { $count }
    }
paw-not-crossed = the yarn ends on the paw at { $paw }, but the paw is not crossed
paw-crossed-only = the paw is crossed, but the yarn does not end on it at { $paw }
timer-without-hourglass = timer values are struck, but the hourglass is not crossed
timer-not-from-top = the struck timer values are not the topmost ones
set-without-hourglass = the yarn completes a set, but the hourglass is not crossed

# What is wrong with a face.

no-seed = '{ $seed }' makes no face: a seed has up to 17 letters, digits and dashes
seed-with-dashes = '{ $seed }' makes no face as it stands, but { $better } does: spaces become dashes
no-one-face = { $means ->
        [both] '{ $words }' means both sides of the sheet: choose A or B
        [new] '{ $words }' is another face each time: name the seed that was told
       *[own] '{ $words }' tells a face of somebody’s own from others, and cannot make it: give its file
    }
newer-generator = { $face } is a face of a newer rollwrite: this one does not know how to make it
variant = { $variant ->
        [no-cups] without cups
        [no-crossing] without crossing
       *[standard] with cups
    }
face-does-not-fit = this face does not fit into a code: corners should be multiples of 0.01, and blocks not too many
no-face-code = this code does not hold a face
no-face = there is no face '{ $face }': choose { $known }
bad-face = { $file }: { $where }: { $what }
face-no-toml = this is not TOML: look at line { $line }
face-far-too-long = this is not a face: a number or a list in it is far too long
face-unknown-key = unknown key; a face has { $known }
face-missing-key = is missing
face-name = should be a letter or a word: letters, digits and dashes, 20 at most
face-no-mood = there is no mood { $words }: choose { $known }
face-size = should be a whole number from 2 to { $most }
face-no-dot = { $words } is not a dot; dots are named like C4
face-dot-outside = { $dot } lies outside the grid, which ends at { $corner }
face-no-list = should be a list with something in it
face-no-number = { $words } is not a whole number from { $least } to { $most }
face-no-polygon = should have one key, polygon
face-few-corners = a polygon is a list of three corners or more
face-no-corner = { $words } is not a corner; corners are two numbers like [4.5, 7]
face-corner-off-mat = the corner { $words } lies off the mat
face-block-in-nobodys-way = is in nobody's way: lay it over a dot or across a segment
face-block-outline = its outline is flat or crosses itself: list the corners in order, once around
face-block-near = comes within { $distance } of { $what }: keep { $room } away, or cover it
face-thing-on-block = { $thing } lies on a block
face-start-row = { $dot } is not in row 1, below the ball of yarn
face-crowded-dot = one thing a dot: here are { $things }
face-no-way = no way leads from the start to { $thing }: open the blocks around it
face-uneven-toys = there should be as many mice as socks as planes
face-set-points =
    { $count ->
        [one] { $count } number
       *[other] { $count } numbers
    } for { $sets ->
        [one] { $sets } possible set
       *[other] { $sets } possible sets
    }
face-few-spots = the players choose { $least } of them, so there should be { $least } or more
face-short-timer = one number makes no column: add more, falling
face-rising-timer = { $below } stands below { $above }, but the column should fall all the way
the-thing = { $thing ->
        [start] the start
        [paw] the paw
        [mouse] the mouse
        [sock] the sock
        [plane] the plane
        [cup-spot] the cup spot
       *[dot] the dot
    }
a-thing = { $thing ->
        [start] a start
        [paw] a paw
        [mouse] a mouse
        [sock] a sock
        [plane] a plane
        [cup-spot] a cup spot
       *[dot] a dot
    }

# What a person sees.

fault = { $rule }: { $fault }
fault-of-turn = turn { $turn }: { $rule }: { $fault }
score = toys { $objects }, sets { $sets }, paw { $paw }, cups { $cups }: total { $total }
face-holds = Face { $face } holds together: { $dots } dots, { $segments } segments, { $toys ->
        [one] { $toys } toy
       *[other] { $toys } toys
    } of each kind, { $spots } cup spots, { $blocks ->
        [one] { $blocks } block
       *[other] { $blocks } blocks
    }.
all-legal = Every turn is legal.
not-legal = Not legal: { $count ->
        [one] one thing is
       *[other] { $count } things are
    } wrong.
obeys-rolls = The yarn obeys every roll.
can-be-legal = A legal game can have left this yarn.
cannot-tell = Too much of the yarn cannot be made out to tell whether a legal game left it.
moves = A roll of { $roll } from { $dot }
or-pass = Or pass.
nothing-fits = Nothing fits: pass.
over = The game is over for this player.
turns = Turns
legal = legal
pass = pass
stop = stop
toy-at = { $kind ->
        [mouse] mouse
        [sock] sock
       *[plane] plane
    } { $dot }
column-turn = turn
column-roll = roll
column-drawn = drawn
column-steps = steps
column-to = to
column-collects = collects
column-breaks = breaks
column-stop = stop
column-strikes = strikes
column-verdict = verdict
column-crossed = crossed
column-by-yarn = by the yarn
points-objects = toys
points-sets = sets
points-paw = paw
points-cups = cups
points-total = total
mat-legend =
    ○ start  ◉ end of the yarn  ♣ paw  ▒ block  o cup, x broken
    m mouse  s sock  p plane, a capital letter if reached  ! ╍ fault


# The pages at the table: short, the game's own words, no errors and nothing invalid.

pages = Pages
tonight = Tonight
die = Die
print = Print
evenings = Evenings

nothing-yet = Who won tonight?
nothing-yet-how = Photograph the sheets when the game is over, one by one or the whole table at once.
print-sheets = Print sheets
another-phone = Another phone
square-code = the square code of this evening
scan-to-join = Scan this with the camera of another phone in the same wifi, and it is at the table too.
print-code = Print the code
nobody-can-join = No other phone can come in: this computer is in no network, or it was started with --local.
photograph = Photograph sheets
send = Send
being-sent = being sent …
not-sent = it did not get through: is the wifi there?
try-again = Try again
away = No connection: is the wifi there, and the computer on?
new-link = The link of this evening is a new one: scan its square code again, as the computer shows it now.
being-read = being read …
waits =
    { $count ->
        [one] waits: one photo before it
       *[other] waits: { $count } photos before it
    }
put-away = put away
next-game = Next game
last-game = Back to the last game
next-sheet = Next sheet
who-won = Who won?
told-of = { $about }: { $told }
nobody-played = { $game }: an empty sheet
rank = rank { $rank }
questions =
    { $count ->
        [one] one question
       *[other] { $count } questions
    }
wins =
    { $count ->
        [one] { $who } wins!
       *[other] { $who } share the win!
    }

whose = Whose is this?
who-played = Who played?
name = Name
another-name = Another name
that-is-it = That's it
not-whose = wrong name
flat-sheet = the sheet of { $who }, laid flat
tap-to-correct = Tap the paper to correct something
same-player = { $count ->
       *[other] { $player } has { $count } sheets in this game: is one of them somebody else's, or the same paper twice?
    }
somebody-elses = Somebody else's
as-it-is = As it is
undo = Undo
delete-sheet = throw this sheet away
photographed-again =
    { $count ->
        [0] This sheet was photographed again: the new photo counts.
        [one] This sheet was photographed again: the new photo counts, and what you settled was kept.
       *[other] This sheet was photographed again: the new photo counts, and what you settled was kept.
    }
settle =
    { $count ->
        [one] Settle one question
       *[other] Settle { $count } questions
    }
one-of = { $number } of { $count }
skip = skip
back = back
not-this-one = Not this one?

ask-box = Is this box crossed?
box-yes = crossed
box-no = empty
now-box-yes = read as crossed
now-box-no = read as empty
ask-cup = Is this spot circled?
cup-yes = circled
cup-no = bare
now-cup-yes = read as circled
now-cup-no = read as bare
ask-segment = Is there yarn here?
segment-yes = yarn
segment-no = no yarn
now-segment-yes = read as yarn
now-segment-no = read as none
ask-ink = Is there a line here, off the segments?
ink-yes = a line
ink-no = no line
now-ink-yes = read as a line
now-ink-no = read as none
field-ink =
    { $other ->
        [none] near { $one }
       *[other] from { $one } towards { $other }
    }
field-segment = between { $one } and { $other }
field-cup = the spot { $one }
rows-mouse = mice
rows-sock = socks
rows-plane = planes
rows-cup = broken cups
row-mouse = mouse { $place }
row-sock = sock { $place }
row-plane = plane { $place }
row-cup = broken cup { $place }
row-hourglass = the hourglass
seat = Player { $number }
printed-cups = { $field }: the cups of this sheet were printed, so nothing about them can be misread
this-box = this box
row-paw = the paw
row-timer = die { $place } of the hourglass
round = Round { $number }
row-tens = tens { $place }
row-units = units { $place }
row-black = black { $place }
row-chips = chips { $place }
row-dog = dog { $place }
row-370 = 3-7-0 card { $place }
row-007 = 0-0-7 card { $place }
row-bone = the bone
row-plays = plays
row-wolf = Player { $place } the wolf
row-found = found
row-escaped = escaped

roll-number =
    { $count ->
        [0] No roll yet
       *[other] Roll { $count }
    }
throw = Throw
or-it-showed = or a real die showed
rolls-so-far = so far:
timer = the hourglass
struck = struck
first-set = Somebody has the first set
timer-waits = The hourglass waits for the first set.
timer-runs = The hourglass is running.
perhaps-last-roll =
    { $number ->
        [1] The next roll will be the last!
       *[other] A { $number } or more will be the last roll!
    }
game-over = That was the last roll: draw it, then count.
die-judges = The Wolle sheets are held against these rolls.
die-left-out = You did not play with the die of the phones: the sheets are counted without it.
die-too-few = So few rolls cannot have drawn all that yarn: the sheets are counted without this die.
not-this-die = We did not play with this die
with-this-die = We did play with this die
by-tapping = counted by tapping
about-file = { $file }: { $why }
taken-with-dashes = Faces have no spaces in their names: this is { $face }.
face-played = Face
odds = Odds (Volle Wolle)
odds-exact = Exact chances to meet the bid within three tries. 26+ costs a chip before the first throw: chips are what is left.
chips = chips
herd = top of the herd
more = one more
fewer = one less
count-volle-wolle = Count Volle Wolle
tokens = Tokens (Uly & Polly)
another-player = Another player
add = Add
thing-tokens = tokens
thing-points = points on sheep
thing-black = black sheep, points lost
thing-trio-370 = 3-7-0 cards
thing-trio-007 = 0-0-7 cards
thing-dogs = dogs
thing-bone = the bone
thing-chips = chips

game = Game
players = Players
players-a-line = Players, with commas between
sheets = Sheets
cups = Cups
cups-hand = circled by the players
cups-random = printed, by chance
cups-none = none
part = What of it
all-parts = everything
paper = Paper
language = Language
look = Look at it
preview = the first page
pdf = Get the PDF
print-at-100 = Print at 100 %, not fitted to the page.

no-evening-yet = No evening yet.
everything = Everything as a file
evening-name = Name of the evening
delete-evening = Throw the evening away
delete-evening-sure = All its sheets, counts and pictures will be gone.
delete-for-good = Throw it away for good
player-line =
    { $count ->
        [one] { $game }: one game, { $best ->
            [one] { $best } point
           *[other] { $best } points
        }
       *[other] { $game }: { $count } games, best { $best }, usually { $usual }
    }

# What is said instead of a page, or in a script's answer.

wrong-host = this server goes by another name: scan its code again
no-key = scan the square code of this evening to come in
wrong-origin = this came from another page: open ours and try again
not-understood = that was not understood: go back and try again
too-large = too large: one photo has at most 60 MB, all together 200 MB
too-slow = nothing came for half a minute: try again nearer to the wifi
too-many-photos = at most { $most } photos at once
no-photo = there was no photo: choose one and send it
no-picture = this is no picture: JPEG, PNG, WebP, HEIC, TIFF and PDF are read
no-sheet = no sheet found: come closer, and have all four corner marks in the picture
unread-face = only its code says which face this sheet has, and that cannot be read: take another photo, from nearer and straight from above
give-face = this sheet has a face of somebody's own that its code had no room for: it is read on the computer, with rollwrite score and the face's file
queue-full = too many photos are waiting: try again in a minute
no-such-sheet = there is no such sheet: perhaps it was thrown away
no-such-night = there is no such evening: perhaps it was thrown away
just-thrown-away = somebody has just thrown this away
no-such-page = there is nothing here
not-that-way = that cannot be done here
no-field = this sheet has no field { $field }
no-answer = { $field }: the answer is true, false, or ok
no-name = a name has one to { $longest } letters, and nobody else's
no-roll = a die shows 1 to 6
nothing-to-undo = there is nothing to take back
option-twice = { $option } is there twice: say it once
no-option = there is no option { $option }: { $known }
no-number = { $option } is a number, not { $value }
no-tally = { $game } is not counted by tapping
our-fault = something went wrong here, not with you: try again
cannot-listen = port { $port } of { $host } cannot be had ({ $why }): choose another with --port
store-locked = { $folder } is in use by another server: end that one, or choose another folder with --data
store-unusable = { $folder } cannot be used ({ $why }): mend that, or choose another folder with --data
store-foreign = { $folder } holds a database that is not ours: choose another folder with --data
store-newer = { $folder } was written by a newer version: update rollwrite
open-this = Open this on this computer:
scan-this = Scan this with the phones at the table (same wifi):
ctrl-c = Ctrl-C ends it. The evening will still be there.
too-many-sheets = at most { $most } sheets at once
local-or-host = --local and --host are two ways to say where to listen: choose one
no-seat = a name has one to { $longest } letters and nobody else's, and at most { $most } play
doubled = Sheet { $sheet } looked quite different on an earlier photo: is it the same paper again, or was it printed more than once?
two-papers = Two different sheets
same-paper = The same paper
face-both = A and B, on two sides
no-first-set = No set yet after all
other-games = The other games
any-word-is-a-face = A, B, both – or any word: each word is a face of its own.
another-face = Another face
word-on-the-sheet = The word or number on the sheet
new-face = A brand-new face

# The columns of `rollwrite nights`, and of the table of everything.

column-evening = evening
column-game = game
column-rank = rank
column-player = player
column-points = points
column-games = games
column-best = best
column-usual = usually
column-sheet = sheet
column-face = face
column-toys = toys
column-sets = sets
column-paw = paw
column-cups = cups
column-total = total
column-look = look at
column-fault = not read

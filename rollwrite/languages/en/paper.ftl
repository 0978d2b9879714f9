# What is said about printing, whatever the game.

no-paper = paper '{ $paper }' is unknown: choose { $known }
no-ink = ink '{ $ink }' is unknown: choose { $known }
per-page = { $count } sheets a page cannot be laid out: choose 1, 2 or 4
pieces-too-large = pieces of { $width } by { $height } mm do not fit on { $paper }: choose a larger paper
no-part = { $game } has no part '{ $part }': choose { $known }
sheet-count = { $count } score sheets cannot be printed: choose 1 to { $most }
fills-a-page = the score sheet of { $game } fills a page: leave --per-page out
too-many-players = { $count } players: the game is for up to { $most }

name-missing = a player without a name: write one after --player, or leave the option out
name-too-long = the name '{ $name }' is too long: { $longest } letters fit on a sheet
name-letters = the name '{ $name }' has letters that our fonts lack: write it another way

no-option = { $game } has no { $option }
stack-count = { $count } sheets cannot be printed: choose 1 to { $most }
few-sheets = { $players } players need as many sheets, not { $count }: leave --sheets out or raise it
cup-no-dot = --cups: '{ $cup }' is not a dot of face { $face }: hand, none, random, or six like { $example }
cup-no-spot = --cups: no spot for a cup at { $cup } on face { $face }: choose from { $spots }
cup-twice = --cups: { $cup } is named twice
cup-count = --cups: { $count } named, but { $needed } are needed

column-sheet = sheet
column-player = player
column-cups = cups, face { $face }
cups-as = { $cups ->
    [hand] by hand
   *[none] none
}
column-part = part
column-pages = pages
part = { $part ->
    [tables] bidding tables
    [cards] cards
    [chips] chips
    [help] help cards
    [tiles] tiles
    [tokens] tokens
    [dog] dog and rules
    [score] score sheets
   *[other] { $part }
}

no-icon = there is no picture called '{ $name }'
flock-size = { $count } sheep: the game needs { $needed }
flock-unreadable = cannot be understood ({ $reason })
flock-word = { $sheep } cannot have '{ $word }': choose { $known }

wrote = { $file }: { $pages ->
    [one] { $pages } page
   *[other] { $pages } pages
}
at-full-size = Print at 100 % (actual size), not fitted to the page.
ruler = The ruler on the page's left edge must measure 50 mm.
keep-face = The code has no room for the whole face { $face }: keep its file, to read these sheets it is given with --face.
both-sides = Print on both sides, turned over the long edge.
smaller = The sheets come out at { $percent } % of their true size.
stout-cards = Print tables, cards and chips on stout paper.
stout-tiles = Print the tiles on stout paper, or glue them onto card: nobody may see a wolf through the meadow.
dice = To play you also need a 12-sided, a 10-sided and an 8-sided die.

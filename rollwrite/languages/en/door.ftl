# What is said about calls and files, whatever the game.

as-it-is = { $text }
about-file = { $file }: { $reason }
file-exists = { $file } exists already: choose another name, or overwrite it with --force
no-language = there are no words in { $language }: choose { $known }
no-game = there is no game { $game }: choose { $known }
other-picture = a { $kind } is not read; save the picture as { $known }
empty-file = the file is empty
nobodys-file = not a photo, a drawn line or a record, which says 'game:' and { $games }
other-record = a record of { $wanted } is needed, and this is { $found }
found-text = { $form ->
    [kept] a kept game of { $game }: play hands out the players' records when it ends
    [line] a drawn line
    [face] a face file
    [end] what lay before the players of { $game } at the end
    [photo] a picture
   *[record] a record of { $game }
}
no-use-for-option = { $option } does not apply here, leave it out

# What score says, whatever the game.

sheet-id = sheet { $sheet }
look-at = look at { $field }: { $reason }
look-first = look at it first
standings = Standings, { $game }
standings-face = Standings, { $game } { $face }
column-rank = rank
column-player = player
column-points = points
two-to-standard-output = standard output takes one thing: leave out --json, or give the file a name
two-files-to-standard-output = standard output takes one thing: give the files names
a-folder = this is a folder, not a file
too-large = too large (over { $most } MB)
too-large-text = too large for a text ({ $size } MB)
no-text = not a text in UTF-8
no-picture-nor-text = neither a picture nor a text in UTF-8
no-toml = not the TOML it should be: look at line { $line }
far-too-long = not the TOML it should be: a number or a list in it is far too long
cannot-be-read = cannot be read ({ $why })
cannot-be-written = cannot be written ({ $why })
cannot-be-made = cannot be made ({ $why })
why = { $why ->
    [missing] there is no such file or folder
    [forbidden] that is not allowed
    [name] no file can have such a name
    [full] the disk is full
    [folder] it is a folder
    [closed] it is closed
   *[other] { $words }
}
stopped = stopped
our-fault = this should not happen ({ $kind }: { $words }); please report it
whole-table = a sheet of { $game } is a whole table already: leave --table out
other-game-at-table = this is { $game }, but { $table } is played at the table
empty-folder = there is nothing to read in this folder
ask-needs-a-person = --ask talks with a person: leave --json and - out

# What is off with the words of a call.

no-such-option = there is no option { $option }: see --help
no-such-option-but = there is no option { $option }: did you mean { $known }?
missing = { $what } is missing: see --help
bad-choice = { $option }: choose { $known }
bad-number = { $option }: this is not a number that will do, see --help
needs-value = { $option } needs something after it: see --help
option-twice = { $option } stands there twice: once will do
no-such-command = there is no command { $word }: choose { $known }
too-many-words = too many words: leave { $words } out, or see --help
new-face = The face is { $seed }: the same seed gives the same face for ever.

# Beside a bar, for a person who waits.

reading = reading
games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}

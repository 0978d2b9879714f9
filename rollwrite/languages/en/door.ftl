# What is said about calls and files, whatever the game.

as-it-is = { $text }
about-file = { $file }: { $reason }
file-exists = { $file } exists already: choose another name, or overwrite it with --force
no-language = there are no words in { $language }: choose { $known }
no-game = there is no game { $game }: choose { $known }
other-picture = a { $kind } is not read; save the picture as { $known }
empty-file = the file is empty
nobodys-file = not a photo, a drawn line or a record, which says 'game:' and { $games }
other-record = a record of { $wanted } is needed, and this is a { $found }
no-use-for-option = { $file }: { $option } does not apply here, leave it out

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
cannot-be-read = cannot be read ({ $why })
cannot-be-made = cannot be made ({ $why })
name-syntax = --name { $words }: write ID=NAME, as in K7Q2=Ann
stopped = stopped
our-fault = this should not happen ({ $kind }: { $words }); please report it

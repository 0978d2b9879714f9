# What is said at every table, whatever the game.

help = undo takes back your last line, show tells how things stand, quit leaves (the game is saved; play resumes it)
over = the game is over: undo takes back the last line, quit leaves
nothing-to-take-back = there is nothing to take back
taken-back = Taken back.

bad-name = the name '{ $name }' will not do: one word of up to { $longest } letters, digits, - or _
computer-stranger = the computer is to play '{ $name }', who is not among the players
no-level = there is no level '{ $level }': choose { $known }
damaged = the first line of the saved game is damaged: take it out, or begin anew with --new
not-resumed = this game cannot be resumed: line { $line }: { $reason }; mend it, or begin anew with --new
name-players = { $fault }; name them with --player Ann --player Ben, or --computer Cy
holds-a-game = { $file } holds a game: leave the names out to resume it, or begin anew with --new
no = no: { $reason }
kept = The game is kept in { $file }; { $again } goes on with it.
other-players = the saved game names other players than its first line: mend one, or begin anew with --new
handed-out = { $player }'s own record is in { $file }
no-use-for-option = { $option } does not apply here, leave it out

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
other-players = the saved game names other players than its first line: mend one, or begin anew with --new
handed-out = { $player }'s own record is in { $file }
others-play = { $file } holds a game of { $players }, not over yet: name the same or nobody to go on with it, choose another --save, or begin anew with --new
only-when-new = { $file } holds a game that was begun otherwise: leave { $option } out to go on with it, choose another --save, or begin anew with --new
no-kept-game = this holds something else than a game of { $game }, and stays as it is: choose another --save
put-aside = The game in { $file } is over; it is now in { $aside }. A new one begins.
no = no: { $reason }
kept = The game is kept in { $file }; rollwrite play { $game } --save { $file } goes on with it.
kept-over = The game of { $game } is over, and kept in { $file }. Name the players again, and the next one begins.

# What is said about the header of a record, whatever the game. `wanted` is what a whole header looks like.

header-first = the header comes first: { $wanted }
header-ends = the record ends before its header is complete: { $wanted }
header-unknown = the header has no line '{ $word }': { $wanted }
header-complete = the header is complete: now come the events
header-twice = the line '{ $word }' stands here a second time: one is enough
other-game = this is not a game of { $game }
player-count = { $count ->
    [one] { $count } player: the game is for { $least } to { $most }
   *[other] { $count } players: the game is for { $least } to { $most }
}
same-name = two players have the same name: give each their own

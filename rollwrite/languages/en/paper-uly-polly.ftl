# The words on the paper of Uly & Polly.

title = Uly & Polly
subject = Tiles, tokens, dog and score sheets for the game Uly & Polly
players = Players, clockwise – cross the box of everyone who plays
round = Round
who-was-wolf = Who was the wolf?
found = found
escaped = escaped
tokens = Tokens
how-to =
    Rounds: with 2 players 4, with 3 players 6, with 4 players 4, with 5 players 5. The wolf goes round to the left.
    Found: a token for everybody but the wolf. Escaped (eight sheep turned): a token for the wolf alone. Most tokens
    win.
glue = glue
fold = fold
build-dog = Cut Polly out, fold along the dashes, and glue the flap under the edge of the floor.
rules =
    Lay the sixteen sheep face down in a square of four by four. One player is Uly, the wolf: first, whoever saw a
    sheep last.

    Everybody else shuts their eyes. The wolf puts the wolf tile face down in the place of any sheep; that sheep
    sits out this round. Eyes open! Together the others put Polly on a tile, without turning it.

    Uly begins and must swap two tiles that touch, side to side or corner to corner. Any two, turned or not, but
    never the one under Polly.

    Then Polly goes one step in any direction. A tile that is face down is turned up and stays so; if it is up
    already, nothing happens. The players on Polly’s side take turns, from the wolf’s left.

    Polly turns up the wolf: found! A token for everybody but the wolf. The eighth sheep is turned up: Uly has
    escaped and takes a token alone. Then the wolf’s neighbour to the left is the wolf.

    With two or three players everybody is the wolf twice, with four or five once. Most tokens win, equals share.

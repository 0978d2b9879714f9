# The words on the sheets of Wolle.

title = Wolle
subject = Score sheets for the game Wolle
player = Name
set = set
cups-points = −2 each
sum-toys = toys
sum-sets = sets
sum-paw = paw
sum-cups = cups
sum-total = total
rules =
    One roll for all: draw that many segments, straight or with one corner, none twice, none through a block – or
    pass. Cross off every toy and cup you reach. On the paw you may stop: +5. At the first set, all cross the
    hourglass; from the next roll on, a roll as high as the top die strikes it. Last die gone: draw, then count 1 a
    toy and the number under each full column.

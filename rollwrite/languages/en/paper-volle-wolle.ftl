# The words on the paper of Volle Wolle.

title = Volle Wolle
subject = Bidding tables, cards, chips, help and score sheets for the game Volle Wolle
lower-first = lower goes first
help-title = What a bid brings
help-met = met
help-note =
    Without chips, plus or minus. Every chip and every plus point moves you up a line, every minus point down a
    line.
round =
    Lay out one card more than there are players. Bid in secret, reveal together. The highest bid begins; of equal
    bids the lower sheep number.
tries =
    First try: all three dice, three cards. Second: one die stays, two cards. Third: another die stays, one card.
    Missed: a chip.
help-use = After a try you may add your herd’s plus and pay chips, a point each. A minus must be taken off.
under = Under 14 after the third try: all black sheep on the table are yours.
rest = The last one takes what is left without rolling. With two, both roll; the first gets the rest.
plus-26 = 26+ costs a chip and goes before everybody; 26 is enough.
trio-370 = One counts 3, two count 14, three count nothing; then it begins again.
trio-007 = Nothing, nothing, but three together: 21.
dog = Exactly one dog: 9. No dog: two white sheep go back. Most dogs: −5.
bone = 4 for each of your dogs. A sheep showing a bone takes it from its owner, once.
name = Name
total = Total
herd = white sheep
tens = tens
units = units
black = black
chips = chips
how-to =
    No dog? First put two white sheep back. Add up the white sheep: cross the tens in one row and the units in the
    next (+10: a hundred more). Black sheep and chips: cross the number; +10 and +20 are added to it. Dogs, 3-7-0
    and 0-0-7: a cross for every card, from the left.

# The words in pictures.

ending = { $file }: a picture's name ends in .svg, .png or .pdf
no-mat = { $file }: there is no mat to draw a picture of; leave --picture out

odds = What a bid brings
odds-setting =
    with { $chips ->
        [one] { $chips } chip
       *[other] { $chips } chips
    } and { $herd ->
        [none] no plus or minus
       *[other] { $herd }
    } on the herd
odds-bid = bid
odds-three-cards = three cards
odds-two-cards = two cards
odds-one-card = one card
odds-chip = a chip
odds-black-sheep = a chip, under 14

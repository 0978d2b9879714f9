# The words on the paper of Volle Wolle.

chart-title = What a bid brings
chart-setting = with { $chips -> 
        [one] { $chips } chip
       *[other] { $chips } chips
    } and { $herd ->
        [none] no plus or minus
       *[other] { $herd }
    } on the herd
chart-bid = bid
chart-three-cards = three cards
chart-two-cards = two cards
chart-one-card = one card
chart-a-chip = a chip
chart-black-sheep = a chip, under 14

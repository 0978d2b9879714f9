# Die Wörter in Bildern.

ending = { $file }: der Name eines Bildes endet auf .svg, .png oder .pdf
no-mat = { $file }: hier gibt es keinen Teppich zu zeichnen; lass --picture weg

odds = Was ein Gebot bringt
odds-setting =
    mit { $chips ->
        [one] { $chips } Chip
       *[other] { $chips } Chips
    }{ $herd ->
        [none] , ohne Plus oder Minus
       *[other] { " " }und { $herd }
    } auf der Herde
odds-bid = Gebot
odds-three-cards = drei Karten
odds-two-cards = zwei Karten
odds-one-card = eine Karte
odds-chip = ein Chip
odds-black-sheep = ein Chip, unter 14

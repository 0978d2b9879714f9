# Les mots dans les images.

ending = { $file } : le nom d’une image finit par .svg, .png ou .pdf
no-mat = { $file } : il n’y a pas de tapis à dessiner ; omettez --picture

odds = Ce que rapporte une annonce
odds-setting =
    { $chips ->
        [0] sans jeton
        [one] avec { $chips } jeton
       *[other] avec { $chips } jetons
    }{ $herd ->
        [none] , sans bonus ni malus
       *[other] { " " }et { $herd }
    } sur le troupeau
odds-bid = annonce
odds-three-cards = trois cartes
odds-two-cards = deux cartes
odds-one-card = une carte
odds-chip = un jeton
odds-black-sheep = un jeton, moins de 14

# Les mots sur les feuilles de Wolle.

title = Wolle
subject = Feuilles de score pour le jeu Wolle
player = Nom
set = série
cups-points = −2 chacune
sum-toys = objets
sum-sets = séries
sum-paw = patte
sum-cups = tasses
sum-total = total
rules =
    Un lancer pour tous : tracez autant de segments, droit ou avec un angle, aucun deux fois ni à travers un bloc –
    ou passez. Cochez objets et tasses touchés. Sur la patte, vous pouvez finir : +5. À la première série, tous
    cochent le sablier ; ensuite, un jet égal ou supérieur raye le dé du haut. Dernier rayé : tracez, puis comptez 1
    par objet et le nombre sous chaque colonne pleine.

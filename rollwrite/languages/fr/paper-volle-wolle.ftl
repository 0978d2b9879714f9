# Les mots sur le papier de Volle Wolle.

title = Volle Wolle
subject = Tableaux d’enchères, cartes, jetons, aide et feuilles de score pour Volle Wolle
lower-first = le plus petit d’abord
help-title = Ce que rapporte une annonce
help-met = réussi
help-note =
    Sans jetons ni bonus ni malus. Chaque jeton et chaque point de bonus fait monter d’une ligne, chaque point de
    malus fait descendre.
round =
    Posez une carte de plus que de joueurs. Annoncez en secret, dévoilez ensemble. La plus haute annonce commence ;
    à égalité, le plus petit numéro de mouton.
tries =
    Premier essai : trois dés, trois cartes. Deuxième : un dé reste, deux cartes. Troisième : un autre reste, une
    carte. Raté : un jeton.
help-use =
    Après chaque essai, on peut ajouter le bonus du troupeau et payer des jetons, un point chacun. Un malus doit
    être retiré.
under = Moins de 14 au troisième essai : tous les moutons noirs de la table sont pour vous.
rest = Le dernier prend ce qui reste, sans lancer. À deux, le second lance aussi ; le reste va au premier.
plus-26 = 26+ coûte un jeton et passe avant tout le monde ; 26 suffit.
trio-370 = Un compte 3, deux comptent 14, trois ne comptent rien ; puis on recommence.
trio-007 = Rien, rien, mais trois ensemble comptent 21.
dog = Un seul chien : 9. Aucun chien : rendez deux moutons blancs. Le plus de chiens : −5.
bone = 4 par chien. Un mouton avec un os le prend à son propriétaire, une seule fois.
name = Nom
total = Total
herd = moutons blancs
tens = dizaines
units = unités
black = noirs
chips = jetons
how-to =
    Aucun chien ? Rendez d’abord deux moutons blancs. Additionnez les blancs : une croix pour les dizaines, une pour
    les unités (+10 : cent de plus). Moutons noirs et jetons : cochez le nombre ; +10 et +20 s’y ajoutent. Chiens,
    3-7-0 et 0-0-7 : une croix par carte, depuis la gauche.

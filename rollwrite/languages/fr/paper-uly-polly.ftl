# Les mots sur le papier d’Uly & Polly.

title = Uly & Polly
subject = Tuiles, jetons, chien et feuilles de score pour le jeu Uly & Polly
players = Joueurs, dans le sens horaire – cochez la case de chacun
round = Manche
who-was-wolf = Qui était le loup ?
found = trouvé
escaped = échappé
tokens = Jetons
how-to =
    Manches : 4 à deux joueurs, 6 à trois, 4 à quatre, 5 à cinq. Le rôle du loup passe à gauche. Trouvé : un jeton
    pour tous sauf le loup. Échappé (huit moutons retournés) : un jeton pour le loup seul. Le plus de jetons gagne.
glue = coller
fold = plier
build-dog = Découpez Polly, pliez le long des tirets et collez la languette sous le bord du sol.
rules =
    Posez les seize moutons face cachée, en carré de quatre sur quatre. Un joueur est Uly, le loup : d’abord celui
    qui a vu un mouton en dernier.

    Tous les autres ferment les yeux. Le loup glisse sa tuile, face cachée, à la place d’un mouton ; ce mouton se
    repose pendant la manche. Ouvrez les yeux ! Ensemble, les autres posent Polly sur une tuile sans la retourner.

    Uly commence et doit échanger deux tuiles qui se touchent par un côté ou par un coin. N’importe lesquelles,
    retournées ou non, mais jamais celle sous Polly.

    Puis Polly avance d’un pas, dans la direction de son choix. Une tuile cachée est retournée et le reste ; si elle
    est déjà visible, rien ne se passe. Les joueurs du côté de Polly jouent chacun leur tour, à partir de la gauche
    du loup.

    Polly retourne le loup : trouvé ! Un jeton pour tous sauf le loup. Le huitième mouton est retourné : Uly s’est
    échappé et gagne seul un jeton. Ensuite, le voisin de gauche du loup devient le loup.

    À deux ou trois joueurs, chacun est loup deux fois ; à quatre ou cinq, une fois. Le plus de jetons gagne, les ex
    æquo partagent.

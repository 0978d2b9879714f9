# Ce qui est dit des appels et des fichiers, quel que soit le jeu.

as-it-is = { $text }
about-file = { $file } : { $reason }
file-exists = { $file } existe déjà : choisissez un autre nom, ou remplacez-le avec --force
no-language = il n’y a pas de mots en { $language } : choisissez { $known }
no-game = il n’y a pas de jeu { $game } : choisissez { $known }
other-picture = le format { $kind } n’est pas lu ; enregistrez l’image en { $known }
empty-file = le fichier est vide
nobodys-file = ni une photo, ni un trait dessiné, ni une partie notée, qui dit 'game:' et { $games }
other-record = il faut une partie notée ({ $wanted }), et ceci est { $found }
found-text = { $form ->
    [kept] une partie gardée de { $game } : play remet les parties notées des joueurs quand elle finit
    [line] une ligne tracée
    [face] un fichier de face
    [end] ce qu’avaient les joueurs de { $game } à la fin
    [photo] une image
   *[record] une partie notée de { $game }
}
no-use-for-option = { $option } ne s’applique pas ici, omettez cette option

# Ce que dit score, quel que soit le jeu.

sheet-id = feuille { $sheet }
look-at = à regarder, { $field } : { $reason }
look-first = à regarder d’abord
standings = Classement, { $game }
standings-face = Classement, { $game } { $face }
column-rank = rang
column-player = joueur
column-points = points
two-to-standard-output = la sortie standard ne prend qu’une chose : omettez --json, ou donnez un nom au fichier
two-files-to-standard-output = la sortie standard ne prend qu’une chose : donnez un nom aux fichiers
a-folder = c’est un dossier, pas un fichier
too-large = trop grand (plus de { $most } Mo)
too-large-text = trop grand pour un texte ({ $size } Mo)
no-text = pas un texte en UTF-8
no-picture-nor-text = ni une image, ni un texte en UTF-8
no-toml = ce n’est pas le TOML attendu : regardez la ligne { $line }
far-too-long = ce n’est pas le TOML attendu : un nombre ou une liste y est bien trop long
cannot-be-read = lecture impossible ({ $why })
cannot-be-written = écriture impossible ({ $why })
cannot-be-made = création impossible ({ $why })
why = { $why ->
    [missing] il n’y a pas de tel fichier ou dossier
    [forbidden] ce n’est pas autorisé
    [name] aucun fichier ne peut porter un tel nom
    [full] le disque est plein
    [folder] c’est un dossier
    [closed] elle est fermée
   *[other] { $words }
}
stopped = arrêté
our-fault = cela ne devrait pas arriver ({ $kind } : { $words }) ; signalez-le-nous, s’il vous plaît
whole-table = une feuille ({ $game }) est déjà une table entière : omettez --table
other-game-at-table = ceci est { $game }, mais à cette table on joue à { $table }
empty-folder = il n’y a rien à lire dans ce dossier
ask-needs-a-person = --ask parle avec une personne : omettez --json et -

# Ce qui cloche dans les mots d’un appel.

no-such-option = il n’y a pas d’option { $option } : voyez --help
no-such-option-but = il n’y a pas d’option { $option } : vouliez-vous dire { $known } ?
missing = il manque { $what } : voyez --help
bad-choice = { $option } : choisissez { $known }
bad-number = { $option } : ce n’est pas un nombre qui convient, voyez --help
needs-value = il manque quelque chose après { $option } : voyez --help
option-twice = { $option } est là deux fois : une seule suffit
no-such-command = il n’y a pas de commande { $word } : choisissez { $known }
too-many-words = trop de mots : omettez { $words }, ou voyez --help
new-face = La face est { $seed } : la même graine donne toujours la même face.

# À côté d’une barre, pour qui attend.

reading = lecture
games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}

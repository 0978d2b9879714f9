# Ce dont la lecture d’une photo n’est pas sûre, et ce qui est dit des corrections.

faint-line = un trait pâle
perhaps-line = peut-être un trait
rubbed-out = bien plus pâle que le reste : gommé ?
drawn-twice = deux traits côte à côte : tracé deux fois ?
perhaps-astray =
    { $way ->
        [through] peut-être un trait à travers un bloc
        [off] peut-être un trait qui sort du tapis
        [short] peut-être un trait qui s’arrête avant son point
       *[other] peut-être un trait qui ne suit aucun segment
    }
incomplete-ring = un cercle incomplet
perhaps-ring = peut-être un cercle
six-or-none =
    { $count ->
        [one] une tasse est entourée : il en faut { $should }, ou aucune
       *[other] { $count } tasses sont entourées : il en faut { $should }, ou aucune
    }
faint-mark = une croix pâle
perhaps-mark = peut-être une croix
gap = { $empty } est vide, alors que { $crossed } est cochée

fix-syntax = --fix { $text } : écrivez CHAMP=yes, CHAMP=no ou RANGÉE=ok, par exemple mouse.3=no, cup:D4=yes, K7Q2/paw=no ou mouse=ok
fix-unknown = --fix { $fix } : cette feuille n’a pas de champ { $field } ; les noms sont dans la liste des choses à regarder
fix-both = --fix : { $field } serait à la fois yes et no : omettez l’un des deux
name-syntax = --name { $words } : écrivez ID=NOM, par exemple K7Q2=Ann
two-names = --name : la feuille { $sheet } porte deux noms : omettez l’un d’eux
fix-not-a-row = --fix { $fix } : { $field } est soit coché, soit non : répondez yes ou no
fix-only-ok = --fix { $fix } : { $field } est une rangée entière : corrigez ses cases, ou acceptez-la telle quelle avec { $field }=ok
fix-printed-cups = --fix { $fix } : les tasses de cette feuille ont été imprimées, il n’y a donc rien à mal lire

# Ce qui est dit des photos entières, et de plusieurs feuilles ensemble.

glimpses =
    { $count ->
        [one] une autre feuille n’est qu’en partie dans l’image, et laissée de côté
       *[other] { $count } autres feuilles ne sont qu’en partie dans l’image, et laissées de côté
    }
worker-stopped = une lecture a été interrompue, peut-être faute de mémoire : réessayez avec --jobs 1
not-a-picture = ce n’est pas une image : { $known } sont lus
too-many-pixels = trop de pixels : on lit des images de { $most } mégapixels au plus
too-many-pages = ce { $kind } a trop de pages : on lit des scans de { $most } pages au plus
file-cut-off = le fichier est incomplet : copiez-le à nouveau depuis le téléphone
damaged = ce { $kind } est abîmé et ne s’ouvre pas : copiez-le ou exportez-le à nouveau
photo-broke-the-reader = cette photo n’a pas pu être lue : refaites-la
doubled-id =
    { $count ->
       *[other] l’identifiant { $sheet } a été lu { $count } fois : feuille imprimée plusieurs fois, ou rephotographiée ?
    }
no-such-sheet = aucune feuille { $sheet } n’a été lue ; il y a { $known }
fix-which =
    { $count ->
        [0] --fix { $fix } : aucune feuille n’a été lue
       *[other] --fix { $fix } : { $count } feuilles ont été lues ; dites laquelle, par exemple K7Q2/{ $fix }
    }
fix-no-sheet = --fix { $fix } : aucune feuille { $sheet } n’a été lue ; il y a { $known }
one-sheet-please = la photo montre { $count } feuilles ; validate en juge une, score les lit toutes
no-yarn-to-judge = seule une feuille avec un fil peut être jugée ; score compte les autres
answers-damaged = ce n’est pas ce qu’il faudrait : un tableau par feuille, avec des lignes comme "mouse.3" = "no" ; corrigez ce fichier ou enlevez-le
annotated-copy = ceci est une copie où la lecture est dessinée par-dessus : donnez la photo elle-même
drawn-over = lecture dessinée : { $file }
answers-used =
    { $count ->
        [one] une réponse gardée dans { $file } a servi
       *[other] { $count } réponses gardées dans { $file } ont servi
    }
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

# Des feuilles dont seul le code connaît la face.
give-face = cette feuille a une face personnelle, trop grande pour son code : dites laquelle avec --face, par son fichier
unread-face = seul son code dit quelle face a cette feuille, et il est illisible : reprenez la photo, ou dites laquelle avec --face, une graine ou un fichier
other-face = cette feuille a une autre face que celle de --face : donnez la graine ou le fichier qui a servi à l’imprimer
give-one-face = le code de cette feuille est illisible : dites avec --face FICHIER laquelle des faces elle a
no-sheet-of-face = aucune feuille avec la face { $face } n’a été lue : omettez --face, ou dites quelle face elles ont
no-sheets = --name { $sheet } : aucune feuille n’a été lue

# Pourquoi une feuille ou une photo ne se lit pas, et que faire.

newer-version = cette feuille a été imprimée par une version plus récente : mettez rollwrite à jour et réessayez
too-dark = aucune feuille trouvée, la photo est trop sombre : reprenez-la avec plus de lumière
too-blurred = aucune feuille trouvée, la photo est trop floue : ne bougez pas et laissez l’appareil faire la mise au point
no-sheet = aucune feuille de rollwrite trouvée : photographiez la feuille entière avec ses quatre repères, à plat et nette
cut-off =
    { $side ->
        [top] la feuille est coupée en haut : photographiez la feuille entière
        [bottom] la feuille est coupée en bas : photographiez la feuille entière
        [left] la feuille est coupée à gauche : photographiez la feuille entière
       *[right] la feuille est coupée à droite : photographiez la feuille entière
    }
no-print = on ne distingue pas ce qui est imprimé sur la feuille : aplatissez le papier, évitez les reflets et photographiez-la d’en haut
much-in-doubt = trop de choses ne se lisent pas avec certitude sur la feuille : photographiez-la de plus près, nette, bien éclairée et sans rien dessus
not-read = pas lue
one-of-many =
    { $place ->
        [top-left] une feuille en haut à gauche ne se lit pas : { $why }
        [top] une feuille en haut ne se lit pas : { $why }
        [top-right] une feuille en haut à droite ne se lit pas : { $why }
        [left] une feuille à gauche ne se lit pas : { $why }
        [right] une feuille à droite ne se lit pas : { $why }
        [bottom-left] une feuille en bas à gauche ne se lit pas : { $why }
        [bottom] une feuille en bas ne se lit pas : { $why }
        [bottom-right] une feuille en bas à droite ne se lit pas : { $why }
       *[middle] une feuille au milieu ne se lit pas : { $why }
    }

# Corriger, question par question.
ask-about = { $file } :
ask = feuille { $sheet }, { $field } : { $reason } – { $kind ->
        [place] est-ce vraiment là ? (oui, non, skip, back, quit)
       *[row] est-ce bon ainsi ? (o, skip, back, quit)
    }
ask-help = dites oui ou non, o si c’est bon ainsi, skip, back ou quit ; ou réglez un autre endroit, par exemple mouse.3=no
ask-first = c’est la première question
answers-kept = { $count ->
        [one] Une réponse est gardée dans { $file }
       *[other] { $count } réponses sont gardées dans { $file }
    }
answers-of-others = { $file } a des réponses sur { $sheets }, qui n’est pas sur cette photo

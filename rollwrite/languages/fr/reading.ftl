# Ce dont la lecture d’une photo n’est pas sûre, et ce qui est dit des corrections.

faint-line = un trait pâle
perhaps-line = peut-être un trait
rubbed-out = bien plus pâle que le reste : gommé ?
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
give-face = cette feuille a une face à elle que son code ne dit pas : dites laquelle avec --face, une graine ou un fichier
other-face = cette feuille a une autre face que celle de --face : donnez le fichier qui a servi à l’imprimer
give-one-face = le code de cette feuille est illisible : dites avec --face FICHIER laquelle des faces elle a
no-sheet-of-face = aucune feuille avec la face { $face } n’a été lue : omettez --face, ou dites quelle face elles ont
no-sheets = --name { $sheet } : aucune feuille n’a été lue

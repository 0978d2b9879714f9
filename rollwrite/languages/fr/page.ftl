# Les pages à table : courtes, avec les mots du jeu, sans « erreur » ni « invalide ».

pages = Pages
tonight = Ce soir
die = Le dé
print = Imprimer
evenings = Soirées

nothing-yet = Qui a gagné ce soir ?
nothing-yet-how = Photographiez les feuilles à la fin de la partie, une par une ou toute la table d’un coup.
print-sheets = Imprimer des feuilles
another-phone = Un autre téléphone
square-code = le code carré de cette soirée
scan-to-join = Scannez ceci avec l’appareil photo d’un autre téléphone, dans le même wifi : il est à table lui aussi.
print-code = Imprimer le code
nobody-can-join = Aucun autre téléphone ne peut entrer : cet ordinateur n’est sur aucun réseau, ou il a été lancé avec --local.
photograph = Photographier les feuilles
send = Envoyer
being-sent = envoi en cours …
not-sent = la photo n’est pas passée : le wifi est-il là ?
try-again = Réessayer
away = Pas de connexion : le wifi est-il là, et l’ordinateur allumé ?
new-link = Le lien de la soirée a changé : scannez de nouveau le code carré que l’ordinateur montre maintenant.
being-read = lecture en cours …
waits =
    { $count ->
        [one] en attente : une photo avant elle
       *[other] en attente : { $count } photos avant elle
    }
put-away = enlever
next-game = Partie suivante
last-game = Revenir à la partie précédente
next-sheet = Feuille suivante
who-won = Qui a gagné ?
told-of = { $about } : { $told }
nobody-played = { $game } : une feuille vide
rank = rang { $rank }
questions =
    { $count ->
        [one] une question
       *[other] { $count } questions
    }
wins =
    { $count ->
        [one] { $who } gagne !
       *[other] { $who } gagnent ensemble !
    }

whose = À qui est cette feuille ?
who-played = Qui a joué ?
name = Nom
another-name = Un autre nom
that-is-it = C’est ça
not-whose = pas le bon nom
flat-sheet = feuille mise à plat : { $who }
tap-to-correct = Touchez la feuille pour corriger quelque chose
same-player = { $count ->
       *[other] { $player } a { $count } feuilles dans cette partie : l’une est-elle à quelqu’un d’autre, ou est-ce deux fois le même papier ?
    }
somebody-elses = À quelqu’un d’autre
as-it-is = Laisser ainsi
undo = Annuler
delete-sheet = jeter cette feuille
photographed-again =
    { $count ->
        [0] Cette feuille a été rephotographiée : la nouvelle photo compte.
        [one] Cette feuille a été rephotographiée : la nouvelle photo compte, et votre réponse a été gardée.
       *[other] Cette feuille a été rephotographiée : la nouvelle photo compte, et vos réponses ont été gardées.
    }
settle =
    { $count ->
        [one] Répondre à une question
       *[other] Répondre à { $count } questions
    }
one-of = { $number } sur { $count }
skip = passer
back = retour
not-this-one = Pas celle-ci ?

ask-box = Cette case est-elle cochée ?
box-yes = cochée
box-no = vide
now-box-yes = lue comme cochée
now-box-no = lue comme vide
ask-cup = Ce point est-il entouré ?
cup-yes = entouré
cup-no = libre
now-cup-yes = lu comme entouré
now-cup-no = lu comme libre
ask-segment = Y a-t-il du fil ici ?
segment-yes = du fil
segment-no = pas de fil
now-segment-yes = lu comme fil
now-segment-no = lu comme vide
ask-ink = Y a-t-il un trait ici, hors des segments ?
ink-yes = un trait
ink-no = pas de trait
now-ink-yes = lu comme un trait
now-ink-no = lu comme rien
field-ink =
    { $other ->
        [none] près de { $one }
       *[other] de { $one } vers { $other }
    }
field-segment = entre { $one } et { $other }
field-cup = l’emplacement { $one }
rows-mouse = souris
rows-sock = chaussettes
rows-plane = avions
rows-cup = tasses cassées
row-mouse = souris { $place }
row-sock = chaussette { $place }
row-plane = avion { $place }
row-cup = tasse cassée { $place }
row-hourglass = le sablier
seat = Joueur { $number }
printed-cups = { $field } : les tasses de cette feuille sont imprimées, rien à y lire de travers
this-box = cette case
row-paw = la patte
row-timer = dé { $place } du sablier
round = Manche { $number }
row-tens = dizaines { $place }
row-units = unités { $place }
row-black = noirs { $place }
row-chips = jetons { $place }
row-dog = chien { $place }
row-370 = carte 3-7-0 { $place }
row-007 = carte 0-0-7 { $place }
row-bone = l’os
row-plays = joue
row-wolf = Joueur { $place } le loup
row-found = trouvé
row-escaped = échappé

roll-number =
    { $count ->
        [0] Pas encore de lancer
       *[other] Lancer { $count }
    }
throw = Lancer
or-it-showed = ou bien un vrai dé montre
rolls-so-far = jusqu’ici :
timer = le sablier
struck = rayé
first-set = Quelqu’un a la première série
timer-waits = Le sablier attend la première série.
timer-runs = Le sablier coule.
perhaps-last-roll =
    { $number ->
        [1] Le prochain lancer sera le dernier !
       *[other] Avec un { $number } ou plus, ce sera le dernier lancer !
    }
game-over = C’était le dernier lancer : tracez-le, puis comptez.
die-judges = Les feuilles de Wolle sont comparées à ces lancers.
die-left-out = Vous n’avez pas joué avec le dé des téléphones : les feuilles sont comptées sans lui.
die-too-few = Si peu de lancers n’ont pas pu tracer tout ce fil : les feuilles sont comptées sans ce dé.
not-this-die = Nous avons joué sans ce dé
with-this-die = Nous avons joué avec ce dé
by-tapping = compté au doigt
about-file = { $file } : { $why }
taken-with-dashes = Les noms de faces n’ont pas d’espaces : voici { $face }.
face-played = Face
odds = Chances (Volle Wolle)
odds-exact = Chances exactes de réussir l’annonce en trois essais. 26+ coûte un jeton avant le premier lancer : comptez ceux qui restent.
chips = jetons
herd = dessus du troupeau
more = un de plus
fewer = un de moins
count-volle-wolle = Compter Volle Wolle
tokens = Jetons (Uly & Polly)
another-player = Une autre personne
add = Ajouter
thing-tokens = jetons
thing-points = points des moutons
thing-black = moutons noirs, points perdus
thing-trio-370 = cartes 3-7-0
thing-trio-007 = cartes 0-0-7
thing-dogs = chiens
thing-bone = l’os
thing-chips = jetons

game = Jeu
players = Joueurs
players-a-line = Joueurs, séparés par des virgules
sheets = Feuilles
cups = Tasses
cups-hand = entourées par les joueurs
cups-random = imprimées, au hasard
cups-none = aucune
part = Éléments
all-parts = tout
paper = Papier
language = Langue
look = Regarder
preview = la première page
pdf = Obtenir le PDF
print-at-100 = Imprimez à 100 %, sans ajuster à la page.

no-evening-yet = Pas encore de soirée.
everything = Tout dans un fichier
evening-name = Nom de la soirée
delete-evening = Jeter la soirée
delete-evening-sure = Toutes ses feuilles, ses comptes et ses photos seront perdus.
delete-for-good = Jeter pour de bon
player-line =
    { $count ->
        [one] { $game } : une partie, { $best ->
            [one] { $best } point
           *[other] { $best } points
        }
       *[other] { $game } : { $count } parties, record { $best }, d’habitude { $usual }
    }

# Ce qui est dit à la place d’une page, ou dans la réponse à un script.

wrong-host = ce serveur porte un autre nom : scannez à nouveau son code
no-key = scannez le code carré de la soirée pour entrer
wrong-origin = cela vient d’une autre page : ouvrez la nôtre et recommencez
not-understood = cela n’a pas été compris : revenez en arrière et recommencez
too-large = trop grand : une photo fait au plus 60 Mo, toutes ensemble 200 Mo
too-slow = rien n’est arrivé pendant une demi-minute : recommencez plus près du wifi
too-many-photos = au plus { $most } photos à la fois
no-photo = il n’y avait pas de photo : choisissez-en une et envoyez-la
no-picture = ce n’est pas une image : JPEG, PNG, WebP, HEIC, TIFF et PDF sont lus
no-sheet = pas de feuille trouvée : approchez-vous, avec les quatre coins marqués dans l’image
unread-face = seul son code dit quelle face a cette feuille, et il est illisible : reprenez la photo, de plus près et bien d’en haut
give-face = cette feuille a une face personnelle, trop grande pour son code : elle se lit sur l’ordinateur, avec rollwrite score et le fichier de la face
queue-full = trop de photos attendent : recommencez dans une minute
no-such-sheet = cette feuille n’est pas là : peut-être a-t-elle été jetée
no-such-night = cette soirée n’est pas là : peut-être a-t-elle été jetée
just-thrown-away = quelqu’un vient de jeter cela
no-such-page = il n’y a rien ici
not-that-way = cela ne se fait pas ici
no-field = cette feuille n’a pas de champ { $field }
no-answer = { $field } : la réponse est true, false ou ok
no-name = un nom a de une à { $longest } lettres, et n’est à personne d’autre
no-roll = un dé montre de 1 à 6
nothing-to-undo = il n’y a rien à annuler
option-twice = { $option } est donné deux fois : une seule suffit
no-option = il n’y a pas d’option { $option } : { $known }
no-number = { $option } est un nombre, pas { $value }
no-tally = { $game } ne se compte pas du doigt
our-fault = quelque chose a mal tourné ici, pas chez vous : recommencez
cannot-listen = le port { $port } de { $host } n’est pas libre ({ $why }) : choisissez-en un autre avec --port
store-locked = { $folder } sert à un autre serveur : arrêtez-le, ou choisissez un autre dossier avec --data
store-unusable = { $folder } ne peut pas servir ({ $why }) : remédiez-y, ou choisissez un autre dossier avec --data
store-foreign = { $folder } contient une base de données qui n’est pas la nôtre : choisissez un autre dossier avec --data
store-newer = { $folder } a été écrit par une version plus récente : mettez rollwrite à jour
open-this = Ouvrez ceci sur cet ordinateur :
scan-this = Scannez ceci avec les téléphones de la table (même wifi) :
ctrl-c = Ctrl-C arrête tout. La soirée sera encore là.
too-many-sheets = au plus { $most } feuilles à la fois
local-or-host = --local et --host disent tous deux où écouter : n’en gardez qu’un
no-seat = un nom a de une à { $longest } lettres, différent des autres, et l’on joue à { $most } au plus
doubled = La feuille { $sheet } était bien différente sur une photo précédente : est-ce la même, ou a-t-elle été imprimée plusieurs fois ?
two-papers = Deux feuilles différentes
same-paper = La même feuille
face-both = A et B, recto verso
no-first-set = Finalement, pas encore de série
other-games = Les autres jeux
any-word-is-a-face = A, B, both (les deux) – ou n’importe quel mot : chaque mot est une face à part.
another-face = Une autre face
word-on-the-sheet = Le mot ou le nombre sur la feuille
new-face = Une face toute neuve

# The columns of `rollwrite nights`, and of the table of everything.

column-evening = soirée
column-game = jeu
column-rank = rang
column-player = joueur
column-points = points
column-games = parties
column-best = record
column-usual = d’ordinaire
column-sheet = feuille
column-face = face
column-toys = jouets
column-sets = séries
column-paw = patte
column-cups = tasses
column-total = total
column-look = à regarder
column-fault = non lu

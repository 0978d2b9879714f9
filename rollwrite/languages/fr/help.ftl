# Ce que dit --help. L’anglais est écrit à côté de chaque option ; `any` vaut pour toutes les commandes.

rollwrite = Des jeux de papier que l’ordinateur comprend : imprimez les feuilles, jouez à table, comptez d’après une photo.
rollwrite-version = Quelle version c’est.
any-help = Montre cette aide.
any-lang = en, fr ou de ; sans l’option : la langue de votre système.
any-as-json = Un seul document JSON sur la sortie standard, rien d’autre.
any-force = Remplace ce qui existe déjà.
any-game = wolle, volle-wolle ou uly-polly.
any-face = Wolle : A, B, une graine, new, ou un fichier de face.
any-data = Où les soirées sont gardées ; sans l’option : votre dossier de données.
any-deck = Volle Wolle : un fichier de cartes à vous.

score = Lit et compte des feuilles en photo et des parties notées, beaucoup à la fois.
score-files = Photos, scans (PDF), parties notées, dossiers, ou -.
score-rolls = Les lancers de la partie, par exemple 6,4,3 : le fil les respecte-t-il ?
score-face = Wolle : la face, si son code est illisible ou n’a pas la place pour elle.
score-fix = Corrige une lecture : mouse.3=no, cup:D4=yes, K7Q2/paw=no, mouse=ok.
score-name = À qui est la feuille : K7Q2=Ann.
score-annotate = Un dossier pour des copies des photos, avec la lecture dessinée par-dessus.
score-table = Tous les fichiers sont une seule partie à une table : s’accordent-ils ?
score-ask = Pose une question pour chaque doute ; les réponses sont gardées à côté de la photo.
score-csv = Un tableau de tous les joueurs pour un tableur.
score-jobs = Combien de processus ; sans l’option : un par cœur.
score-debug = Un dossier pour une image de chaque étape de la lecture.

validate = Est-ce permis ? Chaque faute avec son tour, sa règle et sa place.
validate-file = Une partie notée, une photo, un fichier de face, ou un trait en GeoJSON ou WKT, en mm.
validate-face = Pour un trait ou une photo : A, B, une graine, ou un fichier de face.
validate-rolls = Pour un trait ou une photo : les lancers dans l’ordre, par exemple 6,4,3.
validate-variant = Pour un trait ou une photo : standard, no-cups ou no-crossing.
validate-cups = Pour un trait dessiné : les six tasses, par exemple D4,F7,…
validate-picture = Wolle : le tapis avec le fil : .svg, .png, .pdf ou -.

moves = Toutes les façons de continuer le fil d’une partie notée de Wolle pour un lancer.
moves-record = Une partie notée de Wolle.
moves-roll = Ce que montre le dé.

odds = Volle Wolle : les chances exactes d’une annonce, et le meilleur dé à garder.
odds-bid = De 14 à 26, ou 26+ ; sans l’option : toutes les annonces.
odds-chips = Les jetons que l’on peut dépenser, après avoir payé 26+.
odds-modifier = Le bonus ou le malus sur le troupeau.
odds-rolled = Ce que montrent le d12, le d10 et le d8, par exemple 12,10,3 : que garder ?
odds-kept = Avec --rolled, après le deuxième essai : le dé déjà gardé, par exemple d12.
odds-chart = Toutes les annonces en image : .svg, .png, .pdf ou -.

balance = Volle Wolle : l’ordinateur joue contre lui-même et montre si les cartes sont équilibrées.
balance-games = Combien de parties.
balance-deck = Un fichier de cartes à vous ; sans l’option : les cartes de la maison.
balance-seed = Une autre graine : d’autres parties.
balance-jobs = Combien de processus ; d’habitude tous les cœurs.

hunt = Où peut être le loup ? Les chances de chaque place après chaque coup, d’après ce que tous ont vu.
hunt-record = Une partie notée d’Uly & Polly.
hunt-model = À quoi s’attend le côté du chien.
hunt-near = Avec habits : la chance d’échanger sa propre tuile, le chien à un pas (0.6).
hunt-far = Avec habits : la même, le chien plus loin (0.3).
hunt-picture = Les terrains de la dernière manche : .svg, .png, .pdf ou -.
hunt-round-number = Seulement cette manche.

play = Un arbitre à table : tapez ce qui se passe, il connaît les règles. Gardé après chaque ligne.
play-player = Le nom d’un joueur ; une fois pour chacun, dans l’ordre des places.
play-computer = Un joueur que tient l’ordinateur.
play-level = La force de l’ordinateur.
play-auto = Le programme lance les dés et distribue les cartes.
play-seed = Pour un hasard qui se répète.
play-save = Où la partie est gardée (GAME.txt) : reprise s’il y en a une.
play-new = Recommence, par-dessus ce que contient le fichier.
play-variant = Wolle : standard, no-cups ou no-crossing.

print = Fait un PDF à imprimer chez soi : feuilles, cartes, tuiles.
print-out = Le PDF à écrire ; - est la sortie standard.
print-paper = a4, a5 ou letter.
print-seed = Même graine et mêmes options : le même fichier.
print-ink = full, ou low : des contours au lieu d’aplats.
print-face = Wolle : A, B, both (recto verso), une graine, new, ou un fichier de face.
print-sheets = Combien de feuilles, ou de feuilles de score pour les autres jeux ; d’habitude une page pleine.
print-per-page = De celles-ci, 1, 2 ou 4 par page.
print-cups = Wolle : hand, none, random, ou six places comme D4,F7,…
print-player = Un nom à imprimer sur une feuille ; une fois par joueur.
print-part = Les autres jeux : quelle partie imprimer.

face = Wolle : montre une face. Tout nombre ou mot en est une, et toujours la même.
face-face = A, B, une graine comme 2026 ou summer-fair, new, ou un fichier.
face-out = L’écrit comme fichier de face, à modifier.
face-picture = Le tapis tel que la feuille le montre : .svg, .png, .pdf ou -.

layout = Dit ce qui est imprimé où sur la feuille d’un jeu, en millimètres.

serve = Des pages pour les téléphones à table, sur le même wifi : photographier, répondre, voir qui a gagné.
serve-host = L’adresse où écouter ; sans l’option : toutes celles de cette machine.
serve-port = 0 en prend un libre.
serve-lang = en, fr ou de ; sans l’option : la langue de chaque téléphone.
serve-local = Pour cette machine seulement : pas de téléphones.
serve-new-key = Les liens et codes donnés auparavant ne laissent plus entrer personne.

nights = Les soirées que serve a gardées : qui a joué, qui a gagné, les meilleurs scores et les scores habituels.

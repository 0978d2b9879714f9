# Wolle. Les règles gardent les noms que d’autres programmes connaissent ; tout le reste est dit ici.

# Ce qui ne va pas dans un tour.

after-stop = le fil s’est arrêté sur la patte
after-end = le sablier s’était vidé au lancer précédent
segment-count =
    { $count ->
        [one] { $count } segment tracé
       *[other] { $count } segments tracés
    } pour un lancer de { $roll }
turns-back = le fil fait demi-tour en { $dot }
second-right-angle = un second angle droit en { $dot } ; un seul par tour est permis
leaves-grid = le fil sort de la grille en { $dot }
drawn-already = le segment { $segment } est déjà tracé
block-in-the-way = un bloc barre le chemin de { $segment }
comes-back = le fil revient en { $dot }, ce que cette variante interdit
stop-off-paw = on ne peut s’arrêter que si le tracé finit sur la patte { $paw } ; celui-ci finit en { $end }
stop-without-drawing = on ne peut s’arrêter que si le tracé finit sur la patte { $paw } ; ici rien n’a été tracé

cups-without-cups = cette variante se joue sans tasses : omettez-les
cup-count =
    { $count ->
        [one] { $count } tasse
       *[other] { $count } tasses
    }, alors qu’il en faut { $belong } sur la feuille
cup-twice = { $cup } est entouré deux fois
cup-off-spot = { $cup } n’est pas l’un des points plus foncés de la face { $face }

# Ce qui ne va pas dans un dessin dont l’ordre n’est pas connu.

loose-piece = le fil en { $dot } n’est pas relié au départ { $start }
begins-elsewhere = le fil ne commence pas en { $start }
several-ends = le fil ne peut pas finir à la fois en { $ends }, sauf si un segment a été tracé deux fois
outside-grid = { $segment } est hors de la grille
no-segment = { $segment } n’est pas un segment entre deux points voisins
ink-through = un trait allant de { $dot } vers { $to } traverse le bloc { $block }
ink-off = un trait sort du tapis en { $dot }
ink-aslant = un trait allant de { $dot } vers { $to } va de biais : le fil va tout droit de point en point
ink-between = un trait allant de { $dot } vers { $to } s’arrête entre les deux points
ink-short = le trait venant de { $dot } s’arrête avant d’arriver en { $to }
ink-loose = près de { $dot }, un trait passe à côté des points
no-order = aucun ordre de tracé ne respecte les lancers { $rolls }
too-tangled = le fil est trop emmêlé pour essayer tous les ordres de tracé : notez plutôt la partie tour par tour

# Ce qui ne va pas dans un trait venu d’une tablette.

line-misses-all = le trait ne touche aucun point ; il commence près de { $dot }
line-begins-loose = le trait commence entre les points, près de { $dot }
line-ends-loose = le trait finit entre les points, près de { $dot }
line-begins-elsewhere = le trait ne commence pas en { $start }
line-leaves-grid = le trait sort de la grille en { $dot }
line-outside = le trait est hors de la grille
line-turns-back = le trait revient vers { $dot } avant d’avoir atteint un point
line-askew = de { $start } à { $end }, le trait va de travers
line-misses-dots = le trait manque les points de { $start } à { $end }
line-strays = le trait s’écarte du segment { $segment }
line-clips = le trait mord sur le bloc près de { $dot }

line-needs = un trait dessiné a besoin de --face et de --rolls, par exemple --face A --rolls 6,4,3
line-no-wkt = ce n’est pas le WKT attendu, par exemple LINESTRING (67 40.4, 104.6 40.4)
line-nested = des parenthèses dans des parenthèses sans fin : un trait en demande peu
line-no-geojson = ce n’est pas le GeoJSON attendu : un LineString, ou une Feature qui en contient un
line-other-shape = un fil est un seul LineString, et ceci est un { $shape }
line-empty = le trait n’a pas de points
line-off-sheet = le trait sort largement de la feuille ; ses points doivent être des millimètres sur la feuille
line-too-long = le trait mesure { $metres } m, bien trop long pour un fil

# Ce qui ne va pas dans les mots d’une partie notée, ou d’un appel.

record-of-another-game = une partie notée de ce jeu dit 'game: { $game }'
record-too-long = bien trop long pour une partie ; à partir d’ici, rien n’a été lu
unknown-word = mot inconnu, « { $word } » : une partie notée connaît { $known }
second-time = { $word } est là une seconde fois
misspelt-turn = « { $words } » : { $fault }
turn-without-roll = un tour commence par son lancer, par exemple '4 D1 L3' ou '3 pass'
turn-too-long = bien trop long pour un tour
turn-without-drawing = qu’est-ce qui a été tracé ? Écrivez des traits comme R4 D2, ou 'pass'
turn-no-runs = un trait, c’est U, D, L ou R et le nombre de segments, par exemple D1 L3 ; puis 'stop', ou seulement 'pass'
no-roll = un dé montre de 1 à 6
no-such-roll = un dé montre de 1 à 6, pas { $roll }
name-too-long = un nom a { $most } lettres au plus
record-without-face = il manque la face : écrivez 'face: A'
no-variant = pas de variante « { $words } » : choisissez { $known }
cups-too-many = bien trop ; seules les premières ont été lues
cups-no-dot = « { $word } » n’est pas un point : écrivez-les comme D4 F7, séparés par des espaces
timer-no-roll = « { $words } » n’est pas le numéro d’un lancer ; on compte à partir de 1
rolls-of-a-call = les lancers sont des nombres de 1 à 6, par exemple --rolls 6,4,3
bad-record = { $rule } : { $fault } ; corrigez-le d’abord (rollwrite validate)
bad-record-turn = tour { $turn }, { $rule } : { $fault } ; corrigez-le d’abord (rollwrite validate)
face-without-score = une face n’a pas de score ; jugez-la avec validate

# Des joueurs qui ne peuvent pas avoir joué à la même table.

table-sheets = tous les joueurs utilisent la même face et la même variante
table-size =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    } : le jeu se joue de { $least } à { $most }
table-names = deux joueurs s’appellent « { $name } » : donnez à chacun son nom
table-rolls = le lancer { $number } est commun à tous, mais les joueurs ont noté { $rolls }

# Là où les cases et le fil ne s’accordent pas.

row-none = { $crossed }, mais le fil n’en { $row ->
        [cup] casse
       *[toy] atteint
    } { $row ->
        [plane] aucun
       *[other] aucune
    }
row-too-few = le fil { $row ->
        [cup] casse
       *[toy] atteint
    } { $things }, mais seulement { $crossed }
row-differs = le fil { $row ->
        [cup] casse
       *[toy] atteint
    } { $things }, mais { $crossed }
things-at = { $row ->
        [mouse] { $count ->
            [one] la souris
           *[other] les souris
        }
        [sock] { $count ->
            [one] la chaussette
           *[other] les chaussettes
        }
        [cup] { $count ->
            [one] la tasse
           *[other] les tasses
        }
       *[plane] { $count ->
            [one] l’avion
           *[other] les avions
        }
    } en { $dots }
crossed = { $row ->
        [mouse] { $count ->
            [0] aucune souris n’est cochée
            [1] une souris est cochée
           *[other] { $number } souris sont cochées
        }
        [sock] { $count ->
            [0] aucune chaussette n’est cochée
            [1] une chaussette est cochée
           *[other] { $number } chaussettes sont cochées
        }
        [cup] { $count ->
            [0] aucune tasse n’est cochée
            [1] une tasse est cochée
           *[other] { $number } tasses sont cochées
        }
       *[plane] { $count ->
            [0] aucun avion n’est coché
            [1] un avion est coché
           *[other] { $number } avions sont cochés
        }
    }
number = { $count ->
        [0] zéro
        [1] un
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
        [7] sept
        [8] huit
        [9] neuf
        [10] dix
       *[other] { $count }
    }
paw-not-crossed = le fil finit sur la patte en { $paw }, mais la patte n’est pas cochée
paw-crossed-only = la patte est cochée, mais le fil n’y finit pas, en { $paw }
timer-without-hourglass = des dés du sablier sont rayés, mais le sablier n’est pas coché
timer-not-from-top = les dés rayés du sablier ne sont pas ceux du haut
set-without-hourglass = le fil complète une série, mais le sablier n’est pas coché

# Ce qui ne va pas dans une face.

no-face = il n’y a pas de face « { $face } » : choisissez { $known }
bad-face = { $file } : { $where } : { $what }
face-no-toml = ce n’est pas du TOML : regardez la ligne { $line }
face-far-too-long = ce n’est pas une face : un nombre ou une liste y est bien trop long
face-unknown-key = clé inconnue ; une face a { $known }
face-missing-key = il manque cette clé
face-name = il faut une lettre ou un mot : lettres, chiffres et tirets, 20 au plus
face-no-mood = il n’y a pas d’ambiance { $words } : choisissez { $known }
face-size = il faut un nombre entier de 2 à { $most }
face-no-dot = { $words } n’est pas un point ; les points s’écrivent comme C4
face-dot-outside = { $dot } est hors de la grille, qui finit en { $corner }
face-no-list = il faut une liste qui contient quelque chose
face-no-number = { $words } n’est pas un nombre entier de { $least } à { $most }
face-no-polygon = il faut une seule clé, polygon
face-few-corners = un polygone est une liste d’au moins trois coins
face-no-corner = { $words } n’est pas un coin ; un coin, ce sont deux nombres comme [4.5, 7]
face-corner-off-mat = le coin { $words } est hors du tapis
face-block-in-nobodys-way = ne gêne personne : posez-le sur un point ou en travers d’un segment
face-block-outline = son contour est plat ou se croise : donnez les coins dans l’ordre, en un seul tour
face-block-near = passe à { $distance } de { $what } : laissez { $room } de distance, ou recouvrez-le
face-thing-on-block = { $thing } est sur un bloc
face-start-row = { $dot } n’est pas dans la rangée 1, sous la boule de laine
face-crowded-dot = une seule chose par point : il y a ici { $things }
face-no-way = depuis le départ, aucun chemin ne mène ici ({ $thing }) : ouvrez les blocs alentour
face-uneven-toys = il faut autant de souris que de chaussettes et que d’avions
face-set-points =
    { $count ->
        [one] { $count } nombre
       *[other] { $count } nombres
    } pour { $sets ->
        [one] { $sets } série possible
       *[other] { $sets } séries possibles
    }
face-few-spots = les joueurs en choisissent { $least } : il en faut { $least } ou plus
face-short-timer = un seul nombre ne fait pas une colonne : ajoutez-en, de plus en plus petits
face-rising-timer = { $below } est sous { $above }, mais la colonne doit descendre jusqu’en bas
the-thing = { $thing ->
        [start] le départ
        [paw] la patte
        [mouse] la souris
        [sock] la chaussette
        [plane] l’avion
        [cup-spot] la place de tasse
       *[dot] le point
    }
a-thing = { $thing ->
        [start] un départ
        [paw] une patte
        [mouse] une souris
        [sock] une chaussette
        [plane] un avion
        [cup-spot] une place de tasse
       *[dot] un point
    }

# Ce qu’une personne voit.

fault = { $rule } : { $fault }
fault-of-turn = tour { $turn } : { $rule } : { $fault }
score = objets { $objects }, séries { $sets }, patte { $paw }, tasses { $cups } : total { $total }
face-holds = La face { $face } tient debout : { $dots } points, { $segments } segments, { $toys ->
        [one] { $toys } objet
       *[other] { $toys } objets
    } de chaque sorte, { $spots } places de tasse, { $blocks ->
        [one] { $blocks } bloc
       *[other] { $blocks } blocs
    }.
all-legal = Tous les tours sont permis.
not-legal = Pas permis : { $count ->
        [one] une chose ne va pas
       *[other] { $count } choses ne vont pas
    }.
obeys-rolls = Le fil respecte tous les lancers.
can-be-legal = Une partie dans les règles peut avoir laissé ce fil.
cannot-tell = On distingue trop peu du fil pour dire si une partie dans les règles l’a laissé.
moves = Un lancer de { $roll } depuis { $dot }
or-pass = Ou passez.
nothing-fits = Rien ne convient : passez.
over = La partie est finie pour ce joueur.
turns = Tours
legal = permis
pass = passe
stop = arrêt
toy-at = { $kind ->
        [mouse] souris
        [sock] chaussette
       *[plane] avion
    } { $dot }
column-turn = tour
column-roll = lancer
column-drawn = tracé
column-steps = traits
column-to = à
column-collects = récolte
column-breaks = casse
column-stop = arrêt
column-strikes = raye
column-verdict = verdict
column-crossed = coché
column-by-yarn = selon le fil
points-objects = objets
points-sets = séries
points-paw = patte
points-cups = tasses
points-total = total
mat-legend =
    ○ départ  ◉ bout du fil  ♣ patte  ▒ bloc  o tasse, x cassée
    m souris  s chaussette  p avion, en majuscule si touché  ! ╍ faute

no-seed = « { $seed } » ne donne pas de face : une graine a au plus 17 lettres, chiffres et tirets
seed-with-dashes = « { $seed } » ne donne pas de face tel quel, mais { $better } oui : des tirets à la place des espaces
no-one-face = { $means ->
        [both] « { $words } » désigne les deux faces de la feuille : choisissez A ou B
        [new] « { $words } » est chaque fois une autre face : nommez la graine qui a été annoncée
       *[own] « { $words } » distingue une face à soi des autres, mais ne suffit pas à la faire : donnez son fichier
    }
newer-generator = { $face } est une face d’un rollwrite plus récent : celui-ci ne sait pas la faire
variant = { $variant ->
        [no-cups] sans tasses
        [no-crossing] sans croisement
       *[standard] avec tasses
    }
face-does-not-fit = cette face ne tient pas dans un code : les coins devraient être des multiples de 0,01, et les blocs pas trop nombreux
no-face-code = ce code ne contient pas de face

# Ce qui se dit à une table de Wolle, et sur une partie qui y a été notée.

welcome = Wolle, face { $face }, { $variant ->
        [no-cups] sans tasses
        [no-crossing] sans croisement
       *[standard] standard
    } : à table, { $players }.
computers = L’ordinateur trace pour { $players }.
circle-cups = Entourez six tasses, mélangez les feuilles et distribuez-les.

ask-first-roll = Lancer 1 : throw, ou que montre le dé ?
ask-drawing = Lancer { $number }, un { $roll } : { $players } ?
ask-roll = Lancer { $number }, un { $roll }. Ensuite : throw, ou que montre le dé ?
ask-end = Lancer { $number }, un { $roll }, le dernier. Tout le monde a tracé ? (end)
ask-nothing = La partie est finie (undo, quit)

rolled = Lancer { $number } : { $roll }.
struck = Le { $value } du sablier est rayé ; le suivant est { $next }.
last-roll = Le { $value } est rayé, et c’était le dernier dé du sablier : tracez une dernière fois, puis comptez.
timer-starts = La première série est complète : tous cochent le sablier. À partir du lancer { $number }, { $top } ou plus raye le dé du haut.
circled = { $player } a des tasses en { $dots }.
passed = { $player } passe son tour.
drew = { $player } trace { $steps } jusqu’à { $end }{ $things ->
        [0] {""}
       *[other] {" "}: { $what }
    }. { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
drew-and-stopped = { $player } trace { $steps } et s’arrête sur la patte, en { $end }{ $things ->
        [0] {""}
       *[other] {" "}: { $what }
    }. { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
stopped = { $player } s’arrête sur la patte.
cup-at = la tasse { $dot } se casse

rolls-so-far = Lancers jusqu’ici : { $rolls }
timer-waits = Le sablier attend la première série.
timer-left = Le sablier coule depuis le lancer { $number } ; restent : { $left }
timer-out = Le sablier est vide.
seat = { $player } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $stopped ->
        [yes] arrêt sur la patte
       *[no] le fil finit en { $end }
    }
seat-on-paper = { $player } : sur papier{ $stopped ->
        [yes] , arrêt sur la patte
       *[no] {""}
    }

over = La partie est finie.
rank = { $rank }. { $player } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $objects ->
        [one] { $objects } objet
       *[other] { $objects } objets
    }
count-paper = Sur papier : { $players }. Comptez sur la feuille, ou prenez une photo pour rollwrite score --table.
rolls = Les lancers, pour rollwrite score --rolls : { $rolls }

move = { $steps } jusqu’à { $end }{ $things ->
        [0] {""}
       *[other] {" "}: { $what }
    }
hint = Je dirais : { $line }

help-rolls = throw : je lance le dé ; un nombre de 1 à 6 : c’est ce que montre le vôtre
help-drawings = Ann R4 D2 dit ce qu’Ann a tracé (U D L R et combien de segments), Ann pass, Ann R2 stop ; qui dicte au lancer 1 dicte à chaque lancer
help-paper = les autres tracent sur papier et disent seulement : set Ben (la première série), Ben stop (sur la patte)
help-cups = cups Ann D4 F7 B9 H6 C11 J10 donne les tasses de la feuille d’Ann, avant son premier tracé
help-questions = moves Ann, hint Ann et mat Ann aident ceux qui dictent
help-end = end clôt la partie quand le dernier lancer est tracé, ou quand personne ne veut continuer

header = 'game: wolle', 'players: Ann Ben', 'face: A' et 'variant: standard'
syntax = dites 4 ou throw, Ann R4 D2, Ann pass, Ann R2 stop, set Ben, Ben stop, cups Ann D4 F7 … ou end
nobody = de qui s’agit-il : { $players } ?
bad-name = le nom « { $name } » ne convient pas ici : un seul mot, pas un nombre, et aucun des mots que connaît l’arbitre
name-players = nommez { $least } à { $most } joueurs : --player Ann --player Ben, ou --computer Cy
computer = je trace moi-même pour { $player }

game-over = la partie est finie
no-more-rolls = le sablier est vide : c’était le dernier lancer
not-told = { $players } { $count ->
        [one] n’a
       *[other] n’ont
    } pas encore dit ce qui a été tracé : par exemple Ann R4 D2, ou Ann pass
cups-too-late = { $player } a commencé à tracer : les tasses restent où elles sont
cups-first = d’abord les tasses : cups { $player } D4 F7 …, six des points plus foncés
has-stopped = { $player } a arrêté son fil sur la patte
has-drawn = { $player } a déjà tracé pour ce lancer
roll-first = d’abord le dé : throw, ou un nombre
draws-on-paper = { $player } trace sur papier, et je ne vois pas le fil
timer-runs = le sablier coule déjà, depuis le lancer { $number }
tells-drawings = { $player } dicte chaque tracé, donc je le sais ; l’arrêt se dit avec le tracé : { $player } D2 stop

# Là où les feuilles d’une table ne s’accordent pas.

second-game = c’est une autre partie que la première : une table n’en a qu’une
other-face = ici la face { $face }, mais la face { $table } { $source ->
        [die] a été nommée à côté du dé
        [sheets] sur les autres feuilles
        [files] dans les autres fichiers
       *[told] à la table
    }
other-variant = ici { $variant }, mais { $table } { $source ->
        [sheets] sur les autres feuilles
        [files] dans les autres fichiers
       *[told] à la table
    }
same-player = { $player } figure sur { $count } feuilles : une par personne
stranger = { $player } n’est pas à cette table, où se trouvent { $players }
other-roll = le lancer { $number } est { $roll } ici, mais { $others } à la table
too-many-rolls = { $count } lancers ici, mais { $table } à la table
too-few-rolls = { $count } lancers ici, mais { $table } à la table, et rien n’était fini
other-timer = le sablier est vérifié ici à partir du lancer { $said }, mais { $number ->
        [0] personne à la table n’a de série
       *[other] à partir du lancer { $number } à la table
    }
other-drawing = au lancer { $number }, autre chose a été dicté à la table
other-yarn = autre chose a été dicté à la table que ce qui est tracé ici
other-cups = les tasses dictées à la table sont { $dots }
stop-not-crossed = un arrêt a été dit à la table, mais la patte n’est pas cochée
stop-not-said = la patte est cochée, mais aucun arrêt n’a été dit à la table
hourglass-missing = { $source ->
        [die] le sablier coulait à côté du dé
        [files] le sablier coulait dans les autres fichiers
       *[sheets] les feuilles de cette partie montrent une série, donc le sablier coulait
    }, mais il n’est pas coché ici
hourglass-early = le sablier est coché, mais il n’a jamais coulé à la table
other-struck = { $count ->
        [one] { $count } dé du sablier est rayé
       *[other] { $count } dés du sablier sont rayés
    } ici, mais { $table } { $source ->
        [die] d’après les lancers du dé
        [files] d’après les lancers des autres fichiers
       *[sheets] sur les autres feuilles
    }

# Ce qui se dit à une table de Wolle, et sur une partie qui y a été notée.

welcome = Wolle, face { $face }, { $variant ->
        [no-cups] sans tasses
        [no-crossing] sans croisement
       *[standard] standard
    } : à table, { $players }.
computers = L’ordinateur dessine pour { $players }.
circle-cups = Entourez six tasses, mélangez les fiches et distribuez-les.

ask-first-roll = Lancer 1 : throw, ou qu’indique le dé ?
ask-drawing = Lancer { $number }, un { $roll } : { $players } ?
ask-roll = Lancer { $number }, un { $roll }. Ensuite : throw, ou qu’indique le dé ?
ask-end = Lancer { $number }, un { $roll }, le dernier. Tout le monde a dessiné ? (end)
ask-nothing = La partie est finie (undo, quit)

rolled = Lancer { $number } : { $roll }.
struck = Le { $value } du timer est tracé ; le suivant est { $next }.
last-roll = Le { $value } est tracé, et c’était le dernier dé du timer : dessinez une dernière fois, puis comptez.
timer-starts = Le premier set est complet : tous cochent le sablier. À partir du lancer { $number }, { $top } ou plus trace le dé du haut.
circled = Les tasses de { $player } : { $dots }.
passed = { $player } passe son tour.
drew = { $player } dessine { $steps } jusqu’à { $end }{ $things ->
        [0] {""}
       *[other] {" "}: { $what }
    }. { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
drew-and-stopped = { $player } dessine { $steps } et s’arrête sur la patte, en { $end }{ $things ->
        [0] {""}
       *[other] {" "}: { $what }
    }. { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
stopped = { $player } s’arrête sur la patte.
cup-at = la tasse { $dot } se casse

rolls-so-far = Lancers jusqu’ici : { $rolls }
timer-waits = Le timer attend le premier set.
timer-left = Le timer tourne depuis le lancer { $number } ; restent : { $left }
timer-out = Le timer est écoulé.
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
count-paper = Sur papier : { $players }. Comptez là, ou prenez une photo pour rollwrite score --table.
rolls = Les lancers, pour rollwrite score --rolls : { $rolls }

move = { $steps } jusqu’à { $end }{ $things ->
        [0] {""}
       *[other] {" "}: { $what }
    }
hint = Je dirais : { $line }

help-rolls = throw : je lance le dé ; un nombre de 1 à 6 : c’est ce qu’indique le vôtre
help-drawings = Ann R4 D2 dit ce qu’Ann a dessiné (U D L R et combien de segments), Ann pass, Ann R2 stop ; qui annonce au lancer 1 annonce chaque lancer
help-paper = les autres dessinent sur papier et disent seulement : set Ben (le premier set), Ben stop (sur la patte)
help-cups = cups Ann D4 F7 B9 H6 C11 J10 donne les tasses de la fiche d’Ann, avant sa première annonce
help-questions = moves Ann, hint Ann et mat Ann aident ceux qui annoncent
help-end = end clôt la partie quand le dernier lancer est dessiné, ou quand personne ne veut continuer

header = 'game: wolle', 'players: Ann Ben', 'face: A' et 'variant: standard'
syntax = dites 4 ou throw, Ann R4 D2, Ann pass, Ann R2 stop, set Ben, Ben stop, cups Ann D4 F7 … ou end
nobody = de qui s’agit-il : { $players } ?
bad-name = le nom « { $name } » ne va pas ici : un mot, pas un nombre, et aucun des mots que connaît l’arbitre
name-players = nommez { $least } à { $most } joueurs : --player Ann --player Ben, ou --computer Cy
computer = je dessine moi-même pour { $player }

game-over = la partie est finie
no-more-rolls = le timer est écoulé : c’était le dernier lancer
not-told = { $players } { $count ->
        [one] n’a
       *[other] n’ont
    } pas encore dit ce qui a été dessiné : par exemple Ann R4 D2, ou Ann pass
cups-too-late = { $player } a commencé à dessiner : les tasses restent où elles sont
cups-first = d’abord les tasses de { $player } : cups { $player } D4 F7 …, six des points plus foncés
has-stopped = { $player } s’est arrêté sur la patte
has-drawn = { $player } a déjà dessiné pour ce lancer
roll-first = d’abord le dé : throw, ou un nombre
draws-on-paper = { $player } dessine sur papier, et je ne vois pas le fil
timer-runs = le timer tourne déjà, depuis le lancer { $number }
tells-drawings = { $player } annonce chaque dessin, donc je le sais ; l’arrêt se dit avec le dessin : { $player } D2 stop

# Was am Tisch bei Wolle gesagt wird, und über ein Spiel, das dort festgehalten wurde.

welcome = Wolle, Seite { $face }, { $variant ->
        [no-cups] ohne Tassen
        [no-crossing] ohne Kreuzen
       *[standard] Standard
    }: Am Tisch sitzen { $players }.
computers = Der Computer zeichnet für { $players }.
circle-cups = Kreist sechs Tassen ein, mischt die Blätter und verteilt sie.

ask-first-roll = Wurf 1: throw, oder was zeigt der Würfel?
ask-drawing = Wurf { $number } ist eine { $roll }: { $players }?
ask-roll = Wurf { $number } ist eine { $roll }. Weiter: throw, oder was zeigt der Würfel?
ask-end = Wurf { $number } ist eine { $roll }, der letzte. Haben alle gezeichnet? (end)
ask-nothing = Das Spiel ist zu Ende (undo, quit)

rolled = Wurf { $number }: { $roll }.
struck = Die { $value } der Sanduhr ist gestrichen; als Nächstes kommt die { $next }.
last-roll = Die { $value } ist gestrichen, und das war der letzte Würfel der Sanduhr: noch einmal zeichnen, dann zählen.
timer-starts = Das erste Set ist voll: Alle kreuzen die Sanduhr an. Ab Wurf { $number } streicht { $top } oder mehr den obersten Würfel.
circled = { $player } hat Tassen bei { $dots }.
passed = { $player } passt.
drew = { $player } zeichnet { $steps } bis { $end }{ $things ->
        [0] {""}
       *[other] : { $what }
    }. { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
drew-and-stopped = { $player } zeichnet { $steps } und hört auf der Pfote bei { $end } auf{ $things ->
        [0] {""}
       *[other] : { $what }
    }. { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
stopped = { $player } hört auf der Pfote auf.
cup-at = die Tasse { $dot } zerbricht

rolls-so-far = Würfe bisher: { $rolls }
timer-waits = Die Sanduhr wartet auf das erste Set.
timer-left = Die Sanduhr läuft seit Wurf { $number }; übrig: { $left }
timer-out = Die Sanduhr ist abgelaufen.
seat = { $player }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $stopped ->
        [yes] auf der Pfote aufgehört
       *[no] der Faden endet bei { $end }
    }
seat-on-paper = { $player }: auf Papier{ $stopped ->
        [yes] , auf der Pfote aufgehört
       *[no] {""}
    }

over = Das Spiel ist zu Ende.
rank = { $rank }. { $player }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $objects ->
        [one] { $objects } Sache
       *[other] { $objects } Sachen
    }
count-paper = Auf Papier: { $players }. Dort zählen, oder ein Foto für rollwrite score --table machen.
rolls = Die Würfe, für rollwrite score --rolls: { $rolls }

move = { $steps } bis { $end }{ $things ->
        [0] {""}
       *[other] : { $what }
    }
hint = Ich würde sagen: { $line }

help-rolls = throw: ich würfle; eine Zahl von 1 bis 6: das zeigt euer Würfel
help-drawings = Ann R4 D2 sagt, was Ann gezeichnet hat (U D L R und wie viele Strecken), Ann pass, Ann R2 stop; wer bei Wurf 1 ansagt, sagt jeden Wurf an
help-paper = die anderen zeichnen auf Papier und sagen nur: set Ben (das erste Set), Ben stop (auf der Pfote)
help-cups = cups Ann D4 F7 B9 H6 C11 J10 nennt die Tassen auf Anns Blatt, bevor sie das erste Mal ansagt
help-questions = moves Ann, hint Ann und mat Ann helfen allen, die ansagen
help-end = end schließt das Spiel, wenn der letzte Wurf gezeichnet ist oder niemand mehr weiter will

header = 'game: wolle', 'players: Ann Ben', 'face: A' und 'variant: standard'
syntax = sag 4 oder throw, Ann R4 D2, Ann pass, Ann R2 stop, set Ben, Ben stop, cups Ann D4 F7 … oder end
nobody = wer ist gemeint: { $players }?
bad-name = der Name „{ $name }“ geht hier nicht: ein Wort, keine Zahl und keines der Wörter, die die Spielleitung kennt
name-players = nenn { $least } bis { $most } Spieler: --player Ann --player Ben, oder --computer Cy
computer = für { $player } zeichne ich selbst

game-over = das Spiel ist zu Ende
no-more-rolls = die Sanduhr ist abgelaufen: das war der letzte Wurf
not-told = { $players } { $count ->
        [one] hat
       *[other] haben
    } noch nicht angesagt, was gezeichnet wurde: etwa Ann R4 D2, oder Ann pass
cups-too-late = { $player } hat schon gezeichnet: die Tassen bleiben, wie sie sind
cups-first = zuerst die Tassen von { $player }: cups { $player } D4 F7 …, sechs der dunkleren Punkte
has-stopped = { $player } hat auf der Pfote aufgehört
has-drawn = { $player } hat für diesen Wurf schon gezeichnet
roll-first = zuerst der Würfel: throw, oder eine Zahl
draws-on-paper = { $player } zeichnet auf Papier, den Faden sehe ich nicht
timer-runs = die Sanduhr läuft schon, seit Wurf { $number }
tells-drawings = { $player } sagt jede Zeichnung an, also weiß ich es; das Aufhören gehört zur Zeichnung: { $player } D2 stop

# Wo sich die Blätter eines Tisches nicht einig sind.

second-game = das ist ein anderes Spiel als das erste: an einem Tisch gibt es eines
other-face = hier Seite { $face }, { $source ->
        [die] beim Würfel wurde aber Seite { $table } genannt
        [sheets] auf den anderen Blättern aber Seite { $table }
        [files] in den anderen Dateien aber Seite { $table }
       *[told] am Tisch aber Seite { $table }
    }
other-variant = hier { $variant }, { $source ->
        [sheets] auf den anderen Blättern
        [files] in den anderen Dateien
       *[told] am Tisch
    } aber { $table }
same-player = { $player } steht auf { $count } Blättern: für jeden eines
stranger = { $player } sitzt nicht an diesem Tisch, sondern { $players }
other-roll = Wurf { $number } ist hier { $roll }, am Tisch aber { $others }
too-many-rolls = hier { $count } Würfe, am Tisch aber { $table }
too-few-rolls = hier { $count } Würfe, am Tisch aber { $table }, und nichts war zu Ende
other-timer = die Sanduhr wird hier ab Wurf { $said } geprüft, { $number ->
        [0] aber niemand am Tisch hat ein Set
       *[other] am Tisch aber ab Wurf { $number }
    }
other-drawing = zu Wurf { $number } wurde am Tisch etwas anderes angesagt
other-yarn = am Tisch wurde etwas anderes angesagt, als hier gezeichnet ist
other-cups = am Tisch wurden die Tassen { $dots } genannt
stop-not-crossed = am Tisch wurde aufgehört, aber die Pfote ist nicht angekreuzt
stop-not-said = die Pfote ist angekreuzt, aber am Tisch hat niemand das Aufhören angesagt
hourglass-missing = { $source ->
        [die] die Sanduhr lief beim Würfel
        [files] die Sanduhr lief in den anderen Dateien
       *[sheets] die Blätter dieses Spiels zeigen ein Set, also lief die Sanduhr
    }, ist hier aber nicht angekreuzt
hourglass-early = die Sanduhr ist angekreuzt, lief am Tisch aber nie
other-struck = hier { $count ->
        [one] ist { $count } Würfel der Sanduhr
       *[other] sind { $count } Würfel der Sanduhr
    } gestrichen, { $source ->
        [die] nach den Würfen des Würfels
        [files] nach den Würfen der anderen Dateien
       *[sheets] auf den anderen Blättern
    } aber { $table }

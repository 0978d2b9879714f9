# Wolle. Die Regeln behalten die Namen, die andere Programme kennen; alles andere wird hier gesagt.

# Was an einem Zug nicht stimmt.

after-stop = der Faden hat auf der Pfote aufgehört
after-end = die Sanduhr war mit dem Wurf davor abgelaufen
segment-count =
    { $count ->
        [one] { $count } Strecke
       *[other] { $count } Strecken
    } gezeichnet bei einem Wurf von { $roll }
turns-back = der Faden kehrt bei { $dot } um
second-right-angle = ein zweiter rechter Winkel bei { $dot }; einer je Zug ist erlaubt
leaves-grid = der Faden verlässt das Gitter bei { $dot }
drawn-already = die Strecke { $segment } ist schon gezeichnet
block-in-the-way = bei { $segment } ist ein Klotz im Weg
comes-back = der Faden kommt zu { $dot } zurück, und das verbietet diese Variante
stop-off-paw = aufhören kann nur, wer auf der Pfote { $paw } ankommt; hier endet der Faden bei { $end }
stop-without-drawing = aufhören kann nur, wer auf der Pfote { $paw } ankommt; hier wurde nichts gezeichnet

cups-without-cups = diese Variante hat keine Tassen: lass sie weg
cup-count =
    { $count ->
        [one] { $count } Tasse
       *[other] { $count } Tassen
    }, wo { $belong } auf das Blatt gehören
cup-twice = { $cup } ist zweimal eingekreist
cup-off-spot = { $cup } ist keiner der dunkleren Punkte von Seite { $face }

# Was an einer Zeichnung nicht stimmt, deren Reihenfolge niemand kennt.

loose-piece = der Faden bei { $dot } hängt nicht mit dem Start { $start } zusammen
begins-elsewhere = der Faden beginnt nicht bei { $start }
several-ends = der Faden kann nicht bei { $ends } zugleich enden, außer eine Strecke wurde doppelt gezeichnet
outside-grid = { $segment } liegt außerhalb des Gitters
no-segment = { $segment } ist keine Strecke zwischen zwei benachbarten Punkten
ink-through = eine Linie von { $dot } in Richtung { $to } geht durch Klotz { $block }
ink-off = eine Linie verlässt bei { $dot } die Matte
ink-aslant = eine Linie von { $dot } in Richtung { $to } verläuft schräg: der Faden geht gerade von Punkt zu Punkt
ink-between = eine Linie von { $dot } in Richtung { $to } endet zwischen den beiden Punkten
ink-short = die Linie von { $dot } endet, bevor sie { $to } erreicht
ink-loose = nahe { $dot } ist eine Linie, die die Punkte verfehlt
no-order = keine Reihenfolge des Zeichnens passt zu den Würfen { $rolls }
too-tangled = der Faden ist zu verworren, um jede Reihenfolge des Zeichnens zu versuchen: schreib das Spiel lieber Zug für Zug auf

# Was an einer Linie von einem Tablet nicht stimmt.

line-misses-all = die Linie trifft keinen Punkt; sie beginnt in der Nähe von { $dot }
line-begins-loose = die Linie beginnt zwischen den Punkten, in der Nähe von { $dot }
line-ends-loose = die Linie endet zwischen den Punkten, in der Nähe von { $dot }
line-begins-elsewhere = die Linie beginnt nicht bei { $start }
line-leaves-grid = die Linie verlässt das Gitter bei { $dot }
line-outside = die Linie liegt außerhalb des Gitters
line-turns-back = die Linie kehrt zu { $dot } um, bevor sie an einen Punkt kam
line-askew = von { $start } nach { $end } läuft die Linie schief
line-misses-dots = die Linie verfehlt die Punkte von { $start } bis { $end }
line-strays = die Linie kommt von der Strecke { $segment } ab
line-clips = die Linie streift den Klotz in der Nähe von { $dot }

line-needs = eine gezeichnete Linie braucht --face und --rolls, etwa --face A --rolls 6,4,3
line-no-wkt = nicht das WKT, das es sein sollte, etwa LINESTRING (67 40.4, 104.6 40.4)
line-nested = Klammern in Klammern ohne Ende: eine Linie braucht nur wenige
line-no-geojson = nicht das GeoJSON, das es sein sollte: ein LineString, oder ein Feature mit einem
line-other-shape = ein Faden ist ein einziger LineString, dies ist ein { $shape }
line-empty = die Linie hat keine Punkte
line-off-sheet = die Linie verlässt das Blatt bei weitem; ihre Punkte sollten Millimeter auf dem Blatt sein
line-too-long = die Linie ist { $metres } m lang, viel zu lang für einen Faden

# Was an den Wörtern einer Aufzeichnung oder eines Aufrufs nicht stimmt.

record-of-another-game = eine Aufzeichnung dieses Spiels sagt 'game: { $game }'
record-too-long = viel zu lang für ein Spiel; ab hier wurde nichts gelesen
unknown-word = unbekanntes Wort „{ $word }“: eine Aufzeichnung kennt { $known }
second-time = { $word } steht hier ein zweites Mal
misspelt-turn = „{ $words }“: { $fault }
turn-without-roll = ein Zug beginnt mit seinem Wurf, etwa '4 D1 L3' oder '3 pass'
turn-too-long = viel zu lang für einen Zug
turn-without-drawing = was wurde gezeichnet? Schreib Striche wie R4 D2, oder 'pass'
turn-no-runs = ein Strich ist U, D, L oder R und die Zahl der Strecken, etwa D1 L3; dann 'stop', oder nur 'pass'
no-roll = ein Würfel zeigt 1 bis 6
no-such-roll = ein Würfel zeigt 1 bis 6, nicht { $roll }
name-too-long = ein Name hat höchstens { $most } Buchstaben
record-without-face = die Seite fehlt: schreib 'face: A'
no-variant = eine Variante „{ $words }“ gibt es nicht: zur Wahl stehen { $known }
cups-too-many = viel zu viele; nur die ersten wurden gelesen
cups-no-dot = „{ $word }“ ist kein Punkt: schreib sie wie D4 F7, mit Leerzeichen dazwischen
timer-no-roll = „{ $words }“ ist nicht die Nummer eines Wurfs; gezählt wird ab 1
rolls-of-a-call = Würfe sind Zahlen von 1 bis 6, etwa --rolls 6,4,3
bad-record = { $rule }: { $fault }; bring das erst in Ordnung (rollwrite validate)
bad-record-turn = Zug { $turn }, { $rule }: { $fault }; bring das erst in Ordnung (rollwrite validate)
face-without-score = eine Seite hat keine Punkte; beurteile sie mit validate

# Spieler, die nicht an einem Tisch gesessen haben können.

table-sheets = alle spielen mit derselben Seite und derselben Variante
table-size =
    { $count ->
        [one] { $count } Spieler
       *[other] { $count } Spieler
    }: das Spiel ist für { $least } bis { $most }
table-names = zwei Spieler heißen „{ $name }“: gib jedem einen eigenen Namen
table-rolls = Wurf { $number } gilt für alle, doch die Spieler schrieben { $rolls }

# Wo Kästchen und Faden nicht übereinstimmen.

row-none = { $crossed }, aber der Faden { $row ->
        [cup] zerbricht
       *[toy] erreicht
    } { $row ->
        [plane] keinen
       *[other] keine
    }
row-too-few = der Faden { $row ->
        [cup] zerbricht
       *[toy] erreicht
    } { $things }, aber nur { $crossed }
row-differs = der Faden { $row ->
        [cup] zerbricht
       *[toy] erreicht
    } { $things }, aber { $crossed }
things-at = { $row ->
        [mouse] { $count ->
            [one] die Maus
           *[other] die Mäuse
        }
        [sock] { $count ->
            [one] die Socke
           *[other] die Socken
        }
        [cup] { $count ->
            [one] die Tasse
           *[other] die Tassen
        }
       *[plane] { $count ->
            [one] den Flieger
           *[other] die Flieger
        }
    } bei { $dots }
crossed = { $row ->
        [mouse] { $count ->
            [0] keine Maus ist angekreuzt
            [1] eine Maus ist angekreuzt
           *[other] { $number } Mäuse sind angekreuzt
        }
        [sock] { $count ->
            [0] keine Socke ist angekreuzt
            [1] eine Socke ist angekreuzt
           *[other] { $number } Socken sind angekreuzt
        }
        [cup] { $count ->
            [0] keine Tasse ist angekreuzt
            [1] eine Tasse ist angekreuzt
           *[other] { $number } Tassen sind angekreuzt
        }
       *[plane] { $count ->
            [0] kein Flieger ist angekreuzt
            [1] ein Flieger ist angekreuzt
           *[other] { $number } Flieger sind angekreuzt
        }
    }
number = { $count ->
        [0] null
        [1] eins
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
        [7] sieben
        [8] acht
        [9] neun
        [10] zehn
       *[other] { $count }
    }
paw-not-crossed = der Faden endet auf der Pfote bei { $paw }, aber die Pfote ist nicht angekreuzt
paw-crossed-only = die Pfote ist angekreuzt, aber der Faden endet nicht auf ihr bei { $paw }
timer-without-hourglass = Würfel der Sanduhr sind gestrichen, aber die Sanduhr ist nicht angekreuzt
timer-not-from-top = die gestrichenen Würfel der Sanduhr sind nicht die obersten
set-without-hourglass = der Faden macht ein Set voll, aber die Sanduhr ist nicht angekreuzt

# Was an einer Seite nicht stimmt.

no-face = eine Seite „{ $face }“ gibt es nicht: zur Wahl stehen { $known }
bad-face = { $file }: { $where }: { $what }
face-no-toml = das ist kein TOML: sieh dir Zeile { $line } an
face-far-too-long = das ist keine Seite: eine Zahl oder eine Liste darin ist viel zu lang
face-unknown-key = unbekannter Schlüssel; eine Seite hat { $known }
face-missing-key = fehlt
face-name = sollte ein Buchstabe oder ein Wort sein: Buchstaben, Ziffern und Striche, höchstens 20
face-no-mood = eine Stimmung { $words } gibt es nicht: zur Wahl stehen { $known }
face-size = sollte eine ganze Zahl von 2 bis { $most } sein
face-no-dot = { $words } ist kein Punkt; Punkte heißen wie C4
face-dot-outside = { $dot } liegt außerhalb des Gitters, das bei { $corner } endet
face-no-list = sollte eine Liste sein, in der etwas steht
face-no-number = { $words } ist keine ganze Zahl von { $least } bis { $most }
face-no-polygon = sollte einen einzigen Schlüssel haben, polygon
face-few-corners = ein Polygon ist eine Liste von mindestens drei Ecken
face-no-corner = { $words } ist keine Ecke; Ecken sind zwei Zahlen wie [4.5, 7]
face-corner-off-mat = die Ecke { $words } liegt neben dem Teppich
face-block-in-nobodys-way = ist niemandem im Weg: leg ihn über einen Punkt oder quer über eine Strecke
face-block-outline = sein Umriss ist flach oder kreuzt sich selbst: nenn die Ecken der Reihe nach, einmal herum
face-block-near = kommt bis auf { $distance } an { $what } heran: lass { $room } Abstand, oder deck es zu
face-thing-on-block = { $thing } liegt auf einem Klotz
face-start-row = { $dot } liegt nicht in Reihe 1, unter dem Wollknäuel
face-crowded-dot = ein Ding je Punkt, und hier sind { $things }
face-no-way = vom Start führt kein Weg hierher ({ $thing }): öffne die Klötze ringsum
face-uneven-toys = es sollten gleich viele Mäuse, Socken und Flieger sein
face-set-points =
    { $count ->
        [one] { $count } Zahl
       *[other] { $count } Zahlen
    } für { $sets ->
        [one] { $sets } mögliches Set
       *[other] { $sets } mögliche Sets
    }
face-few-spots = die Spieler wählen { $least } davon, also sollten es { $least } oder mehr sein
face-short-timer = eine Zahl ist keine Spalte: füg weitere hinzu, immer kleinere
face-rising-timer = { $below } steht unter { $above }, doch die Spalte sollte durchweg fallen
the-thing = { $thing ->
        [start] der Start
        [paw] die Pfote
        [mouse] die Maus
        [sock] die Socke
        [plane] der Flieger
        [cup-spot] der Tassenplatz
       *[dot] der Punkt
    }
a-thing = { $thing ->
        [start] ein Start
        [paw] eine Pfote
        [mouse] eine Maus
        [sock] eine Socke
        [plane] ein Flieger
        [cup-spot] ein Tassenplatz
       *[dot] ein Punkt
    }

# Was ein Mensch sieht.

fault = { $rule }: { $fault }
fault-of-turn = Zug { $turn }: { $rule }: { $fault }
score = Sachen { $objects }, Sets { $sets }, Pfote { $paw }, Tassen { $cups }: Summe { $total }
face-holds = Mit Seite { $face } ist alles in Ordnung: { $dots } Punkte, { $segments } Strecken, { $toys ->
        [one] { $toys } Sache
       *[other] { $toys } Sachen
    } jeder Art, { $spots } Tassenplätze, { $blocks ->
        [one] { $blocks } Klotz
       *[other] { $blocks } Klötze
    }.
all-legal = Jeder Zug ist erlaubt.
not-legal = Nicht erlaubt: { $count ->
        [one] etwas stimmt
       *[other] { $count } Dinge stimmen
    } nicht.
obeys-rolls = Der Faden folgt jedem Wurf.
can-be-legal = Ein erlaubtes Spiel kann diesen Faden hinterlassen haben.
cannot-tell = Vom Faden ist zu wenig zu erkennen, um zu sagen, ob ein erlaubtes Spiel ihn hinterlassen hat.
moves = Ein Wurf von { $roll } ab { $dot }
or-pass = Oder passen.
nothing-fits = Nichts geht: passen.
over = Für diesen Spieler ist das Spiel zu Ende.
turns = Züge
legal = erlaubt
pass = passt
stop = Stopp
toy-at = { $kind ->
        [mouse] Maus
        [sock] Socke
       *[plane] Flieger
    } { $dot }
column-turn = Zug
column-roll = Wurf
column-drawn = gezeichnet
column-steps = Striche
column-to = bis
column-collects = sammelt
column-breaks = zerbricht
column-stop = Stopp
column-strikes = streicht
column-verdict = Urteil
column-crossed = angekreuzt
column-by-yarn = laut Faden
points-objects = Sachen
points-sets = Sets
points-paw = Pfote
points-cups = Tassen
points-total = Summe
mat-legend =
    ○ Start  ◉ Ende des Fadens  ♣ Pfote  ▒ Klotz  o Tasse, x zerbrochen
    m Maus  s Socke  p Flieger, groß, wenn erreicht  ! ╍ Fehler

no-seed = „{ $seed }“ ergibt keine Seite: ein Startwort hat bis zu 17 Buchstaben, Ziffern und Striche
seed-with-dashes = „{ $seed }“ ergibt so keine Seite, { $better } aber schon: statt Leerzeichen Striche
no-one-face = { $means ->
        [both] „{ $words }“ meint beide Seiten des Blatts: A oder B nennen
        [new] „{ $words }“ ist jedes Mal eine andere Seite: den Namen nennen, der gesagt wurde
       *[own] „{ $words }“ unterscheidet eine eigene Seite von anderen, aber machen lässt sie sich daraus nicht: ihre Datei angeben
    }
newer-generator = { $face } ist eine Seite von einem neueren rollwrite: dieses weiß nicht, wie sie entsteht
variant = { $variant ->
        [no-cups] ohne Tassen
        [no-crossing] ohne Kreuzen
       *[standard] mit Tassen
    }
face-does-not-fit = diese Seite passt nicht in einen Code: Ecken sollten Vielfache von 0,01 sein, und nicht zu viele Klötze
no-face-code = dieser Code enthält keine Seite

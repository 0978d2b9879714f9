# Wobei das Lesen eines Fotos nicht sicher ist, und was zu Korrekturen gesagt wird.

faint-line = eine schwache Linie
perhaps-line = vielleicht eine Linie
rubbed-out = viel schwächer als der Rest: ausradiert?
drawn-twice = zwei Linien nebeneinander: doppelt gezeichnet?
perhaps-astray =
    { $way ->
        [through] vielleicht eine Linie durch einen Klotz
        [off] vielleicht eine Linie, die die Matte verlässt
        [short] vielleicht endet die Linie vor ihrem Punkt
       *[other] vielleicht eine Linie, die auf keiner Strecke liegt
    }
incomplete-ring = ein unvollständiger Kreis
perhaps-ring = vielleicht ein Kreis
six-or-none =
    { $count ->
        [one] eine Tasse ist eingekreist: es sollten { $should } sein, oder keine
       *[other] { $count } Tassen sind eingekreist: es sollten { $should } sein, oder keine
    }
faint-mark = ein schwaches Kreuz
perhaps-mark = vielleicht ein Kreuz
gap = { $empty } ist leer, obwohl { $crossed } angekreuzt ist

fix-syntax = --fix { $text }: schreib FELD=yes, FELD=no oder REIHE=ok, etwa mouse.3=no, cup:D4=yes, K7Q2/paw=no oder mouse=ok
fix-unknown = --fix { $fix }: dieses Blatt hat kein Feld { $field }; die Namen stehen dort, wo du nachsehen sollst
fix-both = --fix: { $field } soll zugleich yes und no sein: lass eines davon weg
name-syntax = --name { $words }: schreib ID=NAME, etwa K7Q2=Ann
two-names = --name: Blatt { $sheet } hat zwei Namen: lass einen davon weg
fix-not-a-row = --fix { $fix }: { $field } ist angekreuzt oder nicht: antworte yes oder no
fix-only-ok = --fix { $fix }: { $field } ist eine ganze Reihe: korrigiere ihre Kästchen, oder lass sie mit { $field }=ok so gelten
fix-printed-cups = --fix { $fix }: die Tassen dieses Blatts sind gedruckt, da lässt sich nichts falsch lesen

# Was zu ganzen Fotos gesagt wird, und zu Blättern nebeneinander.

glimpses =
    { $count ->
        [one] ein weiteres Blatt ist nur zum Teil im Bild und bleibt außen vor
       *[other] { $count } weitere Blätter sind nur zum Teil im Bild und bleiben außen vor
    }
worker-stopped = das Lesen wurde unterbrochen, vielleicht aus Mangel an Speicher: versuch es noch einmal mit --jobs 1
not-a-picture = das ist kein Bild: { $known } werden gelesen
too-many-pixels = zu viele Pixel: gelesen werden Bilder bis { $most } Megapixel
too-many-pages = zu viele Seiten in diesem { $kind }: gelesen werden Scans bis { $most } Seiten
file-cut-off = die Datei ist unvollständig: kopier sie noch einmal vom Handy
damaged = diese Datei ({ $kind }) ist beschädigt und lässt sich nicht öffnen: kopier oder exportier sie noch einmal
photo-broke-the-reader = dieses Foto ließ sich nicht lesen: nimm es noch einmal auf
doubled-id =
    { $count ->
       *[other] die Kennung { $sheet } wurde { $count }-mal gelesen: mehrmals gedruckt, oder noch einmal fotografiert?
    }
no-such-sheet = ein Blatt { $sheet } wurde nicht gelesen; da sind { $known }
fix-which =
    { $count ->
        [0] --fix { $fix }: kein Blatt wurde gelesen
       *[other] --fix { $fix }: { $count } Blätter wurden gelesen; sag, welches, etwa K7Q2/{ $fix }
    }
fix-no-sheet = --fix { $fix }: ein Blatt { $sheet } wurde nicht gelesen; da sind { $known }
one-sheet-please = das Foto zeigt { $count } Blätter; validate beurteilt eines, score liest alle
no-yarn-to-judge = nur ein Blatt mit einem Faden lässt sich beurteilen; score zählt die anderen
answers-damaged = so sollte das nicht aussehen: eine Tabelle je Blatt, mit Zeilen wie "mouse.3" = "no"; bring es in Ordnung oder nimm es weg
annotated-copy = dies ist eine Kopie, auf die das Gelesene gezeichnet ist: gib das Foto selbst
drawn-over = hineingezeichnet: { $file }
answers-used =
    { $count ->
        [one] eine Antwort aus { $file } wurde verwendet
       *[other] { $count } Antworten aus { $file } wurden verwendet
    }
points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }

# Blätter, deren Seite nur ihr Code kennt.
give-face = dieses Blatt hat eine eigene Seite, für die im Code kein Platz war: sag mit --face, welche, durch ihre Datei
unread-face = nur sein Code verrät, welche Seite dieses Blatt hat, und der ist nicht lesbar: mach noch ein Foto, oder sag mit --face, welche: ein Startwort oder eine Datei
other-face = dieses Blatt hat eine andere Seite, als --face sagt: gib das Startwort oder die Datei, woraus es gedruckt wurde
give-one-face = der Code dieses Blatts ist nicht zu lesen: sag mit --face DATEI, welche der Seiten es hat
no-sheet-of-face = kein Blatt mit der Seite { $face } wurde gelesen: lass --face weg, oder sag, welche Seite sie haben
no-sheets = --name { $sheet }: es wurde kein Blatt gelesen

# Warum ein Blatt oder ein Foto nicht zu lesen ist, und was hilft.

newer-version = dieses Blatt wurde mit einer neueren Version gedruckt: bring rollwrite auf den neuesten Stand und versuch es noch einmal
too-dark = kein Blatt gefunden, das Foto ist zu dunkel: nimm es mit mehr Licht noch einmal auf
too-blurred = kein Blatt gefunden, das Foto ist zu unscharf: halt still und lass die Kamera scharf stellen
no-sheet = kein Blatt von rollwrite gefunden: fotografier das ganze Blatt mit seinen vier Eckmarken, flach und scharf
cut-off =
    { $side ->
        [top] das Blatt ist oben abgeschnitten: fotografier das ganze Blatt
        [bottom] das Blatt ist unten abgeschnitten: fotografier das ganze Blatt
        [left] das Blatt ist links abgeschnitten: fotografier das ganze Blatt
       *[right] das Blatt ist rechts abgeschnitten: fotografier das ganze Blatt
    }
no-print = der Druck des Blatts ist nicht zu erkennen: streich das Papier glatt, vermeide Spiegelungen und fotografier es von oben
much-in-doubt = zu viel auf dem Blatt ist nicht sicher zu erkennen: fotografier es von näher, scharf, bei gutem Licht und frei von allem, was darauf liegt
not-read = nicht gelesen
one-of-many =
    { $place ->
        [top-left] ein Blatt oben links ist nicht zu lesen: { $why }
        [top] ein Blatt oben ist nicht zu lesen: { $why }
        [top-right] ein Blatt oben rechts ist nicht zu lesen: { $why }
        [left] ein Blatt links ist nicht zu lesen: { $why }
        [right] ein Blatt rechts ist nicht zu lesen: { $why }
        [bottom-left] ein Blatt unten links ist nicht zu lesen: { $why }
        [bottom] ein Blatt unten ist nicht zu lesen: { $why }
        [bottom-right] ein Blatt unten rechts ist nicht zu lesen: { $why }
       *[middle] ein Blatt in der Mitte ist nicht zu lesen: { $why }
    }

# Verbessern, Frage für Frage.
ask-about = { $file }:
ask = Blatt { $sheet }, { $field }: { $reason } – { $kind ->
        [place] ist es da? (j, n, skip, back, quit)
       *[row] stimmt es so? (o, skip, back, quit)
    }
ask-help = sag j oder n, o, wenn es so stimmt, skip, back oder quit; oder kläre eine andere Stelle, etwa mouse.3=no
ask-first = das ist die erste Frage
answers-kept = { $count ->
        [one] Eine Antwort steht jetzt in { $file }
       *[other] { $count } Antworten stehen jetzt in { $file }
    }
answers-of-others = { $file } hat Antworten zu { $sheets }, nicht auf diesem Foto

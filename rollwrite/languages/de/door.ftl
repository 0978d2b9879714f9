# Was zu Aufrufen und Dateien gesagt wird, gleich zu welchem Spiel.

as-it-is = { $text }
about-file = { $file }: { $reason }
file-exists = { $file } gibt es schon: nimm einen anderen Namen, oder überschreib die Datei mit --force
no-language = auf { $language } gibt es keine Wörter: zur Wahl stehen { $known }
no-game = ein Spiel { $game } gibt es nicht: zur Wahl stehen { $known }
other-picture = { $kind } wird nicht gelesen; speichere das Bild als { $known }
empty-file = die Datei ist leer
nobodys-file = weder ein Foto noch eine gezeichnete Linie noch eine Aufzeichnung, in der 'game:' und { $games } steht
other-record = nötig ist eine Aufzeichnung von { $wanted }, und dies ist { $found }
found-text = { $form ->
    [kept] ein gespeichertes Spiel { $game }: die Aufzeichnungen der Spieler gibt play her, wenn es endet
    [line] eine gezeichnete Linie
    [face] die Datei einer Seite
    [end] was am Ende von { $game } vor den Spielern lag
    [photo] ein Bild
   *[record] eine Aufzeichnung von { $game }
}
no-use-for-option = { $option } hat hier keinen Sinn, lass es weg

# Was score sagt, gleich zu welchem Spiel.

sheet-id = Blatt { $sheet }
look-at = sieh nach bei { $field }: { $reason }
look-first = sieh es dir erst an
standings = Rangliste, { $game }
standings-face = Rangliste, { $game } { $face }
column-rank = Rang
column-player = Spieler
column-points = Punkte
two-to-standard-output = die Standardausgabe fasst nur eines: lass --json weg, oder gib der Datei einen Namen
two-files-to-standard-output = die Standardausgabe fasst nur eines: gib den Dateien Namen
a-folder = das ist ein Ordner, keine Datei
too-large = zu groß (über { $most } MB)
too-large-text = zu groß für einen Text ({ $size } MB)
no-text = kein Text in UTF-8
no-picture-nor-text = weder ein Bild noch ein Text in UTF-8
no-toml = nicht das TOML, das es sein sollte: sieh dir Zeile { $line } an
far-too-long = nicht das TOML, das es sein sollte: eine Zahl oder eine Liste darin ist viel zu lang
cannot-be-read = lässt sich nicht lesen ({ $why })
cannot-be-written = lässt sich nicht schreiben ({ $why })
cannot-be-made = lässt sich nicht anlegen ({ $why })
why = { $why ->
    [missing] so eine Datei oder einen Ordner gibt es nicht
    [forbidden] das ist nicht erlaubt
    [name] so kann keine Datei heißen
    [full] die Festplatte ist voll
    [folder] es ist ein Ordner
    [closed] sie ist geschlossen
   *[other] { $words }
}
stopped = abgebrochen
our-fault = das sollte nicht passieren ({ $kind }: { $words }); bitte melde es uns
whole-table = ein Blatt von { $game } ist schon ein ganzer Tisch: lass --table weg
other-game-at-table = das ist { $game }, am Tisch wird aber { $table } gespielt
empty-folder = in diesem Ordner gibt es nichts zu lesen
ask-needs-a-person = --ask spricht mit einem Menschen: lass --json und - weg

# Was an den Wörtern eines Aufrufs nicht stimmt.

no-such-option = eine Option { $option } gibt es nicht: sieh nach mit --help
no-such-option-but = eine Option { $option } gibt es nicht: meinst du { $known }?
missing = { $what } fehlt: sieh nach mit --help
bad-choice = { $option }: zur Wahl stehen { $known }
bad-number = { $option }: das ist keine Zahl, die hier passt, sieh nach mit --help
needs-value = nach { $option } fehlt etwas: sieh nach mit --help
option-twice = { $option } steht zweimal da: einmal genügt
no-such-command = einen Befehl { $word } gibt es nicht: zur Wahl stehen { $known }
too-many-words = zu viele Wörter: lass { $words } weg, oder sieh nach mit --help
new-face = Die Seite heißt { $seed }: dasselbe Startwort gibt immer dieselbe Seite.

# Neben einem Balken, für den, der wartet.

reading = lese
games = { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spiele
}

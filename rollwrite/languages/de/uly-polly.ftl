# Warum ein Zug nicht geht, nach dem Wort, unter dem Skripte die Regel kennen.

syntax = nicht verstanden: schreib 'round wolf=Ana hide=C2 dog=B3', 'swap C2 D3' oder 'move B2'
off-grid = das Feld hat nur die Plätze A1 bis D4
unknown-player = { $wolf } spielt nicht mit: { $players }
wrong-wolf = die Rolle des Wolfs wandert nach links: jetzt ist es { $next }, nicht { $wolf }
round-open = die Runde von { $wolf } läuft, bis der Wolf oder ein achtes Schaf aufgedeckt ist
no-round = noch hat keine Runde begonnen: die erste ist 'round wolf=… hide=… dog=…'
round-over = diese Runde ist entschieden: die nächste beginnt mit 'round wolf={ $next } …'
game-over = das Spiel war nach { $rounds } Runden zu Ende
turn-order = { $turn ->
    [swap] der Wolf hat gerade getauscht: jetzt geht der Hund
   *[move] der Hund wartet: erst vertauscht der Wolf zwei Plättchen
}
same-tile = { $turn ->
    [swap] { $one } lässt sich nicht mit sich selbst vertauschen: nenn zwei Plättchen
   *[move] der Hund muss { $one } verlassen: ein Schritt zu einem Nachbarn
}
not-adjacent = { $turn ->
    [swap] { $one } und { $other } berühren sich nicht: nur Nachbarn tauschen, über Eck gilt auch
   *[move] der Hund geht von { $one } einen Schritt: nach { $other }
}
dog-tile = auf einem dieser Plättchen sitzt der Hund: es bleibt liegen

# Der Kopf einer Aufzeichnung.

header = 'game: uly-polly' und 'players: Ana Bo Cy'

# Was ein Wertungsblatt nicht sagen kann.

seat = Spieler { $number }
few-players = das Spiel braucht { $least } bis { $most } Spieler
passed-over = { $player } ist angekreuzt, doch die Rolle des Wolfs geht daran vorbei
not-playing = { $player } war in Runde { $round } der Wolf, ist aber nicht als Spieler angekreuzt
left-out = Runde { $empty } ist leer, obwohl Runde { $round } angekreuzt ist
many-rounds = { $players } Spieler haben { $rounds } Runden
one-wolf = Runde { $round } braucht einen Wolf, nicht mehr und nicht weniger
other-wolf = die Rolle des Wolfs wandert nach links: in Runde { $round } ist es { $next }, nicht { $wolf }
two-ends = Runde { $round }: gefunden und entwischt, nur eins kann sein
no-end = wurde der Wolf in Runde { $round } gefunden, oder ist er entwischt?

# Die Spielleitung am Tisch. `who` sind die, die an der Reihe sind.

no-dice = Uly & Polly hat weder Würfel noch Karten: lass { $option } weg
name-players = nenn { $least } bis { $most } Spieler, etwa --player Ana --computer Polly
welcome = { $players } spielen Uly & Polly.
welcome-back = Willkommen zurück.
round = Runde { $round } von { $rounds }.
ask-nothing = Das Spiel ist zu Ende (undo oder quit):
ask-first-wolf = Wer hat zuletzt ein Schaf gesehen und ist der Wolf ({ $players })?
ask-hide = { $who }, alle anderen Augen zu: wo ist dein Versteck (verdeckte Eingabe)?
ask-dog-start = { $who }, auf welchem Plättchen beginnt der Hund?
ask-swap = { $who }, welche zwei Plättchen tauschen die Plätze?
ask-move = { $who }, wohin geht der Hund?
nobody = so heißt hier niemand: { $players }
places-please = { $count ->
    [one] einen Platz auf dem Feld, bitte: A1 bis D4
   *[other] zwei Plätze auf dem Feld, bitte: A1 bis D4
}
help-places = Die Plätze heißen A1 (oben links) bis D4. Der Wolf tippt sein Versteck unsichtbar ein, dann vertauscht er zwei Nachbarn: C2 D3
help-winning = Der Hund geht einen Schritt: B2. Er gewinnt, wenn er den Wolf aufdeckt, der Wolf mit dem achten Schaf.

hidden = Runde { $round } von { $rounds }: { $wolf } hat sich versteckt. Der Hund beginnt auf { $dog }.
swapped = { $who }: { $one } und { $other } tauschen die Plätze.
walked = { $found ->
    [known] { $who }: der Hund geht nach { $to }, ein Schaf, schon bekannt.
    [wolf] { $who }: der Hund geht nach { $to }, der Wolf!
   *[sheep] { $who }: der Hund geht nach { $to }, ein Schaf.
}
found = Gefunden! Eine Marke für { $dogs }.
escaped = Acht Schafe und kein Wolf: er liegt unter { $place }. Eine Marke für { $wolf }.
victory = { $count ->
    [one] { $winners } gewinnt.
   *[other] { $winners } teilen sich den Sieg.
}
purse = Marken: { $held }.
legend = { $columns }      ▪ verdeckt, o ein Schaf, ( ) der Hund

# Was validate und score sagen. `winner` ist wolf, dog oder noch niemand.

lines = Zeilen
rounds = Runden
tokens = Marken
column-line = Zeile
column-event = Zug
column-verdict = Urteil
column-round = Runde
column-wolf = Wolf
column-outcome = Ausgang
column-turned = aufgedeckt
column-player = Spieler
column-tokens = Marken
legal = { $winner ->
    [dog] erlaubt: der Wolf ist gefunden
    [wolf] erlaubt: der Wolf ist entwischt
   *[nobody] erlaubt
}
outcome = { $winner ->
    [dog] gefunden
    [wolf] entwischt
   *[nobody] noch versteckt
}
unfinished = { $rounds ->
    [0] Das Spiel hat noch nicht begonnen.
   *[other] Das Spiel ist nicht zu Ende: { $decided } von { $rounds } Runden sind entschieden.
}

# Die Jagd: wo kann der Wolf sein?

habits-are = die Gewohnheiten eines Wolfs sind Chancen zwischen 0 und 1, etwa --near 0.6 --far 0.3
habits-without-model = { $option } spricht von den Gewohnheiten eines Wolfs: sag auch --model habits, oder lass es weg
hunt-no-record = keine Aufzeichnung von { $game }: { $reason }
hunt-too-long = { $count } Züge sind zu viel für eine Jagd, höchstens { $most }
hunt-no-round = eine Runde { $round } gibt es nicht zu jagen: die Aufzeichnung hat { $rounds }
hunt-nothing = Noch hat keine Runde begonnen: nichts zu jagen.
hunt-legend = (Hund)  · aufgedeckt  ░▒▓█ wie wahrscheinlich der Wolf dort liegt
hunt-left-out = Zeile { $line } wurde ausgelassen ({ $rule }): { $reason }
hunt-round = Runde { $round }: { $wolf } versteckt sich
hunt-move = Hund auf { $place }
hunt-swap = Tausch { $one } { $other }
hunt-step = { $places ->
    [one] { $event }: gefunden
   *[other] { $event }: { $places } Plätze
}

# Was zum Drucken gesagt wird, gleich zu welchem Spiel.

no-paper = das Papier „{ $paper }“ ist unbekannt: zur Wahl stehen { $known }
no-ink = die Tinte „{ $ink }“ ist unbekannt: zur Wahl stehen { $known }
per-page = { $count } Blätter auf einer Seite lassen sich nicht anordnen: nimm 1, 2 oder 4
pieces-too-large = Teile von { $width } mal { $height } mm passen nicht auf { $paper }: nimm ein größeres Papier
no-part = { $game } hat keinen Teil „{ $part }“: zur Wahl stehen { $known }
sheet-count = { $count } Wertungsblätter lassen sich nicht drucken: nimm 1 bis { $most }
fills-a-page = das Wertungsblatt von { $game } füllt eine Seite: lass --per-page weg
too-many-players = { $count } Spieler: das Spiel ist für höchstens { $most }

name-missing = ein Spieler ohne Namen: schreib einen hinter --player, oder lass die Option weg
name-too-long = der Name „{ $name }“ ist zu lang: { $longest } Buchstaben passen auf ein Blatt
name-letters = der Name „{ $name }“ hat Buchstaben, die unseren Schriften fehlen: schreib ihn anders

no-option = { $game } hat kein { $option }
stack-count = { $count } Blätter lassen sich nicht drucken: nimm 1 bis { $most }
few-sheets = { $players } Spieler brauchen ebenso viele Blätter, nicht { $count }: lass --sheets weg oder erhöhe es
cup-no-dot = --cups: „{ $cup }“ ist kein Punkt der Seite { $face }: hand, none, random, oder sechs wie { $example }
cup-no-spot = --cups: bei { $cup } ist auf Seite { $face } kein Platz für eine Tasse: zur Wahl stehen { $spots }
cup-twice = --cups: { $cup } ist zweimal genannt
cup-count = --cups: { $count } genannt, aber { $needed } sind nötig

column-sheet = Blatt
column-player = Name
column-cups = Tassen, Seite { $face }
cups-as = { $cups ->
    [hand] von Hand
   *[none] keine
}
column-part = Teil
column-pages = Seiten
part = { $part ->
    [tables] Bietetafeln
    [cards] Karten
    [chips] Chips
    [help] Hilfekarten
    [tiles] Plättchen
    [tokens] Marken
    [dog] Hund und Regeln
    [score] Wertungsblätter
   *[other] { $part }
}

no-icon = ein Bild namens „{ $name }“ gibt es nicht
flock-size = { $count } Schafe: das Spiel braucht { $needed }
flock-unreadable = nicht zu verstehen ({ $reason })
flock-word = { $sheep } kann nicht „{ $word }“ haben: zur Wahl stehen { $known }

wrote = { $file }: { $pages ->
    [one] { $pages } Seite
   *[other] { $pages } Seiten
}
at-full-size = Mit 100 % (tatsächliche Größe) drucken, nicht an die Seite anpassen.
ruler = Das Lineal am linken Rand der Seite muss 50 mm messen.
keep-face = Der Code hat keinen Platz für die ganze Seite { $face }: ihre Datei aufheben, zum Lesen dieser Blätter wird sie mit --face angegeben.
both-sides = Beidseitig drucken, über die lange Kante gewendet.
smaller = Die Blätter kommen mit { $percent } % ihrer wahren Größe heraus.
stout-cards = Tafeln, Karten und Chips auf festes Papier drucken.
stout-tiles = Die Plättchen auf festes Papier drucken oder auf Karton kleben: niemand darf einen Wolf durch die Wiese sehen.
dice = Zum Spielen braucht ihr auch einen 12-seitigen, einen 10-seitigen und einen 8-seitigen Würfel.

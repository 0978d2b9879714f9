# Die Seiten am Tisch: kurz, in den Worten des Spiels, ohne »Fehler« und ohne »ungültig«.

pages = Seiten
tonight = Heute
die = Würfel
print = Drucken
evenings = Abende

nothing-yet = Wer hat heute gewonnen?
nothing-yet-how = Fotografiert die Blätter, wenn das Spiel zu Ende ist: einzeln oder den ganzen Tisch auf einmal.
print-sheets = Blätter drucken
another-phone = Noch ein Handy
square-code = der quadratische Code dieses Abends
scan-to-join = Mit der Kamera eines anderen Handys im selben WLAN gescannt: schon sitzt es mit am Tisch.
print-code = Den Code drucken
nobody-can-join = Kein anderes Handy kann herein: Dieser Computer ist in keinem Netz, oder er wurde mit --local gestartet.
photograph = Blätter fotografieren
send = Senden
being-sent = wird gesendet …
not-sent = das kam nicht an: Ist das WLAN da?
try-again = Noch einmal
away = Keine Verbindung: Ist das WLAN da, und der Computer an?
new-link = Der Link des Abends ist neu: den quadratischen Code noch einmal scannen, wie ihn der Computer jetzt zeigt.
being-read = wird gelesen …
waits =
    { $count ->
        [one] wartet: noch ein Foto davor
       *[other] wartet: noch { $count } Fotos davor
    }
put-away = weglegen
next-game = Nächstes Spiel
last-game = Zurück zum letzten Spiel
next-sheet = Nächstes Blatt
who-won = Wer hat gewonnen?
told-of = { $about }: { $told }
nobody-played = { $game }: ein leeres Blatt
rank = Platz { $rank }
questions =
    { $count ->
        [one] eine Frage
       *[other] { $count } Fragen
    }
wins =
    { $count ->
        [one] { $who } gewinnt!
       *[other] { $who } gewinnen gemeinsam!
    }

whose = Wem gehört das?
who-played = Wer hat gespielt?
name = Name
another-name = Ein anderer Name
that-is-it = Stimmt
not-whose = falscher Name
flat-sheet = das Blatt von { $who }, glatt gelegt
tap-to-correct = Auf das Papier tippen, um etwas zu berichtigen
same-player = { $count ->
       *[other] { $player } hat { $count } Blätter in diesem Spiel: Gehört eines jemand anderem, oder ist es zweimal dasselbe Papier?
    }
somebody-elses = Gehört jemand anderem
as-it-is = So lassen
undo = Zurücknehmen
delete-sheet = dieses Blatt wegwerfen
photographed-again =
    { $count ->
        [0] Dieses Blatt wurde noch einmal fotografiert: Das neue Foto zählt.
        [one] Dieses Blatt wurde noch einmal fotografiert: Das neue Foto zählt, und eure Antwort gilt weiter.
       *[other] Dieses Blatt wurde noch einmal fotografiert: Das neue Foto zählt, und eure Antworten gelten weiter.
    }
settle =
    { $count ->
        [one] Eine Frage klären
       *[other] { $count } Fragen klären
    }
one-of = { $number } von { $count }
skip = überspringen
back = zurück
not-this-one = Nicht das hier?

ask-box = Ist dieses Kästchen angekreuzt?
box-yes = angekreuzt
box-no = leer
now-box-yes = als angekreuzt gelesen
now-box-no = als leer gelesen
ask-cup = Ist dieser Punkt eingekreist?
cup-yes = eingekreist
cup-no = frei
now-cup-yes = als eingekreist gelesen
now-cup-no = als frei gelesen
ask-segment = Ist hier ein Faden?
segment-yes = ein Faden
segment-no = kein Faden
now-segment-yes = als Faden gelesen
now-segment-no = als leer gelesen
ask-ink = Ist hier eine Linie, neben den Strecken?
ink-yes = eine Linie
ink-no = keine Linie
now-ink-yes = als Linie gelesen
now-ink-no = als nichts gelesen
field-ink =
    { $other ->
        [none] nahe { $one }
       *[other] von { $one } in Richtung { $other }
    }
field-segment = zwischen { $one } und { $other }
field-cup = der Platz { $one }
rows-mouse = Mäuse
rows-sock = Socken
rows-plane = Flieger
rows-cup = zerbrochene Tassen
row-mouse = Maus { $place }
row-sock = Socke { $place }
row-plane = Flieger { $place }
row-cup = zerbrochene Tasse { $place }
row-hourglass = die Sanduhr
seat = Spieler { $number }
printed-cups = { $field }: die Tassen dieses Blatts sind gedruckt, daran ist nichts zu verlesen
this-box = dieses Kästchen
row-paw = die Pfote
row-timer = Würfel { $place } der Sanduhr
round = Runde { $number }
row-tens = Zehner { $place }
row-units = Einer { $place }
row-black = schwarze { $place }
row-chips = Chips { $place }
row-dog = Hund { $place }
row-370 = 3-7-0-Karte { $place }
row-007 = 0-0-7-Karte { $place }
row-bone = der Knochen
row-plays = spielt mit
row-wolf = Spieler { $place } der Wolf
row-found = gefunden
row-escaped = entwischt

roll-number =
    { $count ->
        [0] Noch kein Wurf
       *[other] Wurf { $count }
    }
throw = Würfeln
or-it-showed = oder ein echter Würfel zeigte
rolls-so-far = bisher:
timer = die Sanduhr
struck = gestrichen
first-set = Jemand hat das erste Set
timer-waits = Die Sanduhr wartet auf das erste Set.
timer-runs = Die Sanduhr läuft.
perhaps-last-roll =
    { $number ->
        [1] Der nächste Wurf ist der letzte!
       *[other] Eine { $number } oder mehr ist der letzte Wurf!
    }
game-over = Das war der letzte Wurf: zeichnen, dann zählen.
die-judges = Die Wolle-Blätter werden mit diesen Würfen verglichen.
die-left-out = Ihr habt nicht mit dem Würfel der Handys gespielt: Die Blätter werden ohne ihn gezählt.
die-too-few = So wenige Würfe reichen nicht für so viel Faden: Die Blätter werden ohne diesen Würfel gezählt.
not-this-die = Ohne diesen Würfel gespielt
with-this-die = Mit diesem Würfel gespielt
by-tapping = durch Tippen gezählt
about-file = { $file }: { $why }
taken-with-dashes = Namen von Seiten haben keine Leerzeichen: Das hier ist { $face }.
face-played = Seite
odds = Chancen (Volle Wolle)
odds-exact = Genaue Chancen, das Gebot in drei Versuchen zu schaffen. 26+ kostet vor dem ersten Wurf einen Chip: zähl nur, was übrig ist.
chips = Chips
herd = oben auf der Herde
more = eins mehr
fewer = eins weniger
count-volle-wolle = Volle Wolle zählen
tokens = Marken (Uly & Polly)
another-player = Noch jemand
add = Dazu
thing-tokens = Marken
thing-points = Punkte auf Schafen
thing-black = schwarze Schafe, Punkte weniger
thing-trio-370 = 3-7-0-Karten
thing-trio-007 = 0-0-7-Karten
thing-dogs = Hunde
thing-bone = der Knochen
thing-chips = Chips

game = Spiel
players = Mitspieler
players-a-line = Mitspieler, mit Kommas dazwischen
sheets = Blätter
cups = Tassen
cups-hand = von den Spielern eingekreist
cups-random = gedruckt, zufällig
cups-none = keine
part = Was davon
all-parts = alles
paper = Papier
language = Sprache
look = Ansehen
preview = die erste Seite
pdf = PDF holen
print-at-100 = Mit 100 % drucken, nicht an die Seite angepasst.

no-evening-yet = Noch kein Abend.
everything = Alles als Datei
evening-name = Name des Abends
delete-evening = Den Abend wegwerfen
delete-evening-sure = Alle Blätter, Zählungen und Bilder davon sind dann fort.
delete-for-good = Endgültig wegwerfen
player-line =
    { $count ->
        [one] { $game }: ein Spiel, { $best ->
            [one] { $best } Punkt
           *[other] { $best } Punkte
        }
       *[other] { $game }: { $count } Spiele, Bestes { $best }, meist { $usual }
    }

# Was statt einer Seite gesagt wird, oder in der Antwort an ein Skript.

wrong-host = dieser Server heißt anders: seinen Code noch einmal scannen
no-key = den quadratischen Code des Abends scannen, um hereinzukommen
wrong-origin = das kam von einer anderen Seite: unsere öffnen und noch einmal versuchen
not-understood = das war nicht zu verstehen: zurückgehen und noch einmal versuchen
too-large = zu groß: ein Foto hat höchstens 60 MB, alle zusammen 200 MB
too-slow = eine halbe Minute lang kam nichts: näher am WLAN noch einmal versuchen
too-many-photos = höchstens { $most } Fotos auf einmal
no-photo = da war kein Foto: eins auswählen und senden
no-picture = das ist kein Bild: JPEG, PNG, WebP, HEIC, TIFF und PDF werden gelesen
no-sheet = kein Blatt gefunden: näher heran, alle vier Eckmarken ins Bild
unread-face = nur sein Code verrät, welche Seite dieses Blatt hat, und der ist nicht lesbar: mach noch ein Foto, näher und gerade von oben
give-face = dieses Blatt hat eine eigene Seite, für die im Code kein Platz war: am Rechner wird es gelesen, mit rollwrite score und der Datei der Seite
queue-full = zu viele Fotos warten: in einer Minute noch einmal versuchen
no-such-sheet = dieses Blatt gibt es nicht: vielleicht wurde es weggeworfen
no-such-night = diesen Abend gibt es nicht: vielleicht wurde er weggeworfen
just-thrown-away = das hat eben jemand weggeworfen
no-such-page = hier ist nichts
not-that-way = das geht hier nicht
no-field = dieses Blatt hat kein Feld { $field }
no-answer = { $field }: die Antwort ist true, false oder ok
no-name = ein Name hat einen bis { $longest } Buchstaben und gehört sonst niemandem
no-roll = ein Würfel zeigt 1 bis 6
nothing-to-undo = es gibt nichts zurückzunehmen
option-twice = { $option } steht zweimal da: einmal genügt
no-option = es gibt keine Option { $option }: { $known }
no-number = { $option } ist eine Zahl, nicht { $value }
no-tally = { $game } wird nicht durch Tippen gezählt
our-fault = hier ging etwas schief, nicht bei euch: noch einmal versuchen
cannot-listen = Port { $port } von { $host } ist nicht zu haben ({ $why }): mit --port einen anderen wählen
store-locked = { $folder } wird von einem anderen Server benutzt: den beenden oder mit --data einen anderen Ordner wählen
store-unusable = { $folder } lässt sich nicht benutzen ({ $why }): das beheben oder mit --data einen anderen Ordner wählen
store-foreign = { $folder } enthält eine Datenbank, die nicht unsere ist: mit --data einen anderen Ordner wählen
store-newer = { $folder } wurde von einer neueren Version geschrieben: rollwrite aktualisieren
open-this = Das hier auf diesem Rechner öffnen:
scan-this = Mit den Handys am Tisch scannen (gleiches WLAN):
ctrl-c = Strg-C beendet es. Der Abend ist auch danach noch da.
too-many-sheets = höchstens { $most } Blätter auf einmal
local-or-host = --local und --host sagen beide, wo gehört wird: eines genügt
no-seat = ein Name hat ein bis { $longest } Buchstaben und gehört sonst niemandem, und höchstens { $most } spielen mit
doubled = Blatt { $sheet } sah auf einem früheren Foto ganz anders aus: ist es dasselbe noch einmal, oder wurde es mehrmals gedruckt?
two-papers = Zwei verschiedene Blätter
same-paper = Dasselbe Blatt
face-both = A und B, auf zwei Seiten
no-first-set = Doch noch kein Set
other-games = Die anderen Spiele
any-word-is-a-face = A, B, both (beide) – oder irgendein Wort: jedes Wort ist eine eigene Seite.
another-face = Eine andere Seite
word-on-the-sheet = Das Wort oder die Zahl auf dem Blatt
new-face = Eine ganz neue Seite

# The columns of `rollwrite nights`, and of the table of everything.

column-evening = Abend
column-game = Spiel
column-rank = Rang
column-player = Spieler
column-points = Punkte
column-games = Spiele
column-best = Bestes
column-usual = meist
column-sheet = Blatt
column-face = Seite
column-toys = Spielzeug
column-sets = Sets
column-paw = Pfote
column-cups = Tassen
column-total = Summe
column-look = ansehen
column-fault = nicht gelesen

# Was --help sagt. Das Englische steht neben jeder Option; `any` gilt für alle Befehle.

rollwrite = Papierspiele, die ein Computer versteht: Blätter drucken, am Tisch spielen, vom Foto zählen.
rollwrite-version = Welche Version das ist.
any-help = Zeigt diese Hilfe.
any-lang = en, fr oder de; sonst die Sprache des Systems.
any-as-json = Genau ein JSON-Dokument auf der Standardausgabe, sonst nichts.
any-force = Überschreibt, was es schon gibt.
any-game = wolle, volle-wolle oder uly-polly.
any-face = Wolle: A, B, ein Startwort, new oder die Datei einer Seite.
any-data = Wo Abende aufgehoben werden; sonst in deinem Datenordner.
any-deck = Volle Wolle: eine eigene Kartendatei.

score = Liest und zählt Blätter auf Fotos und Aufzeichnungen, viele auf einmal.
score-files = Fotos, Scans (PDF), Aufzeichnungen, Ordner davon oder -.
score-rolls = Die Würfe des Spiels, etwa 6,4,3: folgt der Faden jedem?
score-face = Wolle: die Seite, wo der Code unlesbar ist oder keinen Platz für sie hat.
score-fix = Berichtigt Gelesenes: mouse.3=no, cup:D4=yes, K7Q2/paw=no, mouse=ok.
score-name = Wem das Blatt gehört: K7Q2=Ann.
score-annotate = Ein Ordner für Kopien der Fotos, in die das Gelesene gezeichnet ist.
score-table = Alle Dateien sind ein Spiel an einem Tisch: passen sie zusammen?
score-ask = Fragt bei jedem Zweifel der Reihe nach; die Antworten bleiben neben dem Foto.
score-csv = Eine Tabelle aller Spieler für ein Rechenblatt.
score-jobs = Wie viele Prozesse; sonst einer je Kern.
score-debug = Ein Ordner für ein Bild jeder Stufe des Lesens.

validate = Ist es erlaubt? Jeder Fehler mit Zug, Regel und Stelle.
validate-file = Eine Aufzeichnung, ein Foto, die Datei einer Seite oder eine Linie als GeoJSON oder WKT in mm.
validate-face = Für eine Linie oder ein Foto: A, B, ein Startwort oder die Datei einer Seite.
validate-rolls = Für eine Linie oder ein Foto: die Würfe der Reihe nach, etwa 6,4,3.
validate-variant = Für eine Linie oder ein Foto: standard, no-cups oder no-crossing.
validate-cups = Für eine gezeichnete Linie: die sechs Tassen, etwa D4,F7,…
validate-picture = Wolle: der Teppich mit dem Faden: .svg, .png, .pdf oder -.

moves = Jede Möglichkeit, den Faden einer Aufzeichnung von Wolle bei einem Wurf fortzusetzen.
moves-record = Eine Aufzeichnung von Wolle.
moves-roll = Was der Würfel zeigt.

odds = Volle Wolle: die genauen Chancen eines Gebots, und welcher Würfel am besten bleibt.
odds-bid = 14 bis 26, oder 26+; sonst alle Gebote.
odds-chips = Chips, die ausgegeben werden dürfen, nachdem 26+ bezahlt ist.
odds-modifier = Das Plus oder Minus oben auf der Herde.
odds-rolled = Was d12, d10 und d8 zeigen, etwa 12,10,3: was behalten?
odds-kept = Mit --rolled, nach dem zweiten Versuch: der Würfel, der schon liegt, etwa d12.
odds-chart = Alle Gebote als Bild: .svg, .png, .pdf oder -.

balance = Volle Wolle: Computer spielen unter sich und zeigen, ob die Karten ausgewogen sind.
balance-games = Wie viele Spiele.
balance-deck = Eine eigene Kartendatei; sonst die Karten des Hauses.
balance-seed = Ein anderer Startwert: andere Spiele.
balance-jobs = Wie viele Prozesse; sonst alle Kerne.

hunt = Wo kann der Wolf sein? Die Chance jedes Platzes nach jedem Zug, aus dem, was alle gesehen haben.
hunt-record = Eine Aufzeichnung von Uly & Polly.
hunt-model = Womit die Seite des Hundes rechnet.
hunt-near = Mit habits: die Chance, das eigene Plättchen zu tauschen, der Hund einen Schritt entfernt (0.6).
hunt-far = Mit habits: dieselbe, der Hund weiter weg (0.3).
hunt-picture = Die Felder der letzten Runde: .svg, .png, .pdf oder -.
hunt-round-number = Nur diese Runde.

play = Eine Spielleitung am Tisch: tipp ein, was geschieht, sie kennt die Regeln. Gespeichert nach jeder Zeile.
play-player = Der Name eines Spielers; für jeden einmal, in der Sitzordnung.
play-computer = Ein Spieler, für den der Computer spielt.
play-level = Wie gut der Computer spielt.
play-auto = Das Programm würfelt und teilt die Karten aus.
play-seed = Für Zufall, der sich wiederholt.
play-save = Wo das Spiel gespeichert ist (GAME.txt): wird fortgesetzt, wenn es eines gibt.
play-new = Fängt neu an und überschreibt, was in der Datei steht.
play-variant = Wolle: standard, no-cups oder no-crossing.

print = Macht ein PDF zum Drucken daheim: Blätter, Karten, Plättchen.
print-out = Das PDF; - ist die Standardausgabe.
print-paper = a4, a5 oder letter.
print-seed = Gleicher Startwert und gleiche Optionen: dieselbe Datei.
print-ink = full, oder low: Umrisse statt Flächen.
print-face = Wolle: A, B, both (zwei Seiten), ein Startwort, new oder die Datei einer Seite.
print-sheets = Wie viele Blätter, bei den anderen Spielen Wertungsblätter; sonst eine Seite voll.
print-per-page = Davon 1, 2 oder 4 auf einer Seite.
print-cups = Wolle: hand, none, random, oder sechs Plätze wie D4,F7,…
print-player = Ein Name, der auf ein Blatt gedruckt wird; für jeden Spieler einmal.
print-part = Die anderen Spiele: welcher Teil gedruckt wird.

face = Wolle: zeigt eine Seite. Jede Zahl und jedes Wort ist eine, und immer dieselbe.
face-face = A, B, ein Startwort wie 2026 oder summer-fair, new oder eine Datei.
face-out = Schreibt sie als Datei, zum Bearbeiten.
face-picture = Der Teppich, wie das Blatt ihn zeigt: .svg, .png, .pdf oder -.

layout = Sagt, was wo auf dem Blatt eines Spiels gedruckt ist, in Millimetern.

serve = Seiten für die Handys am Tisch, im selben WLAN: fotografieren, klären, sehen, wer gewonnen hat.
serve-host = Die Adresse, auf der gehört wird; sonst alle dieses Rechners.
serve-port = 0 nimmt einen freien.
serve-lang = en, fr oder de; sonst, wie jedes Handy spricht.
serve-local = Nur für diesen Rechner: keine Handys.
serve-new-key = Links und Codes von vorher lassen niemanden mehr herein.

nights = Die Abende, die serve aufgehoben hat: wer gespielt und gewonnen hat, beste und übliche Punkte.

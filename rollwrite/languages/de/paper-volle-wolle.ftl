# Die Wörter auf dem Papier von Volle Wolle.

title = Volle Wolle
subject = Gebotstafeln, Karten, Chips, Hilfe und Wertungsblätter für Volle Wolle
lower-first = die kleinere zuerst
help-title = Was ein Gebot bringt
help-met = geschafft
help-note =
    Ohne Chips, Plus oder Minus. Jeder Chip und jeder Pluspunkt rückt dich eine Zeile hinauf, jeder Minuspunkt eine
    hinunter.
round =
    Legt eine Karte mehr aus, als Leute mitspielen. Geheim bieten, zugleich aufdecken. Das höchste Gebot beginnt,
    bei gleichen die kleinere Schafzahl.
tries =
    Erster Versuch: alle drei Würfel, drei Karten. Zweiter: ein Würfel bleibt, zwei Karten. Dritter: noch einer
    bleibt, eine Karte. Verfehlt: ein Chip.
help-use =
    Nach jedem Versuch darfst du das Plus deiner Herde nutzen und Chips zahlen, je einen Punkt. Ein Minus musst du
    abziehen.
under = Unter 14 nach dem dritten Versuch: Alle schwarzen Schafe in der Mitte gehören dir.
rest = Der Letzte nimmt ohne Würfeln den Rest. Zu zweit würfeln beide, der Rest gehört dem Ersten.
plus-26 = 26+ kostet einen Chip und kommt vor allen dran; 26 genügt.
trio-370 = Eines zählt 3, zwei zählen 14, drei zählen nichts; dann geht es von vorn los.
trio-007 = Nichts, nichts, aber drei zusammen zählen 21.
dog = Genau ein Hund: 9. Kein Hund: zwei weiße Schafe zurück. Die meisten Hunde: −5.
bone = 4 je Hund. Ein Schaf mit Knochen nimmt ihn seinem Besitzer weg, einmal.
name = Name
total = Summe
herd = weiße Schafe
tens = Zehner
units = Einer
black = schwarze
chips = Chips
how-to =
    Kein Hund? Erst zwei weiße Schafe zurücklegen. Weiße Schafe zusammenzählen: Zehner in einer Reihe ankreuzen,
    Einer in der nächsten (+10: hundert mehr). Schwarze Schafe und Chips: die Zahl ankreuzen; +10 und +20 kommen
    dazu. Hunde, 3-7-0 und 0-0-7: von links ein Kreuz für jede Karte.

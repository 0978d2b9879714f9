# Die Wörter auf den Blättern von Wolle.

title = Wolle
subject = Spielblätter für Wolle
player = Name
set = Set
cups-points = je −2
sum-toys = Sachen
sum-sets = Sets
sum-paw = Pfote
sum-cups = Tassen
sum-total = Summe
rules =
    Ein Wurf für alle: so viele Strecken zeichnen, gerade oder mit einer Ecke, keine doppelt oder durch Klötze –
    oder passen. Erreichtes ankreuzen. Auf der Pfote darf man aufhören: +5. Beim ersten Set kreuzen alle die Sanduhr
    an; danach streicht ein gleicher oder höherer Wurf den obersten Würfel. Ist der letzte weg: zeichnen und zählen,
    1 je Sache, volle Spalten laut Zahl.

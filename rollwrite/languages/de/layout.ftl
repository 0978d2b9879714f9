# Was zu Vorlagen gesagt wird: Blätter, die keine Kamera lesen könnte, und Blätter, die niemand gedruckt hat.

unreadable = das Blatt { $sheet } lässt sich nicht lesen: { $complaint }
the-marker = Eckmarke { $number }
the-code = der Code
the-box = Kästchen { $name }
boxes-of-one-name = zwei Kästchen heißen { $name }
not-four-markers = es braucht vier verschiedene Eckmarken
outside-margin = { $what } liegt außerhalb des Rands, den jeder Drucker erreicht
too-near = { $one } und { $other } sind weniger als eine Stiftbreite voneinander entfernt
no-dot-of-the-mat = { $dot } ist kein Punkt des Teppichs
on-the-mat = { $what } liegt auf dem Teppich
rule-about-nothing = die Regel { $rule } spricht von { $name }, das nicht auf dem Blatt ist

does-not-fit = die Seite { $face } passt nicht auf das Blatt: { $many } { $what ->
    [columns] Spalten
    [rows] Reihen
    [toys] Sachen einer Art
   *[spots] Tassenplätze
}, und Platz ist für { $most }
no-sheet = { $face ->
    [none] für { $game } gibt es kein Blatt
   *[other] für { $game } mit der Seite { $face } gibt es kein Blatt
}
other-version = { $sheet }: { $module } ordnet Version { $version } nicht an: setz zuerst seine VERSION
printed-already = { $sheet } Version { $version } ist schon gedruckt und ändert sich nie: mach eine neue Version
change = { $what } von { $before } zu { $after }
moved = { $sheet } Version { $version } ist gedruckt und kann sich nicht mehr ändern, doch dies hat sich geändert: { $changes }{ $more ->
    [0] .
   *[other] {" "}und { $more } weitere.
} Mach es rückgängig, oder mach eine neue Version: setz VERSION = { $next } in { $module }, dann ruf python -m sheets.layout.freeze { $sheet } { $next } auf.

# Was `layout` einem Menschen zeigt.
title-mat = { $sheet }: was auf welchem Punkt liegt
title-boxes = { $sheet }: Kästchen in mm (--json zeigt alles)
column-what = was
column-dots = Punkte
column-box = Kästchen
lies = { $what ->
    [start] Start
    [paw] Pfote
    [mouse] Mäuse
    [sock] Socken
    [plane] Flieger
   *[cup] Tassenplätze
}

# Was zum Kopf einer Aufzeichnung gesagt wird, gleich zu welchem Spiel. `wanted` zeigt einen ganzen Kopf.

header-first = der Kopf kommt zuerst: { $wanted }
header-ends = die Aufzeichnung endet, bevor ihr Kopf vollständig ist: { $wanted }
header-unknown = der Kopf hat keine Zeile „{ $word }“: { $wanted }
header-complete = der Kopf ist vollständig: jetzt kommen die Züge
header-twice = die Zeile „{ $word }“ steht hier ein zweites Mal: eine genügt
other-game = das Spiel ist nicht { $game }
player-count = { $count ->
    [one] { $count } Spieler: das Spiel ist für { $least } bis { $most }
   *[other] { $count } Spieler: das Spiel ist für { $least } bis { $most }
}
same-name = zwei Spieler heißen gleich: gib jedem einen eigenen Namen

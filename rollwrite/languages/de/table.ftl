# Was an jedem Tisch gesagt wird, gleich zu welchem Spiel.

help = undo nimmt deine letzte Zeile zurück, show zeigt den Stand, quit hört auf (das Spiel bleibt gespeichert; play setzt es fort)
over = das Spiel ist zu Ende: undo nimmt die letzte Zeile zurück, quit hört auf
nothing-to-take-back = es gibt nichts zurückzunehmen
taken-back = Zurückgenommen.

bad-name = der Name „{ $name }“ geht nicht: ein Wort aus höchstens { $longest } Buchstaben, Ziffern, - oder _
computer-stranger = der Computer soll „{ $name }“ spielen, aber so heißt hier niemand
no-level = eine Stufe „{ $level }“ gibt es nicht: zur Wahl stehen { $known }
damaged = die erste Zeile des gespeicherten Spiels ist beschädigt: nimm sie heraus, oder fang mit --new neu an
not-resumed = dieses Spiel lässt sich nicht fortsetzen: Zeile { $line }: { $reason }; bring sie in Ordnung, oder fang mit --new neu an
name-players = { $fault }; nenn sie mit --player Ann --player Ben, oder --computer Cy
other-players = das gespeicherte Spiel nennt andere Spieler als seine erste Zeile: ändere eins von beiden, oder fang mit --new neu an
handed-out = die Aufzeichnung von { $player } steht in { $file }
others-play = in { $file } steht ein Spiel von { $players }, das noch läuft: nenne dieselben oder niemanden, dann geht es weiter; oder nimm ein anderes --save, oder fang mit --new neu an
only-when-new = in { $file } steht ein Spiel, das anders begonnen hat: lass { $option } weg, dann geht es weiter; oder nimm ein anderes --save, oder fang mit --new neu an
no-kept-game = hier steht etwas anderes als ein Spiel { $game }, und das bleibt so: nimm ein anderes --save
put-aside = Das Spiel in { $file } ist zu Ende; es steht jetzt in { $aside }. Ein neues beginnt.
no = nein: { $reason }
kept = Das Spiel ist in { $file } gespeichert; mit rollwrite play { $game } --save { $file } geht es weiter.
kept-over = Das Spiel { $game } ist zu Ende und in { $file } gespeichert. Nenne die Spieler noch einmal, und das nächste beginnt.

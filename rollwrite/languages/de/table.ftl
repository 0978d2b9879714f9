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
holds-a-game = in { $file } steht ein Spiel: lass die Namen weg, um es fortzusetzen, oder fang mit --new neu an
no = nein: { $reason }
kept = Das Spiel ist in { $file } gespeichert; weiter geht es mit { $again }
other-players = das gespeicherte Spiel nennt andere Spieler als seine erste Zeile: ändere eins von beiden, oder fang mit --new neu an
no-use-for-option = { $option } hat hier keinen Sinn, lass es weg
handed-out = die Aufzeichnung von { $player } steht in { $file }

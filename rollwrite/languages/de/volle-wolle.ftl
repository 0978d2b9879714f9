# Volle Wolle: Regeln, Aufzeichnungen, Kartensätze, die Worte am Tisch und die Abrechnung.
# Wörter, die man tippt, bleiben in jeder Sprache, wie sie sind: lay, bids, roll, keep, take, miss, plus, chips=1,
# leave-bone, deal, all, hint, dog, bone, d12.

## Kleine Wörter

all-bids = { $least } bis { $most }, oder { $plus }
chips = { $count ->
    [one] { $count } Chip
   *[other] { $count } Chips
}
card = { $kind ->
    [sheep] Schaf { $number }
    [bone] der Knochen
   *[dog] ein Hund
}
# Eine Karte, wie sie aussieht: 30 (10, −3).
card-shown = { $kind ->
    [dog] Hund
    [bone] Knochen
   *[sheep] { $corner ->
        [none] { $number } ({ $shows })
        [bone] { $number } ({ $shows }, Knochen)
       *[modifier] { $number } ({ $shows }, { $modifier })
    }
}

## Was gegen einen Zug spricht

game-over = das Spiel ist zu Ende: alle Karten sind genommen
not-now = { $stage ->
    [lay] nicht jetzt: erst werden { $count } Karten ausgelegt
    [bids] nicht jetzt: erst bieten alle
    [roll] nicht jetzt: { $name } ist mit Würfeln dran
    [choose] nicht jetzt: { $name } hat gewürfelt und sagt take, keep oder miss
   *[rest] nicht jetzt: { $name } nimmt, was übrig ist
}
lay-count = ausgelegt werden { $due } Karten, nicht { $count }
card-gone = nicht mehr im Stapel: { $card }
bids-count = { $bids ->
    [one] { $bids } Gebot für { $players } Spieler: je eines
   *[other] { $bids } Gebote für { $players } Spieler: je eines
}
bid-unknown = { $name } kann nicht „{ $bid }“ bieten: { $bids }
no-chip = { $name } hat keinen Chip, um { $bid } zu bezahlen
dice-count = { $due ->
    [one] gewürfelt wird mit { $due } Würfel ({ $dice }), nicht mit { $count }
   *[other] gewürfelt wird mit { $due } Würfeln ({ $dice }), nicht mit { $count }
}
die-face = der { $die } kann nicht { $face } zeigen: 1 bis { $sides }
no-fourth-try = nicht jetzt: der dritte Versuch war der letzte; nimm eine Karte (take) oder sag miss
kept-already = der { $die } bleibt schon liegen: behalte einen der eben geworfenen Würfel
not-on-table = liegt nicht in der Mitte: { $card }
rest-is-free = { $name } nimmt den Rest, ohne zu würfeln: es gibt nichts zu bezahlen
cards-due = { $due ->
    [one] { $due } Karte steht dir zu, nicht { $count }
   *[other] { $due } Karten stehen dir zu, nicht { $count }
}
miss-too-soon = nicht jetzt: das war erst Versuch { $tried } von { $tries }; behalte einen Würfel und würfle weiter
met-with-help = { $result } genügt für das Gebot { $bid }: nimm lieber eine Karte
met-unaided = { $result } genügt ohne Hilfe für das Gebot { $bid }: die Karten müssen genommen werden
black-sheep-come = { $result } ist unter { $least }: alle schwarzen Schafe kommen mit ({ $sheep })
no-black-sheep = zu diesem Fehlversuch kommt keine Karte
no-plus = { $name } hat kein Plus auf der Herde
chips-had = { $name } hat { $chips }, nicht { $paid }
not-reached = { $aim ->
    [bid] { $reached } genügt nicht für das Gebot { $goal }
   *[least] { $reached } genügt nicht für { $goal }
}
plus-needless = { $aim ->
    [bid] { $result } genügt für das Gebot auch ohne das Plus
   *[least] { $result } genügt für { $goal } auch ohne das Plus
}
chips-needless = { $aim ->
    [bid] { $chips ->
        [0] für das Gebot braucht es keinen Chip
        [one] für das Gebot genügt { $chips } Chip
       *[other] für das Gebot genügen { $chips } Chips
    }
   *[least] { $chips ->
        [0] für { $goal } braucht es keinen Chip
        [one] für { $goal } genügt { $chips } Chip
       *[other] für { $goal } genügen { $chips } Chips
    }
}
no-bone-to-leave = da ist kein Knochen zu lassen: keine dieser Karten nimmt ihn jemandem weg

## Was nicht zu verstehen ist

event-unknown = nicht verstanden: 'lay 7 31 dog', 'bids Ann=24 Ben=20', oder ein Name mit 'roll 12 10 3', 'keep d12', 'take 7 31 plus chips=1' oder 'miss'
not-at-table = „{ $name }“ sitzt nicht am Tisch
turn-order = { $due } ist am Zug, nicht { $name }
card-unknown = eine Karte „{ $card }“ gibt es nicht: eine Schafzahl, dog oder bone
bid-twice = zwei Gebote für { $name }: eines genügt
bid-missing = kein Gebot für { $names }
no-face = „{ $word }“ zeigt kein Würfel
keep-one = behalte einen Würfel: { $dice }
said-once = plus, chips=… und leave-bone sagt man nur je einmal
choice-unknown = nicht verstanden: take (und Karten), keep (und ein Würfel) oder miss; help sagt mehr
two-dice = zwei Würfel zeigen { $face }: sag { $dice }
bids-for = { $bids ->
    [one] { $bids } Gebot für { $players } Spieler: je eines, für { $names }
   *[other] { $bids } Gebote für { $players } Spieler: je eines, für { $names }
}
bids-alone = { $count ->
    [one] { $names } bietet selbst: dort sitzt der Computer
   *[other] { $names } bieten selbst: dort sitzt der Computer
}
no-hint = einen Rat gibt es, wenn ein Würfel zu behalten ist
no-bid = ein Gebot „{ $bid }“ gibt es nicht: { $bids }

## Aufzeichnungen

header = 'game: volle-wolle', 'players: Ann Ben Cy' und 'tables: 3 1 5' (die Zahlen auf der Rückseite ihrer Tafeln)
name-taken = der Name „{ $name }“ geht nicht: ein Wort aus Buchstaben und Ziffern, nicht lay oder bids
tables-fault = jeder Spieler hat eine Gebotstafel, also { $count } aus { $tables }
unfinished = die Aufzeichnung endet in Runde { $round } mit { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} im Stapel: gezählt, wie es steht

## Dateien mit Karten

key-unknown = unbekannter Schlüssel „{ $key }“ (bekannt sind { $known })
list-missing = { $key } fehlt oder ist keine Liste
sheep-flaw = Schaf { $place }: { $flaw }
no-card = keine Karte wie {"{"} number = 7, points = 3 {"}"}
sheep-count = { $count } Schafe, aber ein Spiel braucht { $needed }
deck-tables = tables muss aus { $count } Zahlen von 1 bis { $most } bestehen
number-again = die Schafzahl { $number } kommt { $times }-mal vor
deck-dogs = dogs muss aus diesen { $count } bestehen, jeder einmal: { $dogs }
out-of-range = { $key } muss zwischen { $least } und { $most } liegen
points-range = points muss eine ganze Zahl von { $least } bis { $most } sein
points-or-trio = entweder points oder trio, eines von beiden
trio-unknown = trio muss { $trios } sein
corner-full = in der Ecke ist nur Platz für eines: plus, minus oder bone
true-or-false = { $key } muss true oder false sein

## Dateien vom Ende eines Spiels

end-game = game muss "{ $game }" sein
end-players = ein bis { $most } Spieler sind nötig, jeder unter [[player]]
player-flaw = Spieler { $place }: { $flaw }
no-player = nicht unter [[player]]
key-missing = { $key } fehlt
no-name = name muss ein Text in Anführungszeichen sein
no-herd = sheep muss eine Liste dessen sein, was die Karten zeigen
sheep-unknown = kein Schaf zeigt { $shown }
several-values = mehrere Werte
far-too-large = eine viel zu große Zahl
from-zero = { $key } muss eine ganze Zahl ab 0 sein
name-again = der Name „{ $name }“ steht { $times }-mal da
too-many = { $what ->
    [sheep] { $count } Schafe, aber es gibt nur { $most }
    [dogs] { $count } Hunde, aber es gibt nur { $most }
    [chips] { $count } Chips, aber es gibt nur { $most }
   *[bones] { $count } Knochen, aber es gibt nur einen
}
far-too-many = viel zu viele

## Das Wertungsblatt

one-digit = nur eine dieser Zahlen kann gemeint sein: { $values }
no-units = die Einer der Herde fehlen; kreuz 0 an, wenn es keine gibt
gap = Kästchen werden von links angekreuzt, ohne Lücke
one-player = nur { $player } hat etwas angekreuzt: das Spiel braucht { $least }
dogs-crossed = { $count } Hunde sind angekreuzt, aber es gibt nur { $most }
chips-crossed = { $count } Chips sind angekreuzt, aber es gibt nur { $most }
bones-crossed = zwei Spieler haben den Knochen angekreuzt: es gibt nur einen

## Was die Spielleitung fragt

ask-lay = Runde { $round }. Welche { $count } Karten werden ausgelegt (oder deal)?
ask-bids = Gebote von { $names }?
ask-roll = { $name } würfelt mit { $dice } (oder roll)?
ask-choice = { $name }: { $choices }?
choice-take = { $due ->
    [one] take ({ $due } Karte nehmen)
   *[other] take ({ $due } Karten nehmen)
}
choice-keep = keep ({ $dice } behalten)
choice-miss = miss (verfehlt)
ask-rest = { $name } nimmt den Rest, { $cards }; in welcher Reihenfolge (die letzte Karte oben, oder all)?
ask-nothing = Das Spiel ist zu Ende (undo oder quit).

## Was die Spielleitung sagt

tables = Gebotstafeln, nach der Zahl auf der Rückseite: { $tables }.
table-of = { $name } die mit { $table }
bid-met = Das Gebot ist geschafft: du musst { $due } davon nehmen, { $cards }.
bid-met-with = Mit { $help } ist das Gebot geschafft: { $due } von { $cards }.
the-plus = dem { $plus }
keep-one-of = Um weiterzuwürfeln, bleibt einer davon liegen: { $dice }.
die-shows = die { $face } ({ $die })
miss-brings = Unter { $least } bringt ein Fehlversuch { $cards }.
miss-saved = { $words } käme auf { $least }.
hint = behalte { $die } (die { $face }): { NUMBER($success, style: "percent") } für das Gebot, { NUMBER($under, style: "percent") } für weniger als { $least }
on-table = In der Mitte: { $cards }.
bids-are = Gebote: { $bids }.
bid-of = { $name } { $bid }
stock = Vorrat: { $chips }. Stapel: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}.
seat = { $name }: { $belongings }
herd = { $sheep ->
    [0] kein Schaf (Tafel { $table })
    [one] { $sheep } Schaf mit { $top } obenauf
   *[other] { $sheep } Schafe mit { $top } obenauf
}
dogs = { $count ->
    [one] { $count } Hund
   *[other] { $count } Hunde
}
the-bone = der Knochen
place = { $total ->
    [one] { $rank }. { $name }: { $points } Punkt ({ $parts })
   *[other] { $rank }. { $name }: { $points } Punkte ({ $parts })
}
part = { $part ->
    [sheep] Schafe
    [trio_370] 3-7-0
    [trio_007] 0-0-7
    [dogs] Hund
    [bone] Knochen
    [most_dogs] meiste Hunde
   *[chips] Chips
} { $points }
sheep-without = Schafe { $points } ohne { $returned }

## Was geschehen ist

round = Runde { $round }: { $cards }.
pays = { $name } zahlt einen Chip für { $bid }.
order = Reihenfolge: { $players }.
with-bid = { $name } ({ $bid })
has-rolled = { $name } hat { $sum } = { $result } bei einem Gebot von { $bid }.
keeps = { $name } behält die { $face } auf dem { $die }.
uses = { $name } hilft sich mit { $help }.
misses = { $chips ->
    [0] { $name } verfehlt das Gebot, aber der Vorrat hat keinen Chip mehr.
   *[other] { $name } verfehlt das Gebot und bekommt einen Chip.
}
takes = { $name } nimmt { $cards }.
takes-black = Unter { $least }: { $name } nimmt { $cards }.
takes-bone = { $name } nimmt den Knochen von { $owner }!
leaves-bone = { $name } lässt den Knochen bei { $owner }.
no-card-left = Für { $names } ist keine Karte mehr da.
all-taken = Alle Karten sind genommen: das Spiel ist zu Ende.

## Hilfe

help-lay = Eine Karte heißt nach ihrer Schafzahl, dog oder bone: 42 19 7 dog. „deal“ zieht sie vom Stapel.
help-bids = { $bids } für einen Chip. In der Sitzordnung (24 20) oder mit Namen (Ben=20 Ann=24).
help-roll = Was die Würfel zeigen, der größte zuerst: 12 10 3. „roll“ würfelt für dich.
help-take = take 42 19 dog: das letzte Schaf liegt oben. Das Plus und so wenige Chips wie möglich helfen, wenn es sein muss.
help-keep = keep d12 (oder nach dem Wurf: keep 11): dieser Würfel bleibt, die anderen werden neu geworfen. „hint“: die Chancen.
help-miss = miss: nach dem dritten Versuch. miss plus chips=1 nimmt Hilfe, um auf { $least } zu kommen.
help-bone = leave-bone hinter den Karten lässt den Knochen, wo er ist.
help-rest = Die Karten in der Reihenfolge, in der sie auf die Herde kommen, die letzte oben. „all“ legt das beste Plus nach oben.
help-over = Das Spiel ist zu Ende.

## Tabellen und Urteile

title = Volle Wolle
column = { $column ->
    [rank] {""}
    [name] Name
    [sheep] Schafe
    [returned] ohne
    [trio_370] 370
    [trio_007] 007
    [dogs] Hund
    [bone] Knochen
    [most_dogs] max
    [chips] Chips
   *[total] Summe
}
sheet-column = { $column ->
    [rank] {""}
    [name] Name
    [sheep] Schafe
    [trio_370] 3-7-0
    [trio_007] 0-0-7
    [dogs] nur ein Hund
    [bone] Knochen
    [most_dogs] meiste Hunde
    [chips] Chips
   *[total] Summe
}
lines = Zeilen
line-column = { $column ->
    [line] Zeile
    [event] Zug
   *[verdict] Urteil
}
legal = erlaubt
over = Das Spiel ist zu Ende.
open = Die Aufzeichnung endet in Runde { $round } mit { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} im Stapel.

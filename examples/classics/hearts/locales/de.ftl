### Hearts auf Deutsch.

pitch = Vermeide Stiche mit Herzen und der Pikdame, oder nimm sie alle.
designer = überliefert
seat-name-0 = Nord
seat-name-1 = Ost
seat-name-2 = Süd
seat-name-3 = West
called-hands = Runden
option-hands = wie viele Runden gespielt werden
called-passing = Weitergeben
option-passing = wohin Karten weitergegeben werden
choice-turning = reihum
choice-drawn = ausgelost
choice-none = gar nicht
called-any_club = Jedes Kreuz
option-any_club = ob jedes Kreuz zuerst ausgespielt werden darf
called-clean = Sauberer Anfang
option-clean = ob der erste Stich ohne Punkte bleibt
called-breaking = Aufbrechen
option-breaking = ob Herz aufgebrochen sein muss, bevor man es ausspielt
called-queen_breaks = Dame bricht auf
option-queen_breaks = ob auch die Pikdame Herz aufbricht
called-spare_queen = Dame schonen
option-spare_queen = ob man statt der Dame ein Herz ausspielen darf
called-jack = Karobube
option-jack = ob der Karobube zehn Punkte Abzug bringt
called-no_trick = Kein Stich
option-no_trick = ob es fünf Punkte Abzug bringt, keinen Stich zu nehmen
choice-yes = ja
choice-no = nein
ending-hands-played = alle Runden sind gespielt
ended-hands-played = alle Runden gespielt
unit = { $negative ->
    [yes] { $size } { $size ->
        [one] Punkt
       *[other] Punkte
    }
   *[no] { $size ->
        [0] 0 Punkte
       *[other] −{ $size } Punkte
    }
}
unit-plural = Wertung
rank = { $rank ->
    [J] B
    [Q] D
    [A] A
   *[other] { $rank }
}
pass = { $card } weitergeben
play = { $card } spielen
not-in-hand = Du hast { $card } nicht auf der Hand.
not-5 = Zuerst wird die Kreuzzwei ausgespielt, oder ein anderes Kreuz, wenn das vereinbart ist.
not-6 = Du musst bedienen.
not-7 = Der erste Stich bleibt ohne Punkte, und du hast andere Karten.
not-8 = Herz ist nicht aufgebrochen, und du hast andere Karten zum Ausspielen.
when-pass = Du gibst Karten weiter, bevor eine Runde gespielt wird
when-play = Du spielst Karten, sobald alle ihre weitergegeben haben
now-pass = du wählst Karten zum Weitergeben
now-play = du spielst eine Karte
state = { $way ->
    [0] Es werden keine Karten weitergegeben
    [1] Karten werden nach links gegeben
    [2] Karten werden gegenüber gegeben
   *[3] Karten werden nach rechts gegeben
}; Herz darf { $broken ->
    [yes] ausgespielt werden
   *[no] noch nicht ausgespielt werden
}.
row = { $name }: { $laid }  Karten { $left }, Punkte { $points }, vorher { $total }
row-hand = Runde { $hand }
note-dealt = { $hearer ->
    [you] Du bekommst
   *[other] { $hearer } bekommt
} { $cards }.
note-way = { $way ->
    [0] In dieser Runde werden keine Karten weitergegeben.
    [1] Alle geben drei Karten nach links.
    [2] Alle geben drei Karten nach gegenüber.
   *[3] Alle geben drei Karten nach rechts.
}
note-passed = { $hearer ->
    [you] Du gibst
   *[other] { $hearer } gibt
} { $card } weiter.
note-ready = { $seat ->
    [you] Du hast
   *[other] { $seat } hat
} drei Karten zum Weitergeben gewählt.
note-received = { $hearer ->
    [you] Du bekommst
   *[other] { $hearer } bekommt
} { $cards } von { $seat ->
    [you] dir
   *[other] { $seat }
}.
note-played = { $seat ->
    [you] Du spielst
   *[other] { $seat } spielt
} { $card }.
note-broken = Herz ist aufgebrochen.
note-trick = { $seat ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} den Stich{ $points ->
    [0] .
    [one] { " " }mit 1 Punkt.
   *[other] { " " }mit { $points } Punkten.
}
note-moon = { $seat ->
    [you] Dir
   *[other] { $seat }
} ist ein Durchmarsch gelungen: 26 Punkte für alle anderen.
note-no_trick = { $seat ->
    [you] Du hast
   *[other] { $seat } hat
} keinen Stich genommen: fünf Punkte Abzug.
note-hand = { $seat ->
    [you] Du bekommst
   *[other] { $seat } bekommt
} { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} in dieser Runde, insgesamt { $total }.

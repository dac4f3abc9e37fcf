### Gin Rommé auf Deutsch.

pitch = Sammle Sätze und Folgen, und klopfe, wenn wenig anderes auf deiner Hand bleibt.
designer = überliefert
called-knock = Klopfen mit
option-knock = mit wie viel Restwert man höchstens klopfen darf
called-oklahoma = Oklahoma
option-oklahoma = ob die erste offene Karte sagt, mit wie viel Restwert man klopfen darf
called-gin = Gin
option-gin = Punkte für Gin
called-undercut = Unterbieten
option-undercut = Punkte für Unterbieten
called-hand = Karten
option-hand = wie viele Karten jeder bekommt
choice-yes = ja
choice-no = nein
ending-knock = jemand hat geklopft
ended-knock = geklopft
ending-wall = nur zwei Karten waren noch zu ziehen, und niemand hat geklopft
ended-wall = Stapel zu Ende
ending-standstill = immer wieder wurden dieselben Karten genommen und abgelegt
ended-standstill = Stillstand
unit = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
unit-plural = Punkte
rank = { $rank ->
    [J] B
    [Q] D
   *[other] { $rank }
}
take = { $card } nehmen
take-none = Offene Karte nehmen
draw = Vom Stapel ziehen
pass = { $phase ->
    [0] Offene Karte liegen lassen
    [7] Nicht klopfen
   *[other] Fertig
}
knock = Klopfen
discard = { $card } ablegen
add = { $card } anlegen
meld = { $cards } auslegen
not-in-hand = Du hast { $cards } nicht auf der Hand.
not-2 = Das ist keine Kombination deiner Hand.
not-3 = Ihr habt beide die offene Karte liegen lassen: Zieh vom Stapel.
not-4 = Es gibt keine offene Karte zu nehmen.
not-5 = Du legst eine Karte ab, die du hast.
not-6 = Klopfen darfst du mit höchstens { $knock } Punkten Restwert.
not-7 = Es bliebe zu viel Restwert: höchstens { $knock } Punkte dürfen es sein.
not-9 = Sie setzt keine Kombination des Klopfenden fort.
when-take = Du nimmst die offene Karte am Anfang deines Zugs
when-draw = Du ziehst am Anfang deines Zugs
when-pass = Du verzichtest auf die erste offene Karte, oder bist mit Auslegen fertig
when-knock = Du klopfst, wenn du gezogen hast
when-discard = Du legst ab, wenn du gezogen hast
when-add = Du legst an, wenn der andere geklopft hat
when-meld = Du legst Kombinationen aus, wenn jemand geklopft hat
now = { $phase ->
    [0] du nimmst die erste offene Karte oder nicht
    [1] du nimmst die offene Karte oder ziehst
    [2] du legst ab oder klopfst
    [3] du legst zum Klopfen ab
    [4] du legst deine Kombinationen aus
    [5] du legst Karten an
    [6] du legst deine Kombinationen aus
   *[7] du klopfst mit der offenen Karte oder nicht
}
state = Offen { $card }, Stapel { $left }, klopfen mit { $knock }
added = Angelegt: { $cards }
row = { $name }: { $left ->
    [one] 1 Karte
   *[other] { $left } Karten
}
row-left = Rest auf den Händen
row-bonus = Gin oder Unterbieten
note-dealt = { $hearer ->
    [you] Du bekommst
   *[other] { $hearer } bekommt
} { $cards }.
note-upcard = { $card } wird aufgedeckt.
note-passed = { $seat ->
    [you] Du lässt
   *[other] { $seat } lässt
} die offene Karte liegen.
note-took = { $seat ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} { $card }.
note-drew = { $seat ->
    [you] Du ziehst
   *[other] { $seat } zieht
} vom Stapel.
note-got = { $hearer ->
    [you] Du hast { $card } gezogen.
   *[other] { $hearer } hat { $card } gezogen.
}
note-discarded = { $seat ->
    [you] Du legst
   *[other] { $seat } legt
} { $card } ab.
note-knocked = { $seat ->
    [you] Du klopfst und zeigst
   *[other] { $seat } klopft und zeigt
} { $cards }.
note-melded = { $seat ->
    [you] Du legst
   *[other] { $seat } legt
} { $cards } aus.
note-added = { $seat ->
    [you] Du legst
   *[other] { $seat } legt
} { $card } an.
note-left = { $seat ->
    [you] Dir bleibt
   *[other] { $seat } bleibt
} { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} Restwert.
note-gin = { $seat ->
    [you] Du hast
   *[other] { $seat } hat
} Gin!
note-undercut = { $seat ->
    [you] Du hast
   *[other] { $seat } hat
} unterboten!
note-stopped = { $end ->
    [2] Nur zwei Karten sind noch im Stapel, und niemand hat geklopft: keine Punkte.
   *[3] Dieselben Karten gehen hin und her: keine Punkte.
}
worth = { " " }({ $points })

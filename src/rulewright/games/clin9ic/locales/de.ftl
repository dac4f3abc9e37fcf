### Clin9ic auf Deutsch.
# Begriffe: doctor Arzt, nurse Pflegekraft, orderly Hilfskraft, staff Personal, patient Patient, couple Paar;
# treatment room Behandlungszimmer, operating room Operationssaal, supply room Lager, hub Stützpunkt, hall Treppenhaus,
# empty space Freifläche, module Modul, floor Stockwerk (Erdgeschoss, 1. Stock), Floor card Stockwerkkarte;
# entrance Eingang, parking Parkplätze, garden Garten, pillar Pfeiler, conveyor Laufband, helipad Landeplatz;
# Action card Aktionskarte, section Abschnitt, box Feld, Build Bauen, Hire Einstellen, Admit Aufnehmen;
# popularity Beliebtheit, time Zeit (Zeiteinheiten), upkeep Unterhalt, wages Löhne, bills Rechnungen, slip Makel, die Würfel.

## Angaben zum Spiel

pitch = Baue eine Klinik Stockwerk für Stockwerk, bringe Ärzte und Patienten zusammen, bevor es schlimmer wird, und werde in sechs Runden beliebt.
ending-goal-reached = nach sechs Runden hat die Klinik ihr Ziel erreicht
ending-goal-missed = nach sechs Runden ist das Ziel nicht erreicht
ending-gave-up = die Klinik wurde vor dem Ende der sechs Runden aufgegeben
ended-goal-reached = Ziel erreicht
ended-goal-missed = Ziel verfehlt
ended-gave-up = aufgegeben
reconstructed = Uns liegen das Faltblatt der Erweiterung und ein Abriss des Grundspiels vor: Alle Zahlen, Preise und Kartenbilder des Grundspiels, seine Wertung und seine Ziele haben wir selbst entworfen.
option-goal = das Ziel der Klinik; ausgelost (drawn): der Zufall entscheidet
option-difficulty = wie viel für das Ziel verlangt wird
option-card = Erweiterung: welche Aktionskarte durch die neue ersetzt wird
option-floors = Erweiterung: wie viele Stockwerkkarten durch neue ersetzt werden
option-replaced = Erweiterung: welche Stockwerkkarte ersetzt wird, ab 1 gezählt; 0: der Zufall entscheidet
option-replaced_too = Erweiterung: welche andere, falls zwei ersetzt werden; 0: der Zufall entscheidet
option-new_floor = Erweiterung: welche neue Stockwerkkarte dazukommt, ab 1 gezählt; 0: der Zufall entscheidet
option-rotate = ob du jede Aktionskarte vor dem Auslegen drehen darfst

## Personen, Räume und Bauteile

colour = { $colour ->
    [white] weiß
    [yellow] gelb
    [orange] orange
   *[red] rot
}
# Nach „der“, nach „ein“ und im Akkusativ.
colour-e = { $colour ->
    [white] weiße
    [yellow] gelbe
    [orange] orangefarbene
   *[red] rote
}
person = { $kind ->
    [nurse] die Pflegekraft
    [orderly] die Hilfskraft
    [patient] der { colour-e } Patient
   *[doctor] der { colour-e } Arzt
}
person-first = { $kind ->
    [nurse] Die Pflegekraft
    [orderly] Die Hilfskraft
    [patient] Der { colour-e } Patient
   *[doctor] Der { colour-e } Arzt
}
person-whom = { $kind ->
    [nurse] die Pflegekraft
    [orderly] die Hilfskraft
    [patient] den { colour-e }n Patienten
   *[doctor] den { colour-e }n Arzt
}
a-person = { $kind ->
    [nurse] eine Pflegekraft
    [orderly] eine Hilfskraft
    [patient] ein { colour-e }r Patient
   *[doctor] ein { colour-e }r Arzt
}
a-person-whom = { $kind ->
    [nurse] eine Pflegekraft
    [orderly] eine Hilfskraft
    [patient] einen { colour-e }n Patienten
   *[doctor] einen { colour-e }n Arzt
}
# Wen man aufnimmt oder abweist.
a-patient = { $patient ->
    [none] niemanden
    [next] den nächsten Patienten
    [couple] ein Paar, gelb und weiß
    [white] einen weißen Patienten
    [yellow] einen gelben Patienten
    [orange] einen orangefarbenen Patienten
   *[red] einen roten Patienten
}
a-patient-who = { $patient ->
    [none] niemand
    [next] der nächste Patient
    [couple] ein Paar, gelb und weiß
    [white] ein weißer Patient
    [yellow] ein gelber Patient
    [orange] ein orangefarbener Patient
   *[red] ein roter Patient
}
patient-colour = { $patient ->
    [white] weißen
    [yellow] gelben
    [orange] orangefarbenen
   *[red] roten
}
doctor-colour = { $doctor ->
    [white] weiße
    [yellow] gelbe
    [orange] orangefarbene
   *[red] rote
}
short-patient = { $patient ->
    [none] niemand
    [couple] Paar
    [white] weiß
    [yellow] gelb
    [orange] orange
   *[red] rot
}
staff-box = { $staff ->
    [none] niemanden
    [nurse] eine Pflegekraft
    [orderly] eine Hilfskraft
    [pillar] einen Pfeiler
    [garden] einen Garten
    [white] einen weißen Arzt
    [yellow] einen gelben Arzt
    [orange] einen orangefarbenen Arzt
   *[red] einen roten Arzt
}
short-staff = { $staff ->
    [none] niemand
    [nurse] Pflegekraft
    [orderly] Hilfskraft
    [pillar] Pfeiler
    [garden] Garten
    [white] weiß
    [yellow] gelb
    [orange] orange
   *[red] rot
}
component = { $component ->
    [entrance] einen Eingang
    [parking] mehr Parkplätze
    [garden] einen Garten
    [pillar] einen Pfeiler
    [conveyor] ein Laufband
   *[helipad] einen Landeplatz
}
room = { $room ->
    [treatment] ein Behandlungszimmer
    [operating] ein Operationssaal
    [hub] ein Stützpunkt
    [supply] ein Lager
    [hall] ein Treppenhaus
   *[empty] eine Freifläche
}
door = Eingang
place = { $floor ->
    [0] { $space }
   *[other] { $space } im { $floor }. Stock
}
floor = { $floor ->
    [0] das Erdgeschoss
   *[other] den { $floor }. Stock
}
order = { $order ->
    [0] erste
    [1] mittlere
   *[2] letzte
}
window = { $window ->
    [0] die ersten
   *[1] die letzten
}
icon = { $icon ->
    [0] Bauen
    [1] Einstellen
   *[2] Aufnehmen
}
nurses = { $nurses ->
    [0] { "" }
    [one] { " " }mit 1 Pflegekraft
   *[other] { " " }mit { $nurses } Pflegekräften
}
goal-popular = Beliebt
goal-busy = Viel Betrieb
goal-serious = Schwere Fälle
goal-swift = Flott
goal-tower = Turm
goal-spotless = Makellos
dollars = { $amount } $

## Züge

walk = Schicke { person-whom } { $room ->
    [treatment] ins Behandlungszimmer
    [operating] in den Operationssaal
    [hub] in den Stützpunkt
    [supply] ins Lager
    [hall] ins Treppenhaus
   *[empty] auf die Freifläche
} { $place }{ $time ->
    [0] { "" }
    [one] { " " }(1 Zeiteinheit)
   *[other] { " " }({ $time } Zeiteinheiten)
}
walk-unknown = Schicke jemanden nach { $place }
lay = { lay-unknown }: { $actions }; Personal { $staff }; Patienten { $patients }
lay-unknown = { $order ->
    [0] Erste
    [1] Mittlere
   *[2] Letzte
} Karte obenauf, { window } drei Aktionen
turn = Drehe die { order } Karte
build = Baue { component } ({ $price } $)
raise = Baue { floor } mit Stockwerkkarte { $card } ({ $price } $)
bonus = Baue zusätzlich { $staff ->
    [pillar] einen Pfeiler
    [garden] einen Garten
   *[other] etwas
} aus Feld { $box } ({ $price } $)
hire = Stelle { staff-box } aus Feld { $box } ein ({ $price } $)
pick = { picking } { person-whom } (in { $place })
pick-door = { picking } { person-whom } (am Eingang)
picking = { $kind ->
    [patient] Versetze
   *[other] Versetze oder entlasse
}
pick-unknown = Versetze Würfel { $number }
stay = Lass { person-whom } bleiben
stay-unknown = Lass die gewählte Person bleiben
dismiss = Entlasse { person-whom }
dismiss-unknown = Entlasse die gewählte Person
admit = { $patient ->
    [couple] Nimm ein Paar auf, gelb und weiß
   *[other] Nimm { a-patient } auf
}
refuse = { $patient ->
    [couple] Weise ein Paar ab, gelb und weiß
   *[other] Weise { a-patient } ab
}
treat = Behandle den { patient-colour } Patienten in { $place }{ nurses } (bringt { $income } $)
treat-unknown = Behandle in { $place }
buy = { $popularity ->
    [0] Behalte das Geld
   *[other] Kaufe { $popularity } Beliebtheit ({ $price } $)
}
end-day = Beende den Tag
end-last-day = Beende den letzten Tag
end-action = Beende diese Aktion
give-up = Gib die Klinik auf

## Spielverlauf

note-opened = Die Klinik öffnet auf Stockwerkkarte { $card }. Ziel: { $goal }.
note-round = Runde { $round } von { $rounds } beginnt.
note-dealt = Die { order } Aktionskarte ist { $card }, { $side ->
    [front] Vorderseite
   *[back] Rückseite
} oben{ $turned ->
    [yes] , gedreht
   *[no] { "" }
}.
note-turned = { $player ->
    [you] Du drehst
   *[other] { $player } dreht
} die { order } Karte.
note-laid = { $player ->
    [you] Du legst die { top } Karte obenauf und nimmst
   *[other] { $player } legt die { top } Karte obenauf und nimmt
} { window } drei Aktionen: { $actions }.
top = { $top ->
    [0] erste
    [1] mittlere
   *[2] letzte
}
note-begun = Aktion { $number }: { icon }.
note-built = { $player ->
    [you] Du baust
   *[other] { $player } baut
} { component } für { $price } $.
note-replaced = Der Pfeiler ersetzt einen Garten.
note-raised = { $player ->
    [you] Du baust
   *[other] { $player } baut
} { floor } mit Stockwerkkarte { $card } für { $price } $.
note-extra = { $player ->
    [you] Du baust
   *[other] { $player } baut
} zusätzlich { component } für { $price } $.
note-hired = { $player ->
    [you] Du stellst
   *[other] { $player } stellt
} { a-person-whom } für { $price } $ ein.
note-sent_away = { $player ->
    [you] Du entlässt
   *[other] { $player } entlässt
} { a-person-whom }.
note-admitted = { $player ->
    [you] Du nimmst
   *[other] { $player } nimmt
} { $patient ->
    [couple] ein Paar auf, gelb und weiß
   *[other] { a-patient } auf
}.
note-walked = { person-first } geht{ $from ->
    [none] { "" }
   *[other] { " " }von { $from }
} nach { $place }{ $time ->
    [0] { "" }
    [one] { " " }und braucht dafür 1 Zeiteinheit
   *[other] { " " }und braucht dafür { $time } Zeiteinheiten
}.
note-stayed = { person-first } bleibt in { $place }.
note-turned_away = { $player ->
    [you] Du weist
   *[other] { $player } weist
} { $patient ->
    [couple] ein Paar ab, gelb und weiß
   *[other] { a-patient } ab
}: { $lost } Beliebtheit verloren.
note-no_room = Für { a-patient } ist kein Platz: { $patient ->
    [couple] Das Paar
   *[other] Der Patient
} sucht sich eine andere Klinik.
note-treated = In { $place } behandelt der { doctor-colour } Arzt den { patient-colour } Patienten{ nurses }: { $income } $.
note-gardens = Die Gärten bringen { $income } $ ein.
note-bill = Rechnungen: Unterhalt { $upkeep } ${ $saved ->
    [0] { "" }
   *[other] { " " }(Hilfskräfte sparen { $saved } $)
}, Löhne { $wages } $.
note-unpaid = Rechnungen über { $missing } $ bleiben unbezahlt: { $lost } Beliebtheit verloren.
note-bought = { $player ->
    [you] Du tauschst
   *[other] { $player } tauscht
} { $price } $ gegen { $popularity } Beliebtheit.
note-tired = Der Arzt in { $place } ist müde und jetzt nur noch { colour }.
note-worse = Dem Patienten in { $place } geht es schlechter: Er ist jetzt { colour }.
note-died = Der rote Patient in { $place } stirbt: { $lost } Beliebtheit verloren.
note-counted = Beliebtheit { $popularity }{ $doctors ->
    [0] { "" }
   *[other] , Ärzte +{ $doctors }
}{ $rooms ->
    [0] { "" }
   *[other] , Räume in den oberen Stockwerken +{ $rooms }
}{ $extras ->
    [0] { "" }
   *[other] , Gärten und Landeplatz +{ $extras }
}{ $time ->
    [0] { "" }
   *[other] , Zeit −{ $time }
}{ $patients ->
    [0] { "" }
   *[other] , verbliebene Patienten −{ $patients }
}: Das ergibt { $score }.
note-closed = { $result ->
    [gave-up] { $player ->
        [you] Du gibst
       *[other] { $player } gibt
    } die Klinik auf.
    [reached] Das Ziel „{ $goal }“ ist erreicht.
   *[missed] Das Ziel „{ $goal }“ ist verfehlt.
}

## Was einem Zug im Weg steht

when-walk = In einen Raum schickst du Personen, die du versetzt oder die gerade ankommen
when-lay = Die Aktionskarten legst du zu Beginn einer Runde aus
when-turn = Aktionskarten drehst du, bevor du sie auslegst
when-build = Du baust in einer Aktion Bauen
when-raise = Ein Stockwerk baust du in einer Aktion Bauen
when-bonus = Zusätzlich baust du in einer Aktion Bauen
when-hire = Du stellst in einer Aktion Einstellen ein
when-pick = Personal versetzt du in einer Aktion Einstellen, Patienten in einer Aktion Aufnehmen
when-stay = Bleiben lässt du Personen, die du zum Versetzen gewählt hast
when-dismiss = Personal entlässt du in einer Aktion Einstellen, wenn du es zum Versetzen gewählt hast
when-admit = Patienten nimmst du in einer Aktion Aufnehmen auf
when-refuse = Patienten weist du in einer Aktion Aufnehmen ab
when-treat = Patienten behandelst du am Abend, nach den drei Aktionen
when-buy = Beliebtheit kaufst du nach den Behandlungen
when-done = Du beendest eine Aktion oder die Behandlungen, wenn du damit fertig bist
when-give_up = Aufgeben kannst du jederzeit
now-dealing = jetzt werden die Karten ausgeteilt
now-laying = jetzt legst du die Aktionskarten aus
now-building = jetzt läuft eine Aktion Bauen
now-hiring = jetzt läuft eine Aktion Einstellen
now-admitting = jetzt läuft eine Aktion Aufnehmen
now-treating = jetzt behandelst du Patienten
now-buying = jetzt wählst du, wie viel Beliebtheit du kaufst
now-walking = jetzt wählst du, wohin { person } geht
left-to-chance = In dieser Partie entscheidet der Zufall, wie herum die Aktionskarten liegen.
turned-already = Du hast diese Karte schon gedreht.
enough-built = Mehr kannst du in einer Aktion Bauen nicht bauen.
enough-entrances = Du hast schon alle sechs Eingänge.
parking-done = Du hast die Parkplätze schon ausgebaut.
conveyors-done = Jedes Stockwerk hat schon ein Laufband.
high-enough = Deine Klinik hat schon alle Stockwerke.
not-on-the-shelf = Diese Stockwerkkarte liegt nicht zum Bauen aus.
no-icon = Dieses Feld zeigt weder einen Pfeiler noch einen Garten.
icon-used = Aus diesem Feld hast du in dieser Aktion schon gebaut.
hires-nobody = In diesem Feld ist niemand, den du einstellen kannst.
box-used = Aus diesem Feld hast du in dieser Aktion schon jemanden eingestellt.
no-die = Alle neun Würfel sind im Spiel: Für eine weitere Person ist keiner übrig.
has-moved = Diese Person hat in dieser Aktion schon einen Weg gemacht.
one-of-several = Hier stehen mehrere gleiche Personen: Nimm die erste.
nowhere-to-go = Alle Räume, in die dieser Patient gehen könnte, sind besetzt.
nobody-waits = An deinen Eingängen wartet kein Patient.
no-space = Im obersten Stockwerk ist keine Freifläche übrig.
people-only = { $count ->
    [one] Nur eine Person ist in der Klinik.
   *[other] Nur { $count } Personen sind in der Klinik.
}
too-dear = Du hast { $money } $; das kostet { $price } $.
helipad-done = Du hast schon einen Landeplatz.
helipad-needs-floor = Ein Landeplatz braucht ein Stockwerk über dem Erdgeschoss.
needs-pillars = { $count ->
    [one] Auf den Freiflächen des obersten Stockwerks fehlt noch 1 Pfeiler.
   *[other] Auf den Freiflächen des obersten Stockwerks fehlen noch { $count } Pfeiler.
}
walk-in-first = { person-first } ist gerade angekommen und muss zuerst in einen Raum gehen.
not-staff = { person-first } gehört nicht zum Personal und kann nicht entlassen werden.
beyond-the-entrances = { $entrances ->
    [one] Du hast 1 Eingang, also ist nur das erste Feld erreichbar.
   *[other] Du hast { $entrances } Eingänge, also sind nur die ersten { $entrances } Felder erreichbar.
}
no-parking = Alle { $spaces } Parkplätze sind besetzt.
only-staff = In einer Aktion Einstellen kannst du keine Patienten versetzen.
only-patients = In einer Aktion Aufnehmen kannst du kein Personal versetzen.
boxes-in-order = Entscheide zuerst, wen du aufnimmst oder abweist: An der Tür wartet { a-patient-who }.
no-such-floor = Dieses Stockwerk hast du noch nicht gebaut.
there-already = { person-first } ist schon in { $place }.
taken = In { $place } ist schon { a-person }.
wrong-room = { $place } ist { room }: Dorthin kann { a-person } nicht gehen.
nobody-here = In { $place } ist weder ein freier Arzt noch ein Patient.
no-doctor = In { $place } ist kein freier Arzt.
no-patient = In { $place } ist kein Patient.
needs-nurses = Diese Behandlung braucht { $nurses ->
    [one] 1 Pflegekraft
   *[other] { $nurses } Pflegekräfte
}; frei { $free ->
    [one] ist 1
   *[other] sind { $free }
}.

## Das Ende

row-bought = Gekaufte Beliebtheit
row-refused = Abgewiesene Patienten
row-dead = Gestorbene Patienten
row-unpaid = Unbezahlte Rechnungen
row-doctors = Ärzte nach ihrer Stufe
row-rooms = Räume in den oberen Stockwerken
row-gardens = Gärten
row-helipad = Landeplatz
row-time = Zeit
row-left = Nicht behandelte Patienten
row-goal = Ziel: { $what }
times = { $count }-mal
patients = { $count ->
    [one] 1 Patient
   *[other] { $count } Patienten
}
rounds = { $count ->
    [one] 1 Runde
   *[other] { $count } Runden
}
doctors = { $count ->
    [one] 1 Arzt
   *[other] { $count } Ärzte
}
rooms = { $count ->
    [one] 1 Raum
   *[other] { $count } Räume
}
gardens = { $count ->
    [one] 1 Garten
   *[other] { $count } Gärten
}
time-points = { $time } (1 Punkt je { $hours })
asked-nothing = nichts
asked-score = { $count ->
    [one] mindestens 1 Punkt
   *[other] mindestens { $count } Punkte
}
asked-treated = { $count ->
    [one] 1 behandelter Patient
   *[other] { $count } behandelte Patienten
}
asked-serious-cases = { $count ->
    [one] 1 schwerer Fall
   *[other] { $count } schwere Fälle
}
asked-floors = { $count ->
    [one] 1 Stockwerk
   *[other] { $count } Stockwerke
}
asked-helipad = ein Landeplatz
asked-gardens = { gardens }
asked-time = { $count ->
    [one] höchstens 1 Zeiteinheit
   *[other] höchstens { $count } Zeiteinheiten
}
asked-slips = { $count ->
    [0] kein Makel
   *[other] höchstens { $count } Makel
}
asked-dead = { $count ->
    [0] kein Todesfall
    [one] höchstens 1 Todesfall
   *[other] höchstens { $count } Todesfälle
}
missed = { $what } (erreicht: { $had })
verdict-reached = { $player ->
    [you] Du gewinnst
   *[other] { $player } gewinnt
}: { $score }, und das Ziel „{ $goal }“ ist erreicht.
verdict-missed = { $player ->
    [you] Du verlierst
   *[other] { $player } verliert
}: { $score }. Verlangt für das Ziel „{ $goal }“: { $missed }.
verdict-gave-up = { $player ->
    [you] Du gibst auf und verlierst: { $score }.
   *[other] { $player } gibt auf und verliert: { $score }.
}

## Das Brett als Text und als Bild

board-floor = { $floor ->
    [0] Erdgeschoss ({ $card })
   *[other] { $floor }. Stock ({ $card })
}
board-floor-conveyor = { board-floor }, Laufband
board-helipad = Landeplatz auf dem Dach
board-entrance = Eingang
board-cars = Autos { $cars } von { $spaces }   Eingänge { $entrances }
board-status = Runde { $round } von { $rounds }   { $money } $   Beliebtheit { $popularity }   Zeit { $time }   Personal { $staff }   Patienten { $patients }
board-bills = Rechnungen { $total } $ (Unterhalt { $upkeep } $, Löhne { $wages } $)
board-goal = Ziel „{ $goal }“: { $parts }
part-least = { $part } { $now } von { $want }
part-most = { $part } { $now } von höchstens { $want }
part-treated = behandelt
part-serious-cases = schwere Fälle
part-floors = Stockwerke
part-helipad = Landeplatz
part-gardens = Gärten
part-time = Zeit
part-slips = Makel
part-dead = Todesfälle
part-score = Punkte
board-actions = Aktionen   { $actions }
board-staff = Personal   { $boxes }   für 1 bis 6 $
board-patients = Patienten  { $boxes }
legend-rooms = T Behandlungszimmer, O Operationssaal, S Lager, H Stützpunkt, * Treppenhaus, . Freifläche, I Pfeiler, G Garten
legend-people = Ärzte nach Stufe: W weiß, Y gelb, O orange, R rot; N Pflegekraft, K Hilfskraft; Patienten w y o r, D Paar
picture-round = Runde { $round } von { $rounds }
picture-reached = Das Ziel ist erreicht
picture-missed = Das Ziel ist verfehlt
picture-score = { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
}
picture-money = Geld
picture-popularity = Beliebtheit
picture-time = Zeit
picture-goal = Ziel
picture-to-be-drawn = wird gezogen
picture-staff = Personal
picture-patients = Patienten
picture-treated = Behandelt

## Zahlen der Schachtel

none-parking = keine
parking-of = { $card } { $small }, dann { $large }
upkeep-module = { $cost } $ je Modul
upkeep-floor = { $cost } $ je Stockwerk
upkeep-nothing = nichts
floor-prices = { $floors ->
    [2] Das Stockwerk über dem Erdgeschoss kostet { $first } $
   *[3] Das erste Stockwerk über dem Erdgeschoss kostet { $first } $, das zweite { $second } $
}
room-points = { $ground } für jedes Behandlungszimmer und jeden Operationssaal im Erdgeschoss{ $floors ->
    [2] { "" } und { $first } im Stockwerk darüber
   *[3] , { $first } im ersten Stock und { $second } im zweiten
}
high-rooms = je { $first ->
    [one] 1 Punkt
   *[other] { $first } Punkte
}{ $floors ->
    [2] { "" }
   *[3] { "" } im ersten Stock und { $second } im zweiten
}
goal-at = { $difficulty }: { $wants }

## Was sich vor dem Spiel wählen lässt

choice-popular = beliebt
choice-busy = viel Betrieb
choice-serious = schwere Fälle
choice-swift = flott
choice-tower = Turm
choice-spotless = makellos
choice-drawn = ausgelost
choice-easy = leicht
choice-medium = mittel
choice-hard = schwer
choice-none = keine
choice-a = A
choice-b = B
choice-c = C
choice-no = nein
choice-yes = ja
choice-standard = Neu abgestimmt
choice-first = Ursprüngliche Preise
choice-wings = Fünf Flügel
option-box = mit welchen Karten und Preisen gespielt wird
box-standard = Neu abgestimmt
box-standard-about = Preise, bei denen Eingänge, Stockwerke und die Erweiterung so wichtig sind, wie das Faltblatt sagt
box-first = Ursprüngliche Preise
box-first-about = die erste Rekonstruktion: zwei Eingänge, teurere Stockwerke und Unterhalt je Modul
box-wings = Fünf Flügel
box-wings-about = ein erdachter Stapel: acht Stockwerkkarten, niedrige Gebäude und Ziele aus mehreren Teilen
called-goal = Ziel
called-difficulty = Schwierigkeit
called-card = Aktionskarte
called-floors = Neue Stockwerke
called-replaced = Ersetzte Karte
called-replaced_too = Zweite ersetzte Karte
called-new_floor = Neue Karte
called-rotate = Drehen
called-box = Karten

## Diagrams of the rules

diagram-floor = Ein Erdgeschoss: Die Zahl in einem Raum sagt, wie viele Schritte er vom Eingang unten entfernt ist. Der Arzt behandelt abends den Patienten im selben Raum.


## clinic

clinic-who = { $sort ->
    [doctor] { $level ->
        [1] weißer
        [2] gelber
        [3] orangefarbener
       *[other] roter
    } Arzt
    [patient] { $level ->
        [1] weißer
        [2] gelber
        [3] orangefarbener
       *[other] roter
    } Patient
    [nurse] Pflegekraft
   *[other] Hilfskraft
}
clinic-colour = { $level ->
    [1] weiß
    [2] gelb
    [3] orange
   *[other] rot
}
clinic-a-pillar = ein Pfeiler
clinic-a-garden = ein Garten
clinic-nobody = niemand
clinic-couple = ein Paar, gelb und weiß
clinic-kind = { $kind ->
    [treatment] Behandlungszimmer
    [operating] Operationssaal
    [hub] Stützpunkt
    [supply] Lager
    [hall] Treppenhaus
   *[other] Freifläche
}
clinic-on-floor = , { $floor }. Stock
clinic-action = { $action ->
    [0] Bauen
    [1] Einstellen
   *[other] Aufnehmen
}
clinic-component = { $component ->
    [0] Eingang
    [1] Parkplätze
    [2] Garten
    [3] Pfeiler
    [4] Laufband
   *[other] Landeplatz
}
clinic-goal = { $goal ->
    [0] Beliebt
    [1] Viel Betrieb
    [2] Schwere Fälle
    [3] Flott
    [4] Turm
   *[other] Makellos
}

## playback

clinic-cured = { $who } geheilt
clinic-gardens = Gärten
clinic-upkeep = Unterhalt
clinic-wages = Löhne
clinic-unpaid = { $missing } $ unbezahlt
clinic-bought = gekauft
clinic-tired = müde: jetzt { $who }
clinic-worse = schlechter: { $who }
clinic-died = ein Patient ist gestorben

## Board

clinic-the-clinic = Die Klinik
clinic-opening-day = Eröffnungstag
clinic-day = Tag { $day }
clinic-build = Bauen
clinic-hire = Einstellen und versetzen
clinic-admit = Aufnehmen und versetzen
clinic-walk = Gehen
clinic-treatments = Behandlungen
clinic-buying = Geld gegen Beliebtheit
clinic-first-doctor = Wähle ein Zimmer für deinen ersten Arzt: Dieser Weg ist kostenlos.
clinic-choose-top = Wähle, welche Karte oben liegt, und verschiebe den Rahmen auf drei Abschnitte.
clinic-up-to = Noch bis zu { $left }.
clinic-only-icons = Nur was die Symbole anbieten.
clinic-reach = { $entrances ->
    [0] Feld 1 ist
    [1] Feld 1 ist
   *[other] Die Felder 1 bis { $entrances } sind
} erreichbar; Löhne fallen jede Nacht an. Tippe auf jemanden im Haus, um ihn zu versetzen.
clinic-box-by-box = Feld für Feld; Abweisen kostet Beliebtheit.
clinic-where = Wohin geht { $sort ->
    [doctor] der Arzt
    [patient] der Patient
    [nurse] die Pflegekraft
   *[other] die Hilfskraft
}? Die Zahl ist die Zeit, die es dauert.
clinic-nurses-free = { $nurses ->
    [one] { $nurses } Pflegekraft
   *[other] { $nurses } Pflegekräfte
} frei. Unbehandelten geht es heute Nacht schlechter.
clinic-a-point = { $price } $ je Punkt; was du behältst, hast du morgen noch.
clinic-treat-all = Alle behandeln
clinic-to-buy = Beliebtheit, die du kaufst
clinic-keep = Behalten

## House

clinic-house = Die Klinik: { $floors ->
    [one] ein Stockwerk
   *[other] { $floors } Stockwerke
}{ $conveyors ->
    [0] { "" }
   *[other] , Laufbänder auf { $conveyors }
}{ $helipad ->
    [yes] , ein Landeplatz auf dem Dach
   *[no] { "" }
}
clinic-walk-time = { $time ->
    [0] gratis
   *[other] { $time } h
}
clinic-floor-sides = { $floor ->
    [0] Erdgeschoss
   *[other] { $floor }. Stock
}: A hinten, C vorn

## Hud

clinic-round-of = Runde { $round } von { $rounds }
clinic-money = Geld: { $money } $, heute Nacht sind { $bills } $ zu zahlen
clinic-tonight = heute Nacht { $bills }
clinic-popularity-now = Beliebtheit: { $popularity }
clinic-time = Verbrauchte Zeit: { $time }, kostet { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
clinic-the-goal = Das Ziel
clinic-part-name = { $name ->
    [treated] behandelt
    [serious-cases] schwere Fälle
    [floors] Stockwerke
    [helipad] Landeplatz
    [gardens] Gärten
    [time] Zeit
    [slips] Makel
    [dead] gestorben
   *[other] Punkte
}
clinic-part = { clinic-part-name } { $now }, verlangt { $most ->
    [yes] höchstens
   *[other] mindestens
} { $want }{ $met ->
    [yes] , erfüllt
   *[no] { "" }
}
clinic-score = Punkte { $score }

## Menu

clinic-what-to-build = Was du baust
clinic-not-now = { clinic-component } für { $price } $: jetzt nicht
clinic-floor-not-now = Stockwerk { $floor }: jetzt nicht
clinic-floor-plan = { $label }. Der Grundriss: { $plan }
clinic-plan-times = { $times } × { $kind ->
    [treatment] Behandlungszimmer
    [operating] Operationssaal
    [hub] Stützpunkt
    [supply] Lager
    [hall] Treppenhaus
   *[other] Freifläche
}
clinic-floor = Stockwerk { $floor }
clinic-a-night = +{ $upkeep } je Nacht

## Overlap

clinic-which-top = Welche Karte oben liegt
clinic-top = Die { $card ->
    [0] erste
    [1] mittlere
   *[other] letzte
} Karte oben
clinic-on-top = oben

## People

clinic-person = { $walks ->
    [yes] unterwegs:{ " " }
   *[no] { "" }
}{ $who } in { $door ->
    [yes] der Tür
   *[other] { $place }
}.

## Section

clinic-staff-price = { " " }für { $price } $
clinic-section = { clinic-action }{ $state ->
    [now] , jetzt
    [done] , erledigt
    [not-taken] , nicht gewählt
   *[other] { "" }
}; Personal: { $staff }; Patienten: { $patients }

## Street

clinic-entrances = { $entrances } von 6 Eingängen
clinic-parking = { $present } von { $spaces } Parkplätzen belegt

## Strip

clinic-last-three = Die letzten drei
clinic-first-three = Die ersten drei
clinic-refuse-and-lose = { $label } und verliere { $lost } Beliebtheit
clinic-refuse = Abweisen

## Till

clinic-closing = Tagesabschluss
clinic-popularity = Beliebtheit
clinic-the-day = der Tag

## prices and places

clinic-dollars = { $amount } $
clinic-place = { $kind } { $spot }{ $holds ->
    [pillar] : Pfeiler
    [garden] : Garten
   *[nothing] { "" }
}

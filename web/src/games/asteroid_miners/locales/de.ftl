
## belt

asteroid-mineral = { $mineral ->
    [0] nichts
    [1] Ton
    [2] Gestein
    [3] Eisen
    [4] Nickel
    [5] Platin
   *[other] Rhodium
}
asteroid-event = { $event ->
    [1] Mikrometeoroiden
    [2] Verklemmter Bohrkopf
    [3] Sonneneruption
    [4] Ruhiger Tag
    [5] Preisanstieg
    [6] Investor
    [7] Preissturz
    [8] Lockerer Boden
   *[other] Staubwolke
}
asteroid-ability = { $face ->
    [1] ±1 einer
    [2] ±2 einer
    [3] ±1 beide
    [4] ±2 beide
    [5] gleiche Summe
   *[other] umdrehen
}
asteroid-ability-said = { $face ->
    [1] einen Würfel um 1 ändern
    [2] einen Würfel um 2 ändern
    [3] beide Würfel um 1 ändern
    [4] beide Würfel um 2 ändern
    [5] beliebige Seiten mit gleicher Summe
   *[other] Würfel umdrehen
}
asteroid-modify = { $face ->
    [1] ±1 ein Würfel
    [2] ±2 ein Würfel
    [3] ±1 zwei Würfel
    [4] ±2 zwei Würfel
    [5] gleiche Summe
   *[other] 1–2 umdrehen
}
asteroid-modify-said = { $face ->
    [1] einen Würfel um 1 ändern
    [2] einen Würfel um 2 ändern
    [3] zwei Würfel um 1 ändern
    [4] zwei Würfel um 2 ändern
    [5] zwei Würfel auf die gleiche Summe ändern
   *[other] einen oder zwei Würfel umdrehen
}
asteroid-company-letter = { $company ->
    [0] R
   *[other] P
}
asteroid-phase = { $phase ->
    [0] Ereignis
    [1] Bohren
    [2] Würfel ändern
    [3] Abbau
    [4] Ausschreibung
    [5] Markt
    [6] Interstellare Schmiede
    [7] Verbessern
   *[other] Aufräumen
}
asteroid-money = { $amount } Mio. $

## Abilities

asteroid-face = Bei { $face }: { $said }{ $paid ->
    [yes] , für { $pay }
   *[no] { "" }
}{ $rolled ->
    [yes] , gewürfelt
   *[no] { "" }
}{ $helps ->
    [yes] , ergäbe das Bauteil
   *[no] { "" }
}

## Asteroid

asteroid-number = Asteroid { $asteroid }.
asteroid-stratum = Schicht { $stratum }: { $pair }{ $dug ->
    [0] { "" }
   *[other] , abgebaut von { $names }
}{ $half }.
asteroid-half-dug = , { $mineral } abgebaut von { $name }

## Board

asteroid-red = Rot
asteroid-rival = Der Rivale
asteroid-purple = Purpur
asteroid-over = Der Gürtel ist abgebaut.
asteroid-step = { $step ->
    [drilling] Wähle einen Bohrer
    [rerolling] Bohren
    [modifying] Würfel ändern
    [smelting] Der Schmelzofen
    [controlling] Der Leitstand
    [overtime] Überstunden?
    [upgrading] Verbessern
   *[other] { "" }
}{ $rival ->
    [yes] { " " }für den Rivalen
   *[no] { "" }
}
asteroid-need-drill = Du brauchst { $wanted }: Mehr Würfel kosten mehr.
asteroid-need-roll = Du brauchst { $wanted }. Tippe auf Würfel, um sie zu behalten oder neu zu würfeln.
asteroid-use-modify = Wende den Änderungswürfel auf deine Würfel an, oder baue ab.
asteroid-roll-modify = Wirf den Änderungswürfel, oder baue ab.
asteroid-match = Beide Minerale ohne den orangefarbenen Würfel bringen { $money }.
asteroid-green = Mit den grünen Fähigkeiten gelänge das Bauteil.
asteroid-behind = Du lagst zwei Reihen zurück: Du darfst weitermachen, aber ein Misserfolg kostet alle Reihen dieses Zugs.
asteroid-one-purchase = Ein Kauf je Zug; er wirkt ab dem nächsten Zug.
asteroid-odds = Chancen { $on ->
    [yes] an
   *[other] aus
}

## Company

asteroid-you = du
asteroid-funding = Kapital
asteroid-drill = Bohrer
asteroid-dice-brackets = ({ $dice } Würfel)
asteroid-by-the-turn = je Zug
asteroid-equipment = Ausrüstung
asteroid-modify-brackets = ({ $rolls } × ändern)
asteroid-tender-won = Ausschreibung gewonnen

## Drilling

asteroid-use = Die { $face } (Würfel { $die }) für die Summe nehmen
asteroid-turn = Die { $face } (Würfel { $die }) auf { $into } drehen
asteroid-promise = Fördert { $dug }{ $bid ->
    [0] { "" }
   *[other] ; Gebot { $bid }{ $odds ->
        [yes] { " " }(gewinnt zu { $chance })
       *[no] { "" }
    }
}
asteroid-drill-number = Bohrer { $drill }
asteroid-dice = { $dice } Würfel
asteroid-straight = Direkt zur Schmiede
asteroid-no-drill = ohne Bohrer, du behältst
asteroid-drill-die = Bohrwürfel
asteroid-modify-die = Änderungswürfel: { $face }
asteroid-modify-dice = Würfel ändern
asteroid-throw = { $count ->
    [one] Einen Würfel
   *[other] { $count } Würfel
} neu würfeln
asteroid-keep-all = Alle behalten
asteroid-only-this = Nur diesen
asteroid-another = Anderer Würfel
asteroid-roll-modify-die = Änderungswürfel { $again ->
    [yes] noch einmal werfen
   *[other] werfen
}
asteroid-excavate = Abbauen

## Foundry

asteroid-row-aim = Reihe { $row }: C{ $component }
asteroid-at-risk = { $money } auf dem Spiel
asteroid-bank = { $money } sichern
asteroid-stand = und auf Reihe { $row } bleiben
asteroid-risk-chance = Riskieren: { $chance }
asteroid-risk = Riskieren
asteroid-risk-loses = ein Misserfolg kostet { $money } und { $rows ->
    [one] die Reihe
   *[other] alle Reihen
} dieses Zugs
asteroid-smelter-die = Schmelzwürfel
asteroid-roll-of = Wurf { $roll } von { $most }
asteroid-orange-die = Orangefarbener Würfel: { $face }
asteroid-control = Leitstand
asteroid-smelt-again = { $count ->
    [one] Die { $face }
   *[other] Beide
} neu würfeln{ $aid }
asteroid-to-control = Zum Leitstand{ $aid }
asteroid-forge = Für { $money } schmieden{ $aid }
asteroid-roll-orange = Orangefarbenen Würfel { $left ->
    [first] werfen
   *[other] noch einmal werfen (noch { $left })
}{ $aid }
asteroid-give-up = Aufgeben

## Market

asteroid-market-won = Vertrag
asteroid-market-die = Marktwürfel
asteroid-tender = Ausschreibung
asteroid-metal-market = Metallmarkt
asteroid-in-millions = , in Millionen Dollar
asteroid-market = Markt
asteroid-metal = Metall
asteroid-sold = , zu diesem Preis verkauft

## Ribbon

asteroid-asteroids = Asteroiden
asteroid-which = Asteroid { $asteroid }{ $current ->
    [yes] , der jetzige
   *[no] { "" }
}
asteroid-round = Runde { $round }
asteroid-phases = Phasen des Zugs

## Shop

asteroid-dice-instead = { $dice } Würfel statt { $before }
asteroid-equipment-number = Ausrüstung { $equipment }
asteroid-modify-rolls = { $rolls } Würfe mit dem Änderungswürfel
asteroid-buy-nothing = Nichts kaufen
asteroid-keep = { $money } behalten

## Station

asteroid-station = Station Alpha. { $built }.
asteroid-built = { $name } hat { $rows ->
    [0] keine Reihen
    [1] 1 Reihe
   *[other] { $rows } Reihen
} gebaut
asteroid-row-needs = Reihe { $row }: { $left }{ $same ->
    [yes] { "" }
   *[other] , mit der Ausschreibung { $right }
}.
asteroid-start = Start

## Throw

asteroid-throw-die = Würfel { $die } zeigt { $face }{ $good ->
    [yes] , die brauchst du
   *[no] { "" }
}: neu würfeln

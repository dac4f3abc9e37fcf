
## colony

klotho-mineral = { $mineral ->
    [0] Organik
    [1] Metall
   *[other] Rads
}
klotho-artifact = { $artifact ->
    [0] Götze
    [1] Tafel
   *[other] Kugel
}
klotho-an-artifact = { $artifact ->
    [0] ein Götze
    [1] eine Tafel
   *[other] eine Kugel
}
klotho-artifacts = { $artifact ->
    [0] { $n ->
        [one] { $n } Götze
       *[other] { $n } Götzen
    }
    [1] { $n ->
        [one] { $n } Tafel
       *[other] { $n } Tafeln
    }
   *[other] { $n ->
        [one] { $n } Kugel
       *[other] { $n } Kugeln
    }
}
klotho-die = { $kind ->
    [0] kein Würfel
    [1] roter Würfel
    [2] lila Würfel
    [3] großer lila Würfel
    [4] blauer Würfel
    [5] Android
   *[other] fliegendes Schwein
}
klotho-power = { $power ->
    [0] { $amount ->
        [one] ein Wurf mehr
       *[other] { $amount } Würfe mehr
    }
    [1] ein Würfel { $amount } höher oder tiefer
    [2] einen Würfel umdrehen
    [3] ein Würfel kopiert einen anderen
    [4] { $amount ->
        [one] jeden Zug eine Münze
       *[other] jeden Zug { $amount } Münzen
    }
    [5] { $amount ->
        [one] Werkzeuge kosten eins weniger
       *[other] Werkzeuge kosten { $amount } weniger
    }
    [6] { $amount ->
        [one] eine Karte mehr ablegen
       *[other] { $amount } Karten mehr ablegen
    }
    [7] { $amount ->
        [one] ein Übergang darf abweichen
       *[other] { $amount } Übergänge dürfen abweichen
    }
    [8] am Ende: Monster
    [9] am Ende: Artefakte
    [10] am Ende: Minerale
    [11] am Ende: Münzen
    [12] ein Würfel mehr
    [13] ein Würfel mit acht Seiten
    [14] { $amount ->
        [one] jedes Mal ein Stern mehr
       *[other] jedes Mal { $amount } Sterne mehr
    }
   *[other] am Ende: Technologien
}
klotho-mine = Mine { $number }
klotho-market-card = Marktkarte { $number }
klotho-hand = { $alike ->
    [0] Straße
    [1] Paar
    [2] zwei Paare
    [3] Drilling
    [4] Full House
    [6] Vierling
   *[other] Fünfling
}{ $least ->
    [0] { "" }
    [1] { "" }
   *[other] , { $least } oder höher
}
klotho-a-hand = { $alike ->
    [0] eine Straße
    [1] ein Paar
    [2] zwei Paare
    [3] einen Drilling
    [4] ein Full House
    [6] einen Vierling
   *[other] einen Fünfling
}{ $least ->
    [0] { "" }
    [1] { "" }
   *[other] , { $least } oder höher
}
klotho-total = eine Summe von { $total }
klotho-star-each = ein Stern für jede { $number }
klotho-the-dice = die Würfel { $dice }
klotho-tools = { $n ->
    [one] { $n } Werkzeug
   *[other] { $n } Werkzeuge
}
klotho-coins = { $n ->
    [one] { $n } Münze
   *[other] { $n } Münzen
}
klotho-stars = { $n ->
    [one] { $n } Stern
   *[other] { $n } Sterne
}
klotho-monsters = { $n ->
    [one] { $n } Monster
   *[other] { $n } Monster
}
klotho-spoken = { $name }, für { $asks }: { $brings }
klotho-spoken-monster = { $name }, ein Monster, für { $asks }: { $brings }
klotho-sure = sicher

## asking

klotho-discard-a-card = eine Karte ablegen
klotho-buy-a-tool = ein Werkzeug kaufen
klotho-stake-a-claim = einen Claim abstecken
klotho-roll-or = Würfeln, oder zuerst { $first }
klotho-roll = Würfeln
klotho-hold = Behalte die Würfel, die helfen, und wirf den Rest
klotho-end-the-turn = den Zug beenden
klotho-choose-stars = Wähle die Würfel, die zu Sternen werden
klotho-choose-pay = Wähle die Würfel für { $card }
klotho-prices = Bewege die Preise: { klotho-stars } auszugeben
klotho-lay-claim = Lege den Claim aus, Karte für Karte
klotho-take-from = Nimm eine Karte von { $name }
klotho-trim = Mehr als { $limit } Karten: Gib { $over } ab
klotho-claim = Nimm Karten mit deinen Würfeln
klotho-no-roll = Ohne Wurf kannst du keine Karten nehmen
klotho-none = { $spent ->
    [yes] Keine Karte mehr
   *[other] Keine Karte
} für diese Würfel: { $use ->
    [tool] Nimm ein Werkzeug, oder mache weiter
    [technology] Nimm eine Technologie, oder mache weiter
   *[other] Mache weiter
}
klotho-all-held = Du behältst alle Würfel
klotho-throw = { $dice ->
    [0] Den neuen Würfel werfen
    [1] Einen Würfel noch einmal werfen
   *[other] { $dice } Würfel noch einmal werfen
} ({ $left ->
    [one] noch { $left } Wurf
   *[other] noch { $left } Würfe
})

## Bench

klotho-choose-lit = Wähle die Karte für den leuchtenden Platz.
klotho-lay-mines = Lege vier, sechs, acht oder neun Minenkarten so aus, dass sich die Grenzen schließen.
klotho-not-closed = Der Weg ist noch nicht geschlossen.
klotho-differ = { $differ ->
    [one] { $differ } Übergang weicht ab.
   *[other] { $differ } Übergänge weichen ab.
} Du darfst { $spare ->
    [0] keinen
    [1] 1 Übergang
   *[other] { $spare } Übergänge
} abweichen lassen.
klotho-takes-bribes = { $bribes ->
    [0] { "" }
    [1] { " " }Kostet 1 Bestechung.
   *[other] { " " }Kostet { $bribes } Bestechungen.
}
klotho-closes = Er schließt sich: { $gained }, zu jetzigen Preisen { $worth } je Wertung wert.{ klotho-takes-bribes }
klotho-closes-short = Er schließt sich, { $worth } je Wertung wert.{ klotho-takes-bribes }
klotho-suggested = Vorschlag: { $words }
klotho-no-claim = Mit diesen Karten lässt sich kein Claim schließen.
klotho-your-bench = Deine Werkbank
klotho-on-bench = { $mine } auf der Werkbank: { $resources }
klotho-turn-mine = { $mine } drehen
klotho-bench-cell = Werkbank, Reihe { $row }, Spalte { $column }
klotho-stake = { $name } abstecken
klotho-suggest = Claim vorschlagen
klotho-clear = Abräumen
klotho-back = Zurück zu den Würfeln

## Board

klotho-the-copy = Die Kopie
klotho-over = Der Asteroid ist ausgebeutet.
klotho-where = Wähle jetzt, wohin.
klotho-becomes-copy = Wähle jetzt den Würfel, der zur Kopie wird.
klotho-can-close = Deine Minenkarten können einen Claim schließen.
klotho-score-near = Eine Wertungskarte ist nah: Stecke ab, was zählen soll.
klotho-keep-all = Alle Würfel behalten
klotho-lay-a-claim = { $sure ->
    [yes] Claim auslegen …
   *[other] Claim versuchen …
}

## Face

klotho-four-or-higher = 4 oder höher

## Market

klotho-market = Der Markt
klotho-stars-to-spend = { klotho-stars } auszugeben
klotho-move-price = { klotho-mineral } für { klotho-stars } auf { $price } { $way ->
    [up] erhöhen
   *[other] senken
}
klotho-price-ends = { klotho-mineral } geht nicht { $way ->
    [up] höher
   *[other] tiefer
}

## Place

klotho-take = Nehmen:
klotho-give-up = Abgeben:
klotho-lay = Auslegen:
klotho-play = Spielen:
klotho-of-them = , { $n } davon
klotho-turned-right = nach rechts gedreht
klotho-turned = umgedreht
klotho-turned-left = nach links gedreht
klotho-shifting = { $thing }, { $amount ->
    [1] eins
   *[other] { $amount }
} { $way ->
    [up] höher
   *[other] tiefer
}
klotho-points-of = { $who ->
    [you] Du
   *[other] { $who }
} { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
klotho-cards-of = { $who ->
    [you] Deine Karten
   *[other] Karten von { $who }
}
klotho-your-cards = deine Karten
klotho-lay-how = { $thing } { $how } auslegen
klotho-no-cards = noch keine Karten

## Row

klotho-can-pay = ; deine Würfel reichen
klotho-can-pay-chance = ; deine Würfel reichen, wie sie liegen, Chance { $chance } nach einem Wurf
klotho-chance = ; Chance { $chance }
klotho-the-row = Die Auslage
klotho-cards-before = Klotho-Karten vor Wertungskarte { $number }
klotho-cards = Klotho-Karten
klotho-then-score = dann Wertungskarte { $number }
klotho-last-cards = die letzten Karten
klotho-row-card = { $act ->
    [claim] Nimm{ " " }
   *[other] { "" }
}{ $card }{ $hopes }
klotho-tool-for = { $act ->
    [buy] Kaufe{ " " }
   *[other] { "" }
}{ $tool } für { $price }
klotho-discard = { $name } ablegen

## Scoring

klotho-go-on = Weiter
klotho-score-card = Wertungskarte { $number }
klotho-scored-artifacts = Artefakte { $artifacts }
klotho-scored-monsters = Monster { $monsters }
klotho-after-trading = nach dem Eintausch von Minenkarten
klotho-bonus = +{ $bonus } Bonus

## Sheet

klotho-sheet = Wertungsbogen
klotho-round = Wertung
klotho-if-now = wenn jetzt gewertet würde
klotho-not-yet = noch nicht
klotho-bonus-title = Bonus
klotho-sum = Summe

## Stocks

klotho-full = { $full } von { $limit } Karten

## TechFace

klotho-battle-crystal = Kampfkristall
klotho-crystal = Kristall

## Tray

klotho-die-gone = { $name }: { $waits ->
    [yes] noch nicht geworfen
   *[other] verkauft
}
klotho-die-words = { $act ->
    [use] Nehmen:{ " " }
    [hold] Behalten:{ " " }
   *[other] { "" }
}{ $name }: { $face }{ $state ->
    [used] , verwendet
    [pays] , zahlt
    [held] , behalten
   *[other] { "" }
}
klotho-dice = Würfel
klotho-held = behalten

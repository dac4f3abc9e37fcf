
## cards

karthis-the-crown = Die Krone
karthis-great-treasure = Großer Schatz
karthis-joker = Joker
karthis-card = { $suit ->
    [0] Pik
    [1] Kreuz
    [2] Karo
   *[other] Herz
}-{ $rank ->
    [A] Ass
    [J] Bube
    [Q] Dame
    [K] König
   *[other] { $rank }
}
karthis-face = { $rank ->
    [J] Tempelwache
    [Q] Priesterin
   *[other] Kerkerkönig
}
karthis-treasure = Schatz
karthis-safe-spot = Rastplatz
karthis-worth = { $worth } wert
karthis-plus-health = +{ $health } Gesundheit
karthis-beaten = besiegt
karthis-health = { $health } Gesundheit
karthis-way-closes = der Weg zurück schließt sich
karthis-below = −{ $damage } unter { $rating }
karthis-below-deadly = −{ $damage } unter { $rating } ☠

## temple

karthis-steps = { $steps } { $way ->
    [up] oberhalb
    [down] unterhalb
    [right] rechts
   *[other] links
}
karthis-from-entrance = Feld { $where } vom Eingang
karthis-entrance = der Eingang
karthis-mark-threat = hier war eine Bedrohung
karthis-mark-rest = ein Rastplatz
karthis-mark-treasure = hier lag ein Schatz
karthis-mark-enemy = ein Gegner
karthis-side = { $side ->
    [0] Norden
    [1] Osten
    [2] Süden
   *[other] Westen
}
karthis-tile = { $where }: { $any ->
    [yes] offen nach { $ways }
   *[other] kein Weg weiter
}
karthis-sealed = versiegelt: { $sides }
karthis-stairs-down = Treppe nach unten
karthis-out-of-reach = nicht erreichbar
karthis-you-are-here = du bist hier

## Hud

karthis-explorer = Die Figur
karthis-health-of = Gesundheit { $health } von { $most }
karthis-open-sheet = Schätze { $treasure }. Bogen der Figur öffnen
karthis-jokers = { $jokers } von 2 Jokern gefunden
karthis-floor = Stockwerk
karthis-to-beat = Zielzahl
karthis-treasures = Schätze
karthis-deck = Tempelstapel
karthis-discards = Ablage

## Map

karthis-map = Karte des Tempels, Stockwerk { $floor }
karthis-the-explorer = die Figur
karthis-enemy-health = { $enemy }, { $health } Gesundheit.

## Sheet

karthis-first-joker = Der erste Joker
karthis-explorer-title = Figur
karthis-level = Stufe
karthis-health-title = Gesundheit
karthis-backpack = Rucksack
karthis-backpack-empty = Leer. Karos und Joker füllen ihn; nur mit der Krone darfst du alles behalten.
karthis-campaign = Kampagne
karthis-campaign-sum = { $adventures } Abenteuer, { $crowns ->
    [one] { $crowns } Krone
   *[other] { $crowns } Kronen
}; beste Punktzahl { $best }, tiefste Krone in Stockwerk { $floor }.
karthis-floor-number = Stockwerk { $floor }
karthis-high-scores = Bestenliste
karthis-floor-lower = Stockwerk { $floor }
karthis-back = Zurück in den Tempel

## Stage

karthis-guarded = , bewacht von { $enemy }
karthis-minus-health = −{ $damage } Gesundheit
karthis-unhurt = unverletzt
karthis-against = gegen
karthis-enemy = Gegner
karthis-choose-card = Wähle die Karte, der du begegnest.
karthis-fight-or-retreat = Kämpfe eine Runde, oder ziehe dich zurück: Folge den Fußspuren.
karthis-choose-side = Wähle eine Seite der Wand.
karthis-choose-way = Wähle einen Weg auf der Karte.
karthis-on-table = Auf dem Tisch
karthis-ten-sided = Zehnseitiger Würfel: { $face }
karthis-ended = { $ending ->
    [crown] die Krone
    [trapped] gefangen
    [left] aufgegeben
   *[death] gestorben
}

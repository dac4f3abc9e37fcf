### Was jedes Spiel sagt.

## Punkte

unit = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
unit-plural = Punkte
wins = { $winners ->
    [you] Du gewinnst.
   *[other] { $winners } gewinnt.
}
wins-with = { $winners ->
    [you] Du gewinnst:
   *[other] { $winners } gewinnt:
} { $had }.
wins-against = { $winners ->
    [you] Du gewinnst:
   *[other] { $winners } gewinnt:
} { $had } ({ $beaten }).
share = { $winners } teilen sich den Sieg.
share-with = { $winners } teilen sich den Sieg: je { $had }.
share-against = { $winners } teilen sich den Sieg: je { $had } ({ $beaten }).
draw = Unentschieden zwischen { $winners }.
score-of = { $player ->
    [you] du: { $score }
   *[other] { $player }: { $score }
}
you = { $first ->
    [yes] Du
   *[other] du
}
alone-wins = { $player ->
    [you] Du gewinnst
   *[other] { $player } gewinnt
}. { $ending }.
alone-wins-with = { $player ->
    [you] Du gewinnst:
   *[other] { $player } gewinnt:
} { $had }. { $ending }.
alone-loses = { $player ->
    [you] Du verlierst
   *[other] { $player } verliert
}. { $ending }.
alone-loses-with = { $player ->
    [you] Du verlierst:
   *[other] { $player } verliert:
} { $had }. { $ending }.

## Was einem Zug im Weg steht

over = Die Partie ist vorbei.
not-now = Das ist jetzt nicht erlaubt.
not-your-turn = { $count ->
    [one] Jetzt entscheidet { $players }, nicht du.
   *[other] Jetzt entscheiden { $players }, nicht du.
}
untimely = { $when }; { $now }.

## Zahlen

numbers = null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf
no-thing = kein
one-thing = 1
span = { $low } bis { $high }

## Optionen und Kartendateien

option-one-of = { $name } muss eines von { $words } sein, nicht { $given }
option-number = { $name } ist eine ganze Zahl von { $low } bis { $high }, nicht { $given }
no-option = { $game } hat keine Option { $name }: { $has ->
    [none] Es hat gar keine
   *[other] Es hat { $has }
}
option-for-players = { $name } gibt es nur zu { $players }, nicht zu { $seats }: Lass sie weg
for-players = { $game } ist für { $players } { $most ->
    [one] Person
   *[other] Personen
}, nicht für { $seats }
box-replaced = eigene Karten ersetzen die Karten { $box }: Lass diese Option weg
box-of-other = das sind die Karten eines anderen Spiels; für { $game } muss dort stehen: game = "{ $name }"
partly-reconstructed = teilweise rekonstruiert
reconstructed-mostly = rekonstruiert

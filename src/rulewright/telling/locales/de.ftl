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
share = Geteilter Sieg: { $winners }.
share-with = Geteilter Sieg mit je { $had }: { $winners }.
share-against = Geteilter Sieg mit je { $had } ({ $beaten }): { $winners }.
draw = Unentschieden zwischen { $winners }.
score-of = { $player ->
    [you] du mit { $score }
   *[other] { $player } mit { $score }
}
you = { $first ->
    [yes] Du
   *[other] du
}
ended-agreed = einvernehmlich
ending-agreed = die Spieler haben sich geeinigt, die Partie zu beenden
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

## Eigene Karten

content-file = die Kartendatei
content-of = { $key } in { $where }
content-item = Eintrag { $item } von { $what }
content-amount = { $low } bis { $high }
content-a-table = eine Tabelle
content-a-list = eine Liste mit { $count } Einträgen
content-beyond-measure = eine viel zu große Zahl
content-number = { $what } ist { $value }: Nimm eine ganze Zahl von { $low } bis { $high }
content-flag = { $what } ist { $value }: Nimm true oder false
content-text = { $what } ist { $value }: Nimm einen Text von { $least } bis { $most } Zeichen in einer Zeile
content-prose = { $what } ist { $value }: Schreibe ein paar Sätze mit { $least } bis { $most } Zeichen
content-choice = { $what } ist { $value }: { $near ->
    [none] Nimm eines von { $words }
   *[other] Meinst du { $near }?
}
content-not-a-list = { $what } ist { $value }: Nimm eine Liste mit { $amount } Einträgen
content-because = { $why ->
    [none] { "" }
   *[other] ; { $why }
}
content-list-size = { $what } ist eine Liste mit { $count } Einträgen: Nimm eine mit { $amount }{ content-because }
content-or-this = { $near ->
    [none] { "" }
   *[other] , oder ist { $near } gemeint?
}
content-no-table = { $where } hat keine Tabelle { $title }: Füge sie hinzu{ content-or-this }
content-no-rows = { $where } hat kein { $title }: Füge { $amount } davon hinzu{ content-or-this }
content-rows-form = { $key } ist { $value }: Schreibe jedes als Tabelle, die mit { $title } beginnt
content-rows-size = { $where } hat { $count } { $title }: Nimm { $amount } davon{ content-because }
content-wrong = { $what } ist { $value }: { $mend }
content-stranger = { $where } hat { $key }, das dort nichts bedeutet: { $near ->
    [none] { $known ->
        [none] Lass es weg
       *[other] Möglich ist { $known }
    }
   *[other] Meinst du { $near }?
}
content-missing = { $where } nennt { $key } nicht: Füge es hinzu{ content-or-this }
content-not-a-table = { $what } ist { $value }: Mache eine Tabelle daraus, { $title }
this-box = diese Kartendatei
box-too-deep = in { $file } liegen Tabellen oder Listen mehr als { $most }-mal ineinander: Schreibe es flacher
box-unreadable = { $file } lässt sich nicht lesen: { $why }; gib den Pfad einer Kartendatei an
box-not-text = { $file } ist keine TOML-Datei, denn es ist kein Text in UTF-8
box-too-long = { $file } ist zu lang für eine Kartendatei: { $most } Bytes genügen
box-many-dots = in { $file } ist eine Zeile mit mehr als { $most } Punkten: Schreibe sie in mehreren Zeilen
box-not-toml = { $file } ist keine TOML-Datei: { $why }
box-removed = { $place }: entfernt (bisher { $was })
box-added = { $place }: neu, { $value }
box-changed = { $place }: { $value } statt { $was }
box-renamed = { $place }: heißt jetzt { $name }
box-renamed-from = { $place }: heißt jetzt { $name } statt { $was }
box-nothing = nichts
cache-not-writable = In { $folder } kann nichts gespeichert werden: { $error }; setze RULEWRIGHT_CACHE auf einen Ordner für übersetzte Regeln, in den du schreiben darfst

## Die Partie auf einer Seite, und Bögen zum Ausdrucken

summary-aim = Dein Ziel
summary-turn = Dein Zug
summary-end = Das Ende
summary-forgotten = Was oft vergessen wird
print-sheet = Bogen { $number } von { $count }
print-scale = Drucke mit 100 %: Dann ist diese Linie { $length } lang.
print-cards = Karten
print-boards = Pläne
print-pieces = Figuren
print-markers = Marker
print-dice = Würfel zum Falten und Kleben
print-score = Wertungsblatt
print-name = Name
print-total = Summe
print-reference = Übersicht

### 12 Patrols auf Deutsch.

## Angaben zum Spiel

pitch = Lege neun Regionen zu einem Königreich aus und bewache seine zwölf Grenzen mit den Rittern, die du gewürfelt hast.
ending-the-kingdom-is-safe = alle zwölf Patrouillen stehen, und jede Seite hat, was sie verlangt
ending-a-line-stays-open = eine Linie hat ihre drei Regionen, aber die übrigen Soldaten können sie nicht bewachen
ending-gave-up = das Königreich wurde aufgegeben
ended-the-kingdom-is-safe = das Königreich ist sicher
ended-a-line-stays-open = eine Linie bleibt offen
ended-gave-up = aufgegeben
reconstructed = Die gedruckten Karten liegen uns nicht vor: 41 ihrer 48 Seiten, neun ihrer Namen und die Frage, welche drei zur Erweiterung gehören, haben wir selbst entworfen.

## Regionen

name-wild-plains = Wilde Steppe
name-old-forest = Alter Wald
name-high-pass = Hoher Pass
name-grey-marsh = Graues Moor
name-green-valley = Grünes Tal
name-long-lake = Langer See
name-red-hills = Rote Hügel
name-stone-bridge = Steinbrücke
name-ruins = Ruinen
name-sea-cliffs = Klippen
name-border-fort = Grenzburg
name-abbey-lands = Klosterland

## Dinge

# Der Soldat im ersten Fall („dunkler Ritter 4“) …
colour-of-soldier = { $colour ->
    [dark] dunkler
    [medium] mittlerer
   *[light] heller
}
soldier = { colour-of-soldier } { $face ->
    [0] Fußsoldat
   *[other] Ritter { $face }
}
# … und im vierten („einen dunklen Ritter 4“).
soldier-whom = { $colour ->
    [dark] dunklen
    [medium] mittleren
   *[light] hellen
} { $face ->
    [0] Fußsoldaten
   *[other] Ritter { $face }
}
row = Reihe { $row }
column = Spalte { $column }
between = „{ $first }“ und „{ $second }“
no-region = keine Region
no-cards = keine
asks-nothing = nichts
asks-sum = die Summe { $number }
asks-colours = { $number ->
    [one] 1 Farbe
   *[other] { $number } Farben
}
asks-items = { $number ->
    [one] 1 Figur
   *[other] { $number } Figuren
}

## Züge

place = Lege „{ $card }“ auf { $cell }
open = Besetze { $gap } vorzeitig, zwischen { $neighbours }
first = Besetze zuerst { $line }
first-row = Besetze zuerst die Reihe
first-column = Besetze zuerst die Spalte
put = Schicke einen { soldier-whom } nach { $gap }
put-nowhere = Schicke einen { soldier-whom } nirgendwohin
put-first-half = Schicke einen { soldier-whom } zur ersten Patrouille
put-second-half = Schicke einen { soldier-whom } zur zweiten Patrouille
done-early = Lass diese Patrouille, wie sie ist
done = Die Linie ist besetzt
give-up = Gib das Königreich auf

## Spielverlauf

note-rolled = Ein { colour-of-soldier } Ritter würfelt eine { $face }.
note-card = In der Auslage liegt „{ $card }“.
note-turned = In die Auslage kommt „{ $card }“.
note-laid = { $player ->
    [you] Du legst
   *[other] { $player } legt
} „{ $card }“ auf { $cell }.
note-opened = { $player ->
    [you] Du besetzt
   *[other] { $player } besetzt
} { $gap } vorzeitig.
note-sent = Ein { soldier } geht nach { $gap }.
note-guarded = { $soldiers ->
    [one] 1 Soldat bewacht
   *[other] { $soldiers } Soldaten bewachen
} { $gap }, komme, was wolle.
note-line_manned = Jede Seite entlang { $line } hat, was sie verlangt.
note-won = Alle { $all } Patrouillen stehen: Das Königreich ist sicher, und { $spare ->
    [0] niemand bleibt
    [one] 1 Soldat bleibt
   *[other] { $spare } Soldaten bleiben
} übrig.
note-lost = Niemand ist mehr da, der { $line } besetzen könnte: Das Königreich fällt, { $patrols ->
    [one] nur 1 von { $all } Patrouillen steht
   *[other] { $patrols } von { $all } Patrouillen stehen
}.
note-left = { $player ->
    [you] Du gibst auf.
   *[other] { $player } gibt auf.
} { $patrols ->
    [one] 1 von { $all } Patrouillen steht
   *[other] { $patrols } von { $all } Patrouillen stehen
}.

## Was einem Zug im Weg steht

when-place = Eine Region legst du, wenn gerade keine Patrouille besetzt wird
when-open = Eine Patrouille beginnst du vorzeitig, wenn gerade keine andere besetzt wird
when-first = Welche Linie zuerst drankommt, sagst du nur, wenn eine Region Reihe und Spalte zugleich vollendet
when-put = Soldaten schickst du, wenn du eine Patrouille besetzt
when-done = Eine Patrouille beendest du, wenn du gerade eine besetzt
when-give_up = Aufgeben kannst du jederzeit
now-choosing = jetzt wählst du, welche Linie du zuerst besetzt
now-manning = jetzt besetzt du { $what }
now-laying = jetzt legst du eine Region
nobody-in-gap = In { $gap } steht noch niemand: Schicke mindestens einen Soldaten.
not-shown = An dieser Stelle der Auslage liegt keine Region.
lies-there = Auf { $cell } liegt schon { $card }.
beside-nothing = Neben { $cell } liegt keine Region.
off-the-board = { $cell } liegt außerhalb der neun Plätze des Königreichs.
first-in-the-middle = Die erste Region kommt in die Mitte, auf C3.
too-wide = Mit einer Region auf { $cell } wäre das Königreich breiter oder höher als drei.
not-between = { $gap } liegt nicht zwischen zwei Regionen.
manned-between = Die Patrouille zwischen { $neighbours } steht schon.
barracks-empty = In der Kaserne ist niemand mehr.
none-left = In der Kaserne ist kein { soldier } mehr.
finish-first = Du besetzt gerade { $gap }: Beende das zuerst.
gap-manned = Die Patrouille in { $gap } steht schon.
could-not-be-manned = Mit einem Soldaten ({ soldier }) in { $gap } ließe sich { $line } nicht mehr besetzen.
gap-empty = In { $gap } steht noch niemand.
side-unmet = { $card } verlangt nach { $side } { $asked }; das ist noch nicht erfüllt.
not-manned = Die Linie ist noch nicht besetzt.

## Das Ende

unit = { $count ->
    [one] 1 Patrouille
   *[other] { $count } Patrouillen
}
unit-plural = Patrouillen
row-patrols = Besetzte Patrouillen
row-regions = Gelegte Regionen
row-soldiers = Übrige Soldaten
row-line = Linie, die nicht zu besetzen war
of = { $part } von { $whole }
soldiers = { $count ->
    [one] 1 Soldat
   *[other] { $count } Soldaten
}
verdict-safe = { $player ->
    [you] Du gewinnst
   *[other] { $player } gewinnt
}: Alle { $all } Patrouillen stehen.
verdict-gave-up = { $player ->
    [you] Du gibst auf und verlierst
   *[other] { $player } gibt auf und verliert
} mit { $patrols } von { $all } Patrouillen.
verdict-lost = { $player ->
    [you] Du verlierst
   *[other] { $player } verliert
} mit { $patrols } von { $all } Patrouillen: { $soldiers ->
    [0] Für { $lines } ist kein Soldat übrig.
   *[other] Die übrigen Soldaten können { $lines } nicht geben, was dort verlangt wird.
}

## Das Brett als Text und als Bild

so-far = { $laid } von { $regions } Regionen, { $patrols } von { $all } Patrouillen.
headline-safe = Das Königreich ist sicher: { so-far }
headline-lost = Das Königreich ist verloren: { so-far }
headline-lay = Lege eine Region. { so-far }
headline-choose = Was kommt zuerst, { $line } oder { $later }? { so-far }
headline-early = Besetze diese Patrouille. { so-far }
headline-man = Besetze { $line }. { so-far }
display = Auslage: { $card } Norden { $north } Osten { $east } Süden { $south } Westen { $west }
barracks = Kaserne ({ $count }): { $soldiers }
none-of-colour = kein { $sign }
to-come = Noch { $count } von diesen: { $cards }
none-to-come = Es kommt keine Region mehr.
legend = Seiten: C Farben, I Figuren, S Summe; Norden über, Westen und Osten neben, Süden unter dem Namen. D dunkel, M mittel, L hell; · ein Fußsoldat, eine Zahl ein Ritter.
picture-patrols = { $count } von { $all } Patrouillen
picture-regions = { $count } von { $all } Regionen
picture-display = Auslage
picture-coming = Noch { $count }
picture-barracks = Kaserne: { $count }
picture-safe = Das Königreich ist sicher
picture-lost = Das Königreich ist verloren

## Hilfe zu den Karten

help-side = Nach { $side } verlangt sie { $asked }.
name-north = Norden
name-east = Osten
name-south = Süden
name-west = Westen

## Was sich vor dem Spiel wählen lässt

choice-twelve = zwölf
choice-nine = neun
choice-floating = beweglich
choice-fixed = fest
called-deck = Stapel
called-frame = Rahmen
option-deck = neun von allen zwölf Regionen, oder nur die neun des Grundspiels
option-frame = ob sich die Ränder des Königreichs erst zeigen, wenn es wächst, oder von der ersten Karte an feststehen

## Was der Trainer von einer Stellung sagt

outlook = Noch möglich bei { $share } der Ziehungen; bestes Spiel gewinnt { $wins }.
outlook-lost = Du kannst nicht mehr gewinnen.
outlook-unknown = Ob du noch gewinnen kannst, ist nicht bekannt.
outlook-certain = Bestes Spiel gewinnt, was auch kommt.
outlook-all = 100 %
outlook-least = mindestens { $share }
outlook-whatever = immer
outlook-exactly = in genau { $share } der Fälle
outlook-wins = in { $share } der Fälle
outlook-about = in etwa { $mean } der Fälle ({ $low } bis { $high })
outlook-between = in { $low } bis { $high } der Fälle
outlook-under = unter { $share }
outlook-over = über { $share }

## Diagrams of the rules

diagram-line = Eine vollständige Reihe. Jeder Pfeil zeigt, wie weit eine Seite blickt: von den Enden der Reihe über beide Grenzen, von der Mitte über eine.
diagram-demands = Zwei Farben, zwei Soldaten und Ritter mit der Summe sieben: jeweils neben Soldaten, die das erfüllen.

### Was das Terminal sagt.

keys-in-lesson =
    Enter      weiter; wenn du ziehen sollst: den Tisch noch einmal zeigen
    3          Zug 3 der Liste machen
    n          die Einführung zieht für dich
    b          zurück zum vorigen Schritt
    ? WORT     was ein Zug, eine Karte oder ein Wort der Regeln bedeutet
    ??         alles, wonach du fragen kannst
    l          der ganze Spielverlauf
    r          die Regeln in Sätzen
    q          aufhören
    h          diese Hilfe
keys =
    3          Zug 3 der Liste machen
    3 1 2      Zug 3 machen, dann 1 und 2 der nächsten Listen; u nimmt alles zurück
    ? 3        was die Regeln zu Zug 3 sagen
    ? { $thing } was eine Karte, ein Teil oder ein Wort der Regeln bedeutet
    ??         alles, wonach du fragen kannst
    ? { $clause } einen Satz der Regeln zeigen
    ! 123      den Zug mit dieser Nummer in der Tabelle des Spiels versuchen
    a          Rat: was jeder Zug wert ist, nach allem, was du wissen kannst, und warum
    a 3        dasselbe, verglichen mit Zug 3
    u          deinen letzten Zug zurücknehmen, bis jemand zieht oder etwas erfährt
    l          der ganze Spielverlauf
    r          die Regeln in Sätzen
    s [DATEI]  das Protokoll speichern (dort oder wo es ohnehin liegt)
    q          speichern und aufhören; das nächste `rulewright play` bringt dich zurück
    h          diese Hilfe
    Enter      den ganzen Tisch zeigen
word = Wort
then = , dann{ " " }
yes = j ja y yes
rest-unchanged = Der Rest ist unverändert. Enter zeigt den ganzen Tisch.
forced = Es gibt nur eine Möglichkeit, und sie ist schon gewählt: { $move }.
forced-of = { $player } hat nur eine Möglichkeit, und sie ist schon gewählt.
move = { $game } · Zug { $number }
move-of = { $game } · Zug { $number } · { $player }
move-of-you = { $game } · Zug { $number } · { $player } (du)
after = { $game } · nach { $moves ->
    [one] 1 Zug
   *[other] { $moves } Zügen
}
not-in-list = Es gibt keinen Zug { $word } in der Liste{ $after ->
    [none] { "" }
   *[other] { " " }nach { $after }
}: { $count ->
    [0] Dort gibt es für dich nichts mehr zu wählen
   *[other] Tippe 1 bis { $count }, oder h für Hilfe
}.
lesson-step = { $game }, Einführung · Schritt { $step } von { $count }
status-as-written = wie im Regelheft
status-from-other-sources = aus anderen Quellen
status-ruling = Auslegung
status-reconstructed = rekonstruiert
wins = gewinnt
shares-the-win = teilt sich den Sieg
score = Gesamt
aim-win = Gewinnchance
aim-score = erwartetes Ergebnis
aim-place = erwarteter Rang, der beste zählt 100 %
exact = genau
interval = { $low } bis { $high }
heading-move = Zug
heading-interval = 95-%-Intervall
heading-games = Partien
more-moves = { $count ->
    [one] 1 weiterer Zug sieht
   *[other] { $count } weitere Züge sehen
} nicht besser aus als der letzte von diesen.
heading-start = Start
heading-moves = Züge
heading-luck = Glück
heading-result = Ergebnis
stood-in = { "  " }Ein Bot ist eingesprungen und hat { $count ->
    [one] 1 weitere Entscheidung
   *[other] { $count } weitere Entscheidungen
} getroffen: Was sie kosten, zählt zu den Fehlern anderer.
accuracy = { "  " }Genauigkeit { $mean } (95-%-Intervall { $low } bis { $high })
fault = { "  " }Zug { $number }, { $class }, { $chosen }: { $change } gegenüber { $other }
class-inaccuracy = Ungenauigkeit
class-mistake = Fehler
class-blunder = grober Fehler
decisions = { $count ->
    [one] 1 Entscheidung
   *[other] { $count } Entscheidungen
}
count-inaccuracy = { $count ->
    [one] 1 Ungenauigkeit
   *[other] { $count } Ungenauigkeiten
}
count-mistake = { $count } Fehler
count-blunder = { $count ->
    [one] 1 grober Fehler
   *[other] { $count } grobe Fehler
}
count-undecided = { $count } unklar

## Spielverlauf

alone = drücke Enter, wenn nur noch du hinsiehst{ " " }
alone-or-undo = drücke Enter, wenn nur noch du hinsiehst (oder u, falls { $player } das zurücknimmt){ " " }
undo-too-late = Nur wer zuletzt gezogen hat, kann das zurücknehmen, und nur, bevor die Tastatur weitergegeben wird.
say-number = Nach ! kommt die Nummer eines Zugs in der Tabelle des Spiels, etwa !12, oder mehrere, die zusammen ein Zug sind.
really-concede = Damit gibst du die Partie endgültig auf. Wirklich? [j/N]{ " " }
not-a-command = { $word } ist kein Befehl: Tippe die Nummer eines Zugs, oder h für Hilfe.
no-advice-among-people = An diesem Tisch spielen noch andere Menschen, darum gibt der Trainer keinen Rat: Sieh dir danach den Rückblick an.
nothing-to-compare = Es gibt keinen Zug { $word } zum Vergleichen: Tippe a, oder a und die Nummer eines Zugs.
table-company = Mit dir am Tisch: { $players }.
bots-meanwhile = Die Bots spielen { $manner }, bis ihre Suche bereit ist; das dauert nur beim ersten Mal.
bots-ready = Die Suche der Bots ist bereit: Von nun an spielen sie damit.
saved = Gespeichert als { $path }
saved-resume = Gespeichert als { $path }; setze die Partie mit --resume fort, oder spiele einfach weiter.
record-is-in = Das Protokoll mit dem Startwert der Würfel liegt in { $path }
review-hint = rulewright review mit dieser Datei zeigt deine besten und schlechtesten Entscheidungen.
receipt = Quittung: { $receipt }

## Nachfragen

ask-about = Du kannst fragen nach: { $names }.
ask-about-clause = Oder nach einer Regel, { $first-and-last }, oder nach einem Wort der Regeln.
several-named = So heißt mehreres: { $names }.
also-in = Auch in { $clauses }.
did-you-mean = Meinst du { $names }?
lists-things = ?? zeigt, wonach du fragen kannst.
nothing-named = Es gibt hier keinen Zug, keine Regel und keine Karte { $words }. { $tip }

## Einführungen

no-step = die Einführung hat keinen Schritt { $step }: Wähle 1 bis { $last }
you-play = Du spielst { $player }.
lesson-over = Das war die Einführung. Jetzt spiele selbst: rulewright play { $game }{ $more }
your-move = Dein Zug: { $moves }.
not-that-one = Den nicht. Der Zug ist: { $move } (Zug { $number }).
no-advice-in-lesson = In der Einführung gibt es keinen Rat: Sie nennt dir den Zug, und n macht ihn für dich.
read-first = Lies das zuerst und drücke dann Enter.
not-a-command-here = { $word } ist kein Befehl: Tippe h für Hilfe.
continue-with = Weiter geht es mit: rulewright learn { $game } --step { $step }

## Regeln und Ende

overruled-by = { " " }Ersetzt durch { $clause }.
see-also = Siehe auch: { $things }.
rulebook = { $game }, Version { $version } der Regeln in { $count } Sätzen
overruled-by-short = { "  [" }ersetzt durch { $clause }]
narrowed-by = { " " }Eingeschränkt durch { $clause }.
narrowed-by-short = { "  " }[eingeschränkt durch { $clause }]
move-explained = { $move } (Zug { $code } in der Tabelle des Spiels)
taken-back = Zurückgenommen
begun = { $game }: { $players }; begonnen { $when }
the-end = Ende
pass-to = Weiter an { $player }

## Der Trainer

coach-thinks = Der Trainer denkt nach. Das dauert einige Sekunden.
chance-of-success = Chance auf Erfolg
from-what-you-know = Nach allem, was du wissen kannst: { $what }
legend = ★ wird empfohlen. · ist vielleicht ebenso gut.
luck-and-skill = Glück und Können
luck-explained = Der Anfang ist, was übliches Spiel erwarten lässt. Züge sind, was alle Spieler daran geändert haben, indem sie besser oder schlechter spielten; Glück ist, was Würfel und Karten geändert haben. Dahinter steht jeweils das halbe 95-%-Intervall, und zusammen ergeben sie das Ergebnis.
classes = Eingeteilt danach, wie viel Gewinnchance mindestens verloren geht: { $classes }.
points-less = { "  " }Zug { $number }, { $chosen }: { $points } { $unit } weniger als { $other }
over-anything = { "  " }Zug { $number }, { $chosen }: { $gain } gegenüber allem anderen
luck-in = { "  " }Glück in Zug { $number }: { $luck }

## Farben, jede als regulärer Ausdruck, der das Wort in allen Formen findet

colour-red = rote?[mnrs]?
colour-green = grüne?[mnrs]?
colour-blue = blaue?[mnrs]?
colour-yellow = gelbe?[mnrs]?
colour-purple = (?:lila|purpur\w*|violette?[mnrs]?)
colour-orange = orange\w*
colour-pink = (?:rosa|pinke?[mnrs]?)
colour-teal = türkise?[mnrs]?

### Was die Tür für Sprachmodelle sagt.

no-experiment = Es gibt kein Experiment { $name }: Wähle eines von { $names }.
games-to-ask = Verlange 1 bis { $most } Partien.
no-game = Es gibt kein Spiel { $name }: list_games sagt, welche es gibt.
sections = Version { $version } der Regeln hat { $count } Sätze in diesen Abschnitten:
endings = So kann es enden:
did-you-mean = Meinst du { $names }?
search-instead = Suche stattdessen nach einem Wort.
no-clause = { $game } hat keinen Satz { $clause }. { $hint }
another-word = Versuche ein anderes Wort.
nothing-called = Nichts in { $game } heißt { $words }. { $hint }
no-lesson = { $game } hat keine Einführung.
lesson-title = { $game } lernen: eine erste Partie in { $steps } Schritten.
no-record = Es gibt hier kein Protokoll { $name }.
not-finished = { $name } ist noch nicht zu Ende: Erst danach kann das Protokoll gelesen werden.
too-many-open = { $open } Plätze können an einem Tisch für { $seats } nicht offen bleiben.
bots-for-seats = { $bots } Bots wurden für { $seats } Plätze genannt: Nenne einen für jeden, oder einen für alle.
invite-gone = Diese Einladung gilt hier nicht mehr: Frage nach einer anderen.
name-taken = Hier heißt schon jemand { $name }: Wähle einen anderen Namen.
not-begun = Die Partie hat noch nicht begonnen: Zuerst muss jemand die offenen Plätze einnehmen.
waiting-for-seats = Die anderen nehmen noch Platz. Einladungen: { $invites }
over = Die Partie ist vorbei. { $verdict }
your-turn = Du bist am Zug, vor Zug { $number }.
waiting-for = Wartet auf { $players }, vor Zug { $number }.
nothing-to-advise = Hier gibt es keinen Rat. { $status }
not-over = Die Partie ist noch nicht vorbei: Einen Rückblick gibt es erst danach.
bot-forfeits = { $player } verliert einen Zug, und ein zufälliger wird stattdessen gemacht: Der Bot ist gescheitert oder hat nicht rechtzeitig geantwortet. Das dauerte { $seconds } Sekunden.
too-long = Das dauerte länger als { $seconds } Sekunden und wurde beendet.
status-answer = Der Server hat mit dem Status { $status } geantwortet.
no-invite = Das ist kein Einladungslink: Er beginnt mit http und endet mit ?token= und dem Token.
closed = Der Server hat die Verbindung geschlossen: { $reason }.
invite-links = { " " }Einladungslinks: { $links }
waiting-for-dice = Die anderen und die Würfel fehlen noch.{ $links }
no-answer-yet = Der Server hat noch nicht geantwortet: Sieh noch einmal hin, bevor du wählst.
worth-by = Was jeder Zug wert ist (Maß: { $aim }), der beste zuerst:
review-so-far = Der Rückblick ist zu { $share } fertig: Frage in einer Minute noch einmal.
decision = Zug { $number }, { $player }, { $grade }: { $chosen }. Um { $cost } besser: { $other }. { $why }
no-server = Unter { $place } antwortet kein Rulewright-Server: { $error }.
and-more = { " " }und { $count } weitere
several-fit = { $count } Züge passen zu { $text }: { $shown }{ $more }. Nenne die Nummer des Zugs, den du meinst.
cannot-move = Du kannst jetzt nicht ziehen. { $status }
list-moves = list_moves zeigt, was du darfst.
no-move-called = Kein Zug heißt { $text }. { $hint }
no-move-of = { $text } ist kein Zug in { $game }: { $error }
no-page = Es gibt keine Seite { $page }: Wähle 1 bis { $pages }.
page-of = { $text }
    
    Das ist Seite { $page } von { $count }.
cut-here = { "" }
    
    Diese Antwort war zu lang und ist hier abgeschnitten: Verlange weniger, oder eine Seite.
no-coach = An diesem Tisch spielen noch andere Menschen, darum gibt der Trainer keinen Rat: Sieh dir danach den Rückblick an.
unseasoned = Der Server hat nicht aus dem versprochenen Startwert und dem gesendeten Salz gewürfelt: Die Würfel beweisen nichts.
interval = 95-%-Intervall { $low } bis { $high }
accuracy = { $player }: Genauigkeit { $mean } (95-%-Intervall { $low } bis { $high }).
game-facts = { $game } ({ $players } { $most ->
    [one] Person
   *[other] Personen
}, { $minutes } Minuten)
bots = { "  " }Bots: { $bots }
option = { "  " }Option { $name } ({ $values }; üblich: { $usual }): { $about }
lesson-you = { "   " }Du: { $move }
lesson-others = { "   " }Die anderen: { $move }
grade-best = bester Zug
grade-good = gut
grade-inaccuracy = Ungenauigkeit
grade-mistake = Fehler
grade-blunder = grober Fehler
grade-undecided = unklar
earlier-lines = { $count ->
    [one] (1 frühere Zeile: read_log mit since={ $since }.)
   *[other] ({ $count } frühere Zeilen: read_log mit since={ $since }.)
}
more-table = { $count ->
    [one] (1 weitere Zeile: look zeigt den ganzen Tisch.)
   *[other] ({ $count } weitere Zeilen: look zeigt den ganzen Tisch.)
}
more-moves = { $count ->
    [one] (1 weiterer Zug: list_moves zeigt ihn.)
   *[other] ({ $count } weitere Züge: list_moves zeigt alle.)
}

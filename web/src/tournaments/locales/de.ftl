### Turniere auf Deutsch.

cups-page-title = Turniere · Rulewright
cup-page-title = { $name } · Rulewright
cups = Turniere
cups-what = Mitmachen kann jeder. Auslosung, Uhren und Tabelle laufen von selbst; dein Tisch öffnet sich, wenn die Runde beginnt.
cups-make = Turnier ausrichten
cups-none = Es ist kein Turnier angekündigt.
cup-kind = { $kind ->
    [swiss] Schweizer System
    [robin] jeder gegen jeden
    [arena] Arena
   *[groups] { $seats ->
        [0] Dreier- und Vierertische
        [3] Dreiertische
       *[other] Vierertische
    }
}
cup-rounds = { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}
cup-unrated = ohne Wertung
cup-starts = Beginnt { $when }. { $entered } von { $most } Plätzen sind belegt.
cup-cancelled = Abgesagt.
cup-won = { $count ->
    [0] Vorbei. Niemand hat gewonnen.
    [one] { $names } hat gewonnen.
   *[other] Geteilter Sieg: { $names }.
}
cup-until = Läuft: Partien beginnen bis { $when }.
cup-round = Runde { $round } von { $rounds }.
cup-name = Name
cup-how = Modus
cup-seats = Spieler an einem Tisch
cup-minutes = Dauer
cup-rounds-label = Runden
cup-rounds-enough = so viele wie nötig
cup-when = Beginn
cup-more = Teilnahme, Fehlen und Wertung
cup-most = Spieler höchstens
cup-patience = Ein Tisch wartet
cup-open = Alle können es finden und zusehen
cup-account = Dein Konto
cup-ready = Dein Tisch ist bereit.
cup-to-table = Zu deinem Tisch
cup-wait = Dein nächster Tisch öffnet sich hier von selbst.
cup-enter = Mitmachen
cup-seen = Alle, die sich dieses Turnier ansehen, sehen deinen Namen und deine Wertung in diesem Spiel.
cup-withdraw = Zurückziehen
cup-host = Dein Turnier
cup-start = Jetzt beginnen
cup-cancel = Turnier absagen
cup-cancel-what = Laufende Partien gehen für sich weiter; Tische, die auf ihre Spieler warten, werden geschlossen.
cup-cancel-sure = Ja, absagen
cup-cancel-no = Nein, weiter
cup-bot = Bot
cup-bot-count = Wie viele Bots
cup-add-bots = Bots hinzufügen
cup-standings = Tabelle: { $count } Spieler
cup-place = Platz
cup-player = Spieler
cup-points = Punkte
cup-bot-player = Bot
cup-rating = { $points } ± { $margin }
cup-gone = zurückgezogen
cup-breaks = { $kind ->
    [groups] { $first ->
        [one] { $first } erster Platz
       *[other] { $first } erste Plätze
    }, Gegner { $second }
    [arena] { $first } von { $second } gewonnen
   *[other] Buchholz { $first }, Sonneborn-Berger { $second }{ $third ->
        [0] { "" }
       *[other] , unter Punktgleichen { $third }
    }
}
cup-scoring = Wie gezählt wird
cup-score-rule = { $kind ->
    [swiss] Ein Sieg bringt 2 Punkte, ein Unentschieden 1. Ist die Zahl ungerade, setzt in jeder Runde jemand aus, niemand zweimal, und bekommt 2.
    [robin] Ein Sieg bringt 2 Punkte, ein Unentschieden 1. Ist die Zahl ungerade, setzt in jeder Runde jemand ohne Punkte aus.
    [arena] Ein Sieg bringt 2 Punkte, ein Unentschieden 1. Nach zwei Siegen hintereinander zählt alles doppelt, bis du einmal nicht gewinnst. Sobald du frei bist, bekommst du die nächste Partie; Partien, die am Ende noch laufen, zählen.
   *[groups] Schlägst du an einem Tisch alle, bekommst du 12 Punkte, sonst für jeden, den du schlägst, den gleichen Teil davon; bei Gleichstand die Hälfte. Wer aussetzt, bekommt 6.
}
cup-ties = { $kind ->
    [arena] Bei Gleichstand entscheiden mehr Siege, dann weniger Partien.
    [groups] Bei Gleichstand entscheiden erste Plätze, dann die Punkte aller, gegen die du gespielt hast. In einer Runde, in der du aussetzt, zählst du als dein eigener Gegner.
   *[other] Bei Gleichstand entscheiden die Punkte aller Gegner (Buchholz), dann die jedes Gegners mal dem, was du gegen ihn geholt hast (Sonneborn-Berger), dann die Partien unter denen, die noch gleich stehen. In einer Runde, in der du aussetzt, zählst du als dein eigener Gegner.
}
cup-absent = Ein Tisch wartet { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
} auf seine Spieler. Wer ihn bis dahin nicht geöffnet hat, verliert kampflos und scheidet beim zweiten Mal aus.
cup-games = Partien
cup-round-title = Runde { $round }
cup-sits-out = setzt aus, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
cup-playing = läuft
cup-soon = beginnt gleich
cup-forfeit = kampflos
cup-watch = Zusehen
cup-look = { $over ->
    [yes] Partie ansehen: { $names }
   *[no] Zusehen: { $names }
}
cup-link = Link zu diesem Turnier

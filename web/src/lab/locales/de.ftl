
## Chart

lab-title-table = { $title }, als Tabelle
lab-title-settled = { $title }, im Verlauf
lab-games = Partien
lab-letter-value = Wert { $letter }
lab-interval = 95-%-Intervall

## Editor

editor-page-title = Karteneditor · Rulewright
editor-title = Karteneditor{ $title ->
    [none] { "" }
   *[other] : { $title }
}
editor-what = Jede Karte und jede Zahl des Spiels. Ändere, was du willst: Es wird beim Tippen geprüft und gilt nur an Tischen, an denen du es auswählst.
editor-play = Damit spielen
editor-compare = Im Labor vergleichen
editor-save = Als Datei speichern
open-a-file = Datei öffnen
editor-start-over = Von vorn anfangen
editor-checking = Wird geprüft …
editor-good = Mit diesen Karten kann man spielen.
editor-changes = { $count ->
    [one] { $count } Änderung
   *[other] { $count } Änderungen
} gegenüber den Karten des Spiels
editor-box = Karten und Zahlen

## Fields

editor-rows = { $count } von { $low } bis { $high }
editor-copy = Kopie hinzufügen
editor-copy-of = Kopie von { $name } hinzufügen
lab-remove = Entfernen
editor-remove = { $name } entfernen

## Lab

lab-waiting = Wartet, bis die Studie an der Reihe ist …
lab-compiling = Die Bots bereiten sich vor. Das dauert beim ersten Mal ein, zwei Minuten.
lab-playing = Es wird gespielt …
lab-done = Fertig.
lab-stopped = Angehalten.
lab-failed = Fehlgeschlagen.
lab-page-title = Labor · Rulewright
lab-playing-games = Es werden Partien gespielt.
lab-writing-file = Die Datei wird geschrieben. Dafür werden die Partien noch einmal gespielt.
lab-what = Ändere eine Zahl, lass viele Partien spielen und sieh, was sie bewirkt. Zu jedem Wert gehört ein Intervall, in dem in 95 von 100 solchen Studien der wahre Wert liegt.
lab-study = Die Studie
lab-everybody = Alle spielen als
lab-by-seat = Für jeden Platz einzeln wählen
lab-one-to = 1 bis { $games }
lab-seed = Startwert
lab-same-seed = derselbe Startwert ergibt dieselben Partien
lab-setting = Einstellung { $letter }
lab-numbers = Zahlen und Optionen
lab-compare = Mit einer zweiten Einstellung vergleichen
lab-compare-why = Beide spielen dieselben Startaufstellungen mit demselben Glück, damit sich ein kleiner Unterschied schon mit wenigen Partien zeigt.
stop = Anhalten
lab-play-box = Mit diesen Karten spielen{ $letter ->
    [none] { "" }
   *[other] : { $letter }
}
lab-questions = Zeige auch
lab-by-card = Karten und Teile
lab-by-move = Züge
lab-by-note = Was geschieht
lab-by-lead = Wer vorn liegt
lab-version = Version
lab-same-players = dieselben Spieler
lab-found = Ergebnisse
lab-games-played = Gespielte Partien
lab-so-many = { $games } von { $of } Partien{ $each ->
    [yes] { " " }in jeder Einstellung
   *[no] { "" }
}
lab-figures-csv = Werte (CSV)
lab-writing = Wird geschrieben …
lab-report = Bericht
lab-games-csv = Partien (CSV)
lab-games-parquet = Partien (Parquet)
lab-link = Link zu dieser Studie

## Numbers

lab-find = Zahl suchen
lab-find-example = zum Beispiel: price
lab-changed = { $n } geändert
lab-number-name = { $group }: { $label }, Einstellung { $setting }
lab-slider = { $name }, Schieberegler
lab-changed-from = statt { $value }
lab-undo = zurücksetzen
lab-range = { $low } bis { $high }

## Results

lab-all-figures = Alle Werte
lab-figures-caption = { $heading }, jeweils mit dem 95-%-Intervall{ $two ->
    [yes] , und um wie viel B bei denselben Startaufstellungen über A liegt
   *[no] { "" }
}
lab-measure = Maß
lab-value = Wert
lab-decided = Entschieden
lab-yes = ✓ ja
lab-not-yet = noch nicht

## Setting

lab-option-setting = { $name }, Einstellung { $letter }
lab-box-file = Eine Kartendatei
lab-custom-box = Es wird mit eigenen Karten gespielt.
lab-own-box = Die Karten des Spiels nehmen
lab-box-what = eigene Karten und Zahlen, als TOML-Datei
lab-box-setting = Kartendatei, Einstellung { $letter }
lab-edit-cards = Karten und Namen bearbeiten

## Value

editor-remove-row = { $name } entfernen, { $number }
editor-add-to = Zu { $name } hinzufügen
lab-none = nichts

## numbers

lab-whole = Gib eine ganze Zahl von { $low } bis { $high } ein.

## study

lab-server-error = Der Server hat einen Fehler gemeldet ({ $status }).
lab-unknown = unbekannt
lab-points = { $size } Prozentpunkte

## New games and cards

editor-no-game = Auf diesem Server gibt es kein Spiel „{ $name }“.
editor-add-one = Hinzufügen: { $name }
editor-most = Mehr als { $most } geht nicht.
lab-range-optional = { $low } bis { $high }, optional
lab-optional = optional

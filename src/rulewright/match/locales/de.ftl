### Was der Tisch neben dem Spiel sagt.

## Spielverlauf

bot-moved = { $player ->
    [you] Ein Bot hat für dich gezogen.
   *[other] Ein Bot hat für { $player } gezogen.
}
taken-back = { $first ->
    [0] Zug { $last } wird{ by-consent } zurückgenommen.
   *[other] Die Züge { $first } bis { $last } werden{ by-consent } zurückgenommen.
}
by-consent = { $consent ->
    [yes] { " " }einvernehmlich
   *[no] { "" }
}

## Ablehnungen

no-seat = Es gibt keinen Platz { $seat }: Die Plätze gehen von 0 bis { $last }.
no-move = Es gibt keinen Zug { $code }: Die Züge gehen von 0 bis { $last }.
over = Die Partie ist vorbei.
not-your-decision = Jetzt entscheidet nicht { $player }, sondern { $others }.
because-of = Nichts davon ist geschehen, denn { which-move } geht nicht: { $sentence }
which-move = Zug { $number } von { $count }
say-a-move = Nenne mindestens einen Zug.
one-by-one = Als diese Partie begann, kannte ihr Protokoll nur einzelne Züge: Mache einen nach dem anderen.
shows-something = Bei diesem Zug erfährst du etwas Neues: Mache zuerst nur ihn und wähle dann weiter.

## Zurücknehmen

agreed-to-end = { $moves ->
    [0] Alle waren sich einig, die Partie vor dem ersten Zug zu beenden
    [one] Alle waren sich einig, die Partie nach 1 Zug zu beenden
   *[other] Alle waren sich einig, die Partie nach { $moves } Zügen zu beenden
}: Niemand gewinnt.
agree-alone = Allein gibt es niemanden, mit dem du dich einigen kannst: Gib auf oder spiele weiter.
undo-over = Die Partie ist vorbei und ihr Startwert aufgedeckt: Jetzt lässt sich nichts mehr zurücknehmen.
undo-not-yours = Du kannst nur deinen eigenen letzten Zug zurücknehmen, und nur, bis jemand anders zieht.
undo-chance = Das lässt sich nicht zurücknehmen: Es wurde gewürfelt oder etwas aufgedeckt.
undo-no-move = Du hast noch nicht gezogen, es gibt also nichts zurückzunehmen.
undo-nothing = Es wurde noch nichts gespielt, was sich zurücknehmen ließe.
undo-learned = Das lässt sich nicht zurücknehmen: Du hast dabei etwas Neues gesehen.
undo-shown = Das lässt sich nicht zurücknehmen: Jemand anders hat dabei etwas Neues gesehen.
undo-unknown = Das lässt sich nicht zurücknehmen: Der Tisch kann nicht sagen, wer dabei etwas erfahren hat.
not-foreseen = Zug { $number } der Folge lässt sich nicht vormerken: Er ist dort nicht erlaubt, oder was folgt, hängt vom Zufall ab oder von etwas, das du nicht siehst. Wähle einen der angebotenen Züge.

## Protokolle, die nicht stimmen

of-other-game = es ist ein Protokoll von { $told }, nicht von { $game }
of-other-version = es wurde nach Version { $told } der Regeln von { $game } gespielt, und hier ist Version { $version }: Es braucht ein Rulewright, das Version { $told } hat
of-other-rules = es wurde nach anderen Regeln gespielt, als { $game } sie hier hat, obwohl beide Version { $version } heißen: Es braucht die Regeln mit dem Fingerabdruck { $rules }
options-incomplete = die Optionen sind nicht vollständig
seats-no-names = für die Plätze sind keine Namen angegeben
your-box = eine eigene Kartendatei
other-box-file = diese Kartendatei ist eine andere
give-box = wenn es { $box } war, gib sie als --box an
with-other-box = es wurde mit anderen Karten gespielt, als { $game } sie hier hat; { $hint }
hidden-not-chosen = ein Protokoll kann nicht selbst bestimmen, ob Züge bis zum Ende verdeckt bleiben
not-the-commitment = der Startwert und die Nonce passen nicht zur Festlegung in Zeile 1
end-not-told = die Partie ist hier vorbei, aber die letzte Zeile sagt nicht, wie sie ausging
not-the-promise = der Startwert und die Nonce passen nicht zum Versprechen in Zeile 1
not-ended = die Partie war hier noch nicht zu Ende
should-be = { $key } müsste { $true } sein, nicht { $told }
missing = nichts
rolls-should-be = die Würfe von Zeile { $line } müssten { $true } sein, aber im Protokoll steht { $told }
rolls-never-made = es nennt Würfe, die nie gemacht wurden
seal-broken = ihr Siegel ist gebrochen: Diese Zeile wurde nachträglich geändert
seed-elsewhere = { $path } ist eine unfertige Partie, deren Startwert nicht auf diesem Rechner liegt (er läge in { $folder }), darum kann sie hier nicht fortgesetzt werden; setze sie dort fort, wo sie begonnen wurde

## Was verify sagt

receipt-nowhere = Zu keiner Zeile passt die Quittung { $seal }: Entweder stammt sie aus einer anderen Partie, oder das Protokoll wurde vor dieser Zeile abgeschnitten (es hat { $lines }). Sonst ist daran nichts falsch.
receipt-cut-off = Die Quittung ist unterschrieben und gehört zu Zeile { $line }: Das Protokoll wurde davor abgeschnitten, nach Zeile { $lines }.
two-histories = Der Server hat zwei verschiedene Verläufe bescheinigt: Er hat für { $whose } unterschrieben, dass Zeile { $line } das Siegel { $seal } hat, und in diesem Protokoll derselben Partie steht ein anderes. Behalte beide Dateien: Zusammen beweisen sie es.
seat-number = Platz { $number }
a-spectator = einen Zuschauer
true = Wahr: { $what }.
proved-finished = Bewiesen: Die Karten, die Festlegung, jeder Zug, das Ende und die Punkte sind, was die Regeln aus dem Startwert machen, der vor dem ersten Zug feststand; und die Siegel binden jede Zeile an alle darüber.
unfinished = Unfertig: { $what } bisher.
proved-unfinished = Bewiesen: Die Karten stimmen, ebenso Form und Reihenfolge der Zeilen und ihre Siegel. Ob die Züge erlaubt waren, und die Würfel, zeigt erst der Startwert, der am Ende der Partie aufgedeckt wird.
signed-for = , die der Server für { $whose } unterschrieben hat,
receipt-of-line = Die Quittung{ $signed } gehört zu Zeile { $line }: Bis dorthin ist es die Partie, aus der sie stammt.
not-proved = Nicht bewiesen: dass es die gespielte Partie ist, und zwar die ganze; wer den Startwert kennt, kann unter derselben Festlegung eine andere schreiben, und ein Protokoll lässt sich am Ende einer Zeile abschneiden. Dafür gib mit --receipt eine Quittung an, die jemand am Tisch aufgehoben hat.
names-not-proved = Ebenso wenig die Namen, die Zeit und die Worte: Sie sind nur zum Lesen da.
undo-of-other = sie nimmt Zug { $told } zurück, aber der letzte ist { $last }
number-of-other = sie nennt sich Zug { $told }, ist aber Zug { $number }
no-such-seat = es gibt keinen Platz { $seat }
no-such-move = es gibt keinen Zug { $code } in { $game }

## Dateien, die keine Protokolle sind

this-record = dieses Protokoll
not-a-record = das ist kein Protokoll
line-cut-off = die Zeile ist nicht zu Ende; die Datei scheint abgeschnitten zu sein
file-empty = die Datei ist leer
heading-first = ein Protokoll hat seinen Kopf in der ersten Zeile, und nur dort
ending-early = das Ende steht vor der letzten Zeile
begins-no-record = mit { $key } beginnt kein Protokoll
of-format = es hat das Format { $form }, und dieses Rulewright liest die Formate 1 bis { $newest }: Nimm ein neueres
not-json = das ist kein JSON
not-an-object = das ist kein JSON-Objekt
begins-no-line = mit { $key } beginnt keine Zeile eines Protokolls
key-wrong = { $key } fehlt oder ist nicht, was es sein sollte
not-as-written = so wird ein Protokoll nicht geschrieben
shows-hidden = sie zeigt einen Zug, der bis zum Ende verdeckt ist
covers-needlessly = sie verdeckt einen Zug ohne Grund

## Namen und Salze

too-many-names = { $names } Namen wurden für { $seats ->
       [one] 1 Platz
      *[other] { $seats } Plätze
    } angegeben
player-name = Spieler { $number }
guest-name = Gast { $number }
former-guest = Ein ehemaliger Gast
no-name = { $name } kann kein Name sein: Nimm 1 bis 40 druckbare Zeichen
same-name = zwei Spieler können nicht beide { $name } heißen
salts-form = Salze sind eine Liste mit einem Text von bis zu { $most } Zeichen für jeden Platz

## Quittungen

need-cryptography = unterschriebene Quittungen brauchen das Paket cryptography: führe pip install ".[server]" im Klon aus
no-key = das ist kein Schlüssel: Ein Schlüssel hat 64 hexadezimale Ziffern, wie der Server ihn zeigt
receipt-empty = die Quittung ist leer: Gib die an, die dir am Tisch gezeigt wurde, oder lass --receipt weg
receipt-file-empty = die Quittung in { $path } ist leer: Gib die an, die dir am Tisch gezeigt wurde
no-receipt = das ist keine Quittung: Speichere sie am Tisch, oder gib das Siegel an, das dir dort gezeigt wurde
receipt-version = diese Quittung hat eine andere Version: Nimm ein neueres Rulewright
record-without-key = dieses Protokoll nennt den Schlüssel seines Servers nicht, darum lässt sich die Unterschrift nicht prüfen: Gib ihn mit --key an
receipt-not-signed = die Quittung wurde nicht mit diesem Schlüssel unterschrieben: Sie wurde geändert oder kommt von einem anderen Server
receipt-other-match = die Quittung gehört zu einer anderen Partie: zu { $told }, das Protokoll aber zu { $match }

## Helden

no-campaign = { $game } hat keine Kampagne, nur einzelne Partien: Spiele ohne Held
no-sheet = { $path } ist beschädigt (es ist kein Bogen von { $game }); räume die Datei weg, um neu zu beginnen
sheet-damaged = { $path } ist beschädigt ({ $error }); räume die Datei weg, um neu zu beginnen

## Dateien

cannot-write = { $path } kann nicht geschrieben werden: { $error }; wähle einen anderen Ort
data-not-writable = { $path } kann nicht geschrieben werden: { $error }; setze RULEWRIGHT_DATA auf einen Ordner, in den du schreiben darfst
cannot-read = { $path } kann nicht gelesen werden: { $error }; gib den Pfad einer Datei an, die es gibt
not-utf8 = { $path } ist kein Text in UTF-8; gib eine andere Datei an
damaged = { $path } ist beschädigt ({ $error }); räume die Datei weg, um neu zu beginnen, oder hole eine Kopie zurück
damaged-no-object = { $path } ist beschädigt (es enthält kein JSON-Objekt); räume die Datei weg, um neu zu beginnen
damaged-incomplete = { $path } ist beschädigt (etwas fehlt darin); diese Partie kann nicht fortgesetzt werden, also räume die Datei weg
no-lesson = { $game } hat keine Einführung: Schreibe eine lesson.toml neben die box.toml (siehe docs/lessons.md)
record-told = { $game }, Version { $version }, { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
}
in-line = Zeile { $line }: { $told }
stood-in = (ein Bot ist eingesprungen)
custom-box = eigene Karten
score-sheet = { $player }: { $rows }; zusammen { $score }.

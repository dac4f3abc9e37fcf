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
over = Das Spiel ist vorbei.
not-your-decision = Jetzt entscheidet nicht { $player }, sondern { $others }.
because-of = Nichts ist geschehen, wegen { which-move }: { $sentence }
which-move = Zug { $number } von { $count }
say-a-move = Nenne mindestens einen Zug.
one-by-one = Dieses Spiel wurde begonnen, als sein Protokoll nur einzelne Züge kannte: Mache sie einen nach dem anderen.
shows-something = Dieser Zug zeigt dir etwas Neues: Mache ihn für sich und wähle dann weiter.

## Zurücknehmen

undo-over = Das Spiel ist vorbei und sein Startwert aufgedeckt: Nichts lässt sich mehr zurücknehmen.
undo-not-yours = Du kannst nur deinen eigenen letzten Zug zurücknehmen, und nur, bis jemand anders zieht.
undo-chance = Das lässt sich nicht zurücknehmen: Es wurde gewürfelt oder etwas aufgedeckt.
undo-no-move = Du hast noch nicht gezogen, es gibt also nichts zurückzunehmen.
undo-nothing = Es wurde noch nichts gespielt, was sich zurücknehmen ließe.
undo-learned = Das lässt sich nicht zurücknehmen: Du hast dabei etwas gesehen, was du nicht wusstest.
undo-shown = Das lässt sich nicht zurücknehmen: Jemand anders hat dabei etwas gesehen, was er nicht wusste.
undo-unknown = Das lässt sich nicht zurücknehmen: Der Tisch kann nicht sagen, wer dabei etwas erfahren hat.

## Protokolle, die nicht stimmen

of-other-game = es ist ein Protokoll von { $told }, nicht von { $game }
of-other-version = es wurde nach Version { $told } der Regeln von { $game } gespielt, und hier ist Version { $version }: Es braucht ein Rulewright, das Version { $told } hat
of-other-rules = es wurde nach anderen Regeln gespielt, als { $game } sie hier hat, obwohl beide Version { $version } heißen: Es braucht die Regeln mit dem Fingerabdruck { $rules }
options-incomplete = die Optionen sind nicht vollständig
seats-no-names = die Plätze sind keine Namen
your-box = eine eigene Kartendatei
other-box-file = diese Kartendatei ist eine andere
give-box = wenn es { $box } war, gib sie als --box an
with-other-box = es wurde mit anderen Karten gespielt, als { $game } sie hier hat; { $hint }
hidden-not-chosen = ob Züge bis zum Ende verdeckt sind, kann ein Protokoll nicht wählen
not-the-commitment = der Startwert und die Nonce passen nicht zur Festlegung in Zeile 1
end-not-told = das Spiel ist hier vorbei, aber die letzte Zeile sagt nicht, wie es endete
not-the-promise = der Startwert und die Nonce passen nicht zum Versprechen in Zeile 1
not-ended = das Spiel war hier noch nicht zu Ende
should-be = { $key } müsste { $true } sein, nicht { $told }
missing = nichts
rolls-should-be = die Würfe von Zeile { $line } müssten { $true } sein, aber im Protokoll steht { $told }
rolls-never-made = es nennt Würfe, die nie gemacht wurden
seal-broken = ihr Siegel ist gebrochen: Diese Zeile wurde geändert, nachdem sie geschrieben war
seed-elsewhere = { $path } ist ein unfertiges Spiel, dessen Startwert nicht auf diesem Rechner ist (er läge in { $folder }), darum kann es hier nicht fortgesetzt werden; setze es dort fort, wo es begonnen wurde

## Was verify sagt

receipt-nowhere = Keine Zeile hat den Beleg { $seal }: Entweder ist dies ein anderes Spiel als das, in dem er gegeben wurde, oder es wurde vor dieser Zeile abgeschnitten (es hat { $lines }). Sonst ist nichts daran falsch.
receipt-cut-off = Der Beleg ist unterschrieben und gehört zu Zeile { $line }: Das Protokoll wurde davor abgeschnitten, nach Zeile { $lines }.
two-histories = Der Server hat zwei Verläufe erzählt: Er hat für { $whose } unterschrieben, dass Zeile { $line } das Siegel { $seal } hat, und in diesem Protokoll desselben Spiels steht ein anderes. Behalte beide Dateien: Zusammen beweisen sie es.
seat-number = Platz { $number }
a-spectator = einen Zuschauer
true = Wahr: { $what }.
proved-finished = Bewiesen: Die Karten, die Festlegung, jeder Zug, das Ende und die Punkte sind, was die Regeln aus dem Startwert machen, der vor dem ersten Zug feststand; und die Siegel binden jede Zeile an alle darüber.
unfinished = Unfertig: { $what } bisher.
proved-unfinished = Bewiesen: Die Karten stimmen, ebenso Form und Reihenfolge der Zeilen und ihre Siegel. Ob die Züge erlaubt waren, und die Würfel, zeigt erst der Startwert, der am Ende des Spiels aufgedeckt wird.
signed-for = , den der Server für { $whose } unterschrieben hat
receipt-of-line = Der Beleg gehört zu Zeile { $line }{ $signed }: Bis dorthin ist es das Spiel, in dem er gegeben wurde.
not-proved = Nicht bewiesen: dass es das Spiel ist, das gespielt wurde, und das ganze; wer den Startwert kennt, kann unter derselben Festlegung ein anderes schreiben, und ein Protokoll kann am Ende einer Zeile abgeschnitten werden. Dafür gib einen Beleg, den jemand am Tisch behalten hat, mit --receipt an.
names-not-proved = Auch nicht die Namen, die Zeit und die Worte: Sie sind zum Lesen da.
undo-of-other = sie nimmt Zug { $told } zurück, aber der letzte ist { $last }
number-of-other = sie nennt sich Zug { $told }, ist aber Zug { $number }
no-such-seat = es gibt keinen Platz { $seat }
no-such-move = es gibt keinen Zug { $code } in { $game }

## Dateien, die keine Protokolle sind

not-a-record = das ist kein Protokoll
line-cut-off = die Zeile ist nicht zu Ende; die Datei scheint abgeschnitten zu sein
file-empty = die Datei ist leer
heading-first = ein Protokoll hat seinen Kopf in der ersten Zeile, und nur dort
ending-early = das Ende steht vor der letzten Zeile
begins-no-record = { $key } beginnt kein Protokoll
of-format = es hat das Format { $form }, und dieses Rulewright liest die Formate 1 bis { $newest }: Nimm ein neueres
not-json = das ist kein JSON
not-an-object = das ist kein JSON-Objekt
begins-no-line = { $key } beginnt keine Zeile eines Protokolls
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
no-name = { $name } kann kein Name sein: Nimm 1 bis 40 druckbare Zeichen
same-name = zwei Spieler können nicht beide { $name } heißen
salts-form = Salze sind eine Liste mit einem Text von bis zu { $most } Zeichen für jeden Platz

## Belege

need-cryptography = unterschriebene Belege brauchen das Paket cryptography: pip install "rulewright[server]"
no-key = das ist kein Schlüssel: Ein Schlüssel hat 64 hexadezimale Ziffern, wie der Server ihn zeigt
receipt-empty = der Beleg ist leer: Gib den an, der dir am Tisch gezeigt wurde, oder lass --receipt weg
receipt-file-empty = der Beleg in { $path } ist leer: Gib den an, der dir am Tisch gezeigt wurde
no-receipt = das ist kein Beleg: Speichere ihn am Tisch, oder gib das Siegel an, das dir dort gezeigt wurde
receipt-version = dieser Beleg hat eine andere Version: Nimm ein neueres Rulewright
record-without-key = dieses Protokoll nennt den Schlüssel seines Servers nicht, darum lässt sich die Unterschrift nicht prüfen: Gib ihn mit --key an
receipt-not-signed = der Beleg wurde nicht mit diesem Schlüssel unterschrieben: Er wurde geändert oder kommt von einem anderen Server
receipt-other-match = der Beleg gehört zu einem anderen Spiel: zu { $told }, und das Protokoll zu { $match }

## Helden

no-campaign = { $game } wird in einzelnen Spielen gespielt: Es hat keine Kampagne, also spiele ohne Held
no-sheet = { $path } ist beschädigt (es ist kein Bogen von { $game }); räume die Datei weg, um neu zu beginnen
sheet-damaged = { $path } ist beschädigt ({ $error }); räume die Datei weg, um neu zu beginnen

## Dateien

cannot-write = { $path } kann nicht geschrieben werden: { $error }; wähle einen anderen Ort
cannot-read = { $path } kann nicht gelesen werden: { $error }; gib den Pfad einer Datei an, die es gibt
not-utf8 = { $path } ist kein Text in UTF-8; gib eine andere Datei an
damaged = { $path } ist beschädigt ({ $error }); räume die Datei weg, um neu zu beginnen, oder hole eine Kopie zurück
damaged-no-object = { $path } ist beschädigt (es enthält kein JSON-Objekt); räume die Datei weg, um neu zu beginnen
damaged-incomplete = { $path } ist beschädigt (etwas fehlt darin); dieses Spiel kann nicht fortgesetzt werden, also räume die Datei weg
no-lesson = { $game } hat keine Lektion: Schreibe eine lesson.toml neben die box.toml (siehe docs/lessons.md)
record-told = { $game }, Version { $version }, { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
}
in-line = Zeile { $line }: { $told }
stood-in = (ein Bot hat vertreten)

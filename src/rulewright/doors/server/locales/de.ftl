### Was der Server sagt.

## Anfragen

nul = Das enthält ein NUL-Zeichen, das sich nicht speichern lässt: Lass es weg.
message-not-understood = Diese Nachricht ist nicht zu verstehen: { $error }.
request-not-understood = Diese Anfrage ist nicht zu verstehen: { $error }.
too-long-bytes = Das ist zu lang: Sende höchstens { $most } Bytes.
request-late = Die Anfrage kam nicht innerhalb von { $seconds } Sekunden an: Sende sie noch einmal.
nul-in-address = In dieser Adresse ist ein NUL-Zeichen: Lass es weg.
whole-number = { $name } muss eine ganze Zahl sein, nicht { $text }.
send-json = Sende es als JSON, mit content-type application/json.
unknown-whether-saved = Ob das gespeichert wurde, ist nicht bekannt: Sieh nach, bevor du es noch einmal versuchst.
database-silent = Die Datenbank antwortet nicht: Versuche es gleich noch einmal.
server-mistake = Der Server hat einen Fehler gemacht; versuche es gleich noch einmal.
own-page = Das geht nur von der Seite des Tisches aus.
for-monitoring = Das ist für die Überwachung: Starte den Server mit --monitor-from und deiner Adresse.
database-silent-or-full = Die Datenbank antwortet nicht oder kann nicht schreiben.
nothing-here = Hier ist nichts: In /openapi.json steht, was es gibt.
ask-own-page = Fragen kannst du nur von der Seite des Tisches aus.
no-game = Es gibt hier kein Spiel { $name }: Wähle eines von { $games }.

## Personen

not-known = Dieser Server kennt dich noch nicht: Spiele zuerst etwas.
not-your-name = Das ist nicht dein Name: Schreibe ihn so, wie er angezeigt wird, damit das niemandem aus Versehen passiert.
device-link-used = Dieser Link wurde schon benutzt oder ist abgelaufen: Erstelle auf deinem anderen Gerät einen neuen.
no-lesson = { $game } hat noch keine Einführung: Lies die Regeln, oder spiele einfach.
no-diagram = { $game } hat keine Zeichnung { $name }.
print-title = { $game } zum Ausdrucken
print-players = Wie viele spielen
print-box = Karten
print-paper = Papier
print-a4 = A4
print-letter = Letter (USA)
print-show = Anzeigen
print-how = Drucke diese Seite mit 100 %, ohne Ränder und Kopfzeilen. Die Linie am Fuß jedes Bogens zeigt, ob die Größe stimmt.
print-pdf = Als PDF herunterladen
print-one-of = { $name } ist eines von { $known }.
print-players-are = players ist eine Zahl von { $low } bis { $high }.
print-no-pdf = Dieser Server erzeugt keine PDF: Drucke stattdessen die Seite, oder installiere Rulewright mit [print] und rufe `rulewright print` auf.
lesson-outdated = Die Einführung zu { $game } kann nicht gespielt werden: { $error }
name-of-leavers = { $name } kann kein Name sein: So heißen Personen, die für immer gegangen sind.
box-too-long = Diese Kartendatei ist zu lang: höchstens { $most } Zeichen.
no-table = Diesen Tisch gibt es nicht: Lass dir den Link noch einmal schicken.
not-open-to-all = Dieser Tisch steht nicht allen offen: Bitte den Gastgeber um einen Link.
wrong-link = Dieser Link gehört nicht zu diesem Tisch: Lass dir einen neuen schicken.
no-custom-box = An diesem Tisch wird mit den Karten des Spiels gespielt: Es gibt keine eigenen Karten zum Herunterladen.
blocked-most = Du hast schon { $most } Gäste blockiert: Hebe zuerst eine Blockierung auf.
not-blocked = Du hast niemanden mit diesem Namen blockiert oder stummgeschaltet: Sieh noch einmal in der Liste nach.
mute-not-there = Du kannst nur jemanden an einem Tisch stummschalten, an dem du bist.
mute-no-person = Nur eine Person kann stummgeschaltet werden, und dort sitzt keine.
mute-yourself = Du kannst dich nicht selbst stummschalten.
muted-most = Du hast schon { $most } Leute stummgeschaltet: Hebe das zuerst bei jemandem auf.
follow-yourself = Dir selbst kannst du nicht folgen.
follow-most = Du folgst { $most } Personen, mehr geht nicht: Folge erst jemandem nicht mehr.
host-invites = Nur wer den Tisch eröffnet hat, kann Freunde dazu einladen.
no-seat-free = An diesem Tisch ist kein Platz frei.
friends-only = Du kannst nur Freunde einladen: Personen, denen du folgst und die dir folgen.
invited-most = Zu diesem Tisch sind schon { $most } Personen eingeladen, mehr geht nicht.
unknown-device = ein unbekanntes Gerät
no-sign-in = Diese Anmeldung gehört nicht dir oder ist schon beendet: Sieh noch einmal in der Liste nach.
passkeys-not-here = Passkeys funktionieren unter { $here } nicht: Öffne diese Seite über https und ihren Namen oder, auf dem Rechner des Servers selbst, unter http://localhost{ $port }.
passkeys-most = Du hast schon { $most } Passkeys: Entferne zuerst einen.
passkey-refused = Dieser Passkey wurde nicht angenommen: Er wurde hier entfernt, oder es sind mehr als { $minutes } Minuten vergangen. Versuche es noch einmal.
no-passkey = Dieser Passkey gehört nicht dir oder ist schon entfernt: Sieh noch einmal in der Liste nach.
profile-needs-passkey = Ein öffentliches Profil gehört zu einem Konto: Füge zuerst einen Passkey hinzu.
profile-needs-name = Ein öffentliches Profil braucht einen Namen: Wähle zuerst einen.
no-profile = Dieses Profil gibt es nicht, oder es ist nicht mehr öffentlich.
report-not-there = Du kannst nur jemanden an einem Tisch melden, an dem du bist oder warst.
report-plain = Schreibe ohne Sonderzeichen, was geschehen ist.
report-yourself = Du kannst dich nicht selbst melden.
report-most = Der Betreiber hat deine letzten { $most } Meldungen noch nicht gelesen: Warte bis dahin.
nobody-sits = Dort sitzt niemand.
not-said = Das hat diese Person nicht gesagt: Wähle die Nachricht noch einmal aus.
report-no-person = Nur eine Person kann gemeldet werden, und dort sitzt keine.
heroes-most = Du hast schon { $count } Helden: Spiele mit einem von ihnen weiter.

## Neue Tische

tables-most = Du hast { $most } unfertige Tische: Beende oder verlasse zuerst einen davon.
your-seat-is = Dein Platz ist { $seat }, aber die Plätze gehen von 0 bis { $last }.
no-seat-for-bot = Auf Platz { $seat } kann kein Bot sitzen: Nenne einen anderen der { $count } Plätze.
no-seat-for-friend = Platz { $seat } ist nicht frei für jemanden an deinem Bildschirm: Nenne einen anderen der { $count } Plätze.
seed-for-practice = Einen Startwert kannst du nur zum Üben gegen Bots wählen: Besetze die anderen Plätze mit ihnen, oder lass den Startwert weg.
hero-seat = Ein Held sitzt auf Platz { $seat }: Wähle diesen.
one-clock = Eine Uhr läuft je Zug (per_move), für die ganze Partie (total, auch mit increment) oder nach Tagen (days): Gib eines davon an.
seek-alone = { $game } spielt man allein: Mitspieler gibt es keine zu suchen.
seek-two = Du suchst Mitspieler: Nimm zwei Plätze oder mehr.
seek-range = Die niedrigste Wertung ist { $low } und die höchste { $high }: Tausche sie.
no-salts-for-deal = Zu einem gewählten Startwert oder Rätsel gehören keine Salze: Lass entweder die Salze weg oder Startwert und Rätsel.
no-puzzle = { $game } hat { $count } Rätsel, und keines hat die Nummer { $number }.
puzzle-fixed = Ein Rätsel ist festgelegt: Lass Optionen, Startwert, Uhr, Held und eigene Karten weg.
open-tables-most = Du hast schon { $count } offene Tische: Warte, bis jemand dazukommt, oder schließe einen davon.
open-tables-address = Deine Adresse hat schon { $count } offene Tische: Lade mit einem Link ein, oder schließe einen davon.
no-bot = Es gibt keinen Bot { $name } für { $game }: Wähle einen von { $bots }.

## Dazukommen und gehen

not-welcome = Der Gastgeber lässt dich nicht an diesen Tisch.
seat-taken = Dieser Platz ist besetzt: Bitte den Gastgeber um einen anderen oder um einen Link zum Zuschauen.
host-fills = Nur der Gastgeber kann Plätze besetzen: Bitte ihn darum.
seat-not-open = Dieser Platz ist nicht frei: Wähle einen freien.
host-removes = Nur der Gastgeber kann jemanden entfernen: Schalte die Person stumm, oder melde sie.
nobody-to-remove = Auf diesem Platz ist niemand, der entfernt werden könnte.
begun-so-stay = Die Partie hat begonnen, darum bleiben alle: Schalte jemanden stumm, melde die Person, oder verlasse den Tisch.
rematch-played = Nur wer mitgespielt hat, kann eine Revanche fordern: Eröffne einen eigenen Tisch.
rematch-not-over = Die Partie ist noch nicht vorbei: Spielt sie zuerst zu Ende.
rematch-blocked = Jemand von euch hat jemand anderen blockiert: Eröffne einen neuen Tisch.
rematch-left = Jemand aus der Runde ist für immer gegangen: Eröffne einen neuen Tisch.
database-silent-again = Die Datenbank antwortet nicht: Gleich folgt ein neuer Versuch.
open-own-page = Öffne den Tisch von seiner eigenen Seite.
open-page-first = Öffne zuerst die Seite: Dieser Server kennt dich noch nicht.
server-full = Der Server ist voll: Versuche es später noch einmal.
too-many-open = Du hast zu viele Tische offen: Schließe einen davon.
no-seat-of-yours = Du hast keinen Platz an diesem Tisch: Benutze einen Einladungslink.

## Am Tisch

server-mistake-page = Der Server hat einen Fehler gemacht; öffne die Seite noch einmal.
too-many-messages = Zu viele Nachrichten: Warte etwas und öffne die Seite noch einmal.
not-stored = Der Tisch konnte das nicht speichern: Versuche es gleich noch einmal.
send-text = Sende Nachrichten als Text in UTF-8.
message-too-long = Diese Nachricht ist zu lang: Sende höchstens { $most } Zeichen.
spectators-watch = Du schaust zu: Nur wer mitspielt, kann ziehen oder schreiben.
write-or-choose = Schreibe eine Nachricht, oder wähle eine aus der Liste.
not-begun = Die Partie hat noch nicht begonnen: Ein Platz ist noch frei.
many-at-once = Viele Züge kamen auf einmal: Versuche es noch einmal.
over = Die Partie ist vorbei.
moved-on = Die Partie ist inzwischen weitergegangen: Sieh noch einmal hin und wähle neu.
no-move-yet = Du hast noch nicht gezogen, es gibt also nichts zurückzunehmen.
campaign-no-undo = In einer Kampagne lässt sich nichts zurücknehmen.
new-rules = Die neuen Regeln erlauben Zug { $number } nicht mehr: Die Partie geht von der Stellung davor weiter.
nothing-to-restart = Hier läuft keine Partie, die neu beginnen könnte.
restart-players = Nur wer hier mitspielt, kann diese Partie neu beginnen: Du hast keinen Platz an diesem Tisch.
undo-asked = Jemand bittet schon darum, etwas zurückzunehmen: Warte auf die Antwort.
undo-asked-you = Du hast schon gefragt: Nach dem nächsten Zug kannst du wieder fragen.
undo-nobody-asks = Niemand bittet mehr darum, etwas zurückzunehmen.
others-agree = Du hast selbst darum gebeten: Zustimmen müssen die anderen.
campaign-no-end = In einer Kampagne wird jede Partie zu Ende gespielt: Gib auf oder spiele weiter.
end-asked = Jemand schlägt schon vor, die Partie zu beenden: Antworte, oder warte auf die Antwort.
end-asked-you = Das hast du eben erst vorgeschlagen: { $moves } Züge später kannst du es wieder vorschlagen.
end-nobody-asks = Niemand schlägt mehr vor, die Partie zu beenden.
end-alone = Allein gibt es niemanden, mit dem du dich einigen kannst: Gib auf oder spiele weiter.
no-salts = Die Würfel dieses Tisches kommen allein aus seinem Startwert: Salze nimmt er nicht an.
salts-late = Die Partie hat begonnen: Ihre Würfel stehen schon fest.
salt-form = Ein Salz hat bis zu { $most } druckbare Zeichen: Sende ein anderes.

## Chat

chat-plain = Schreibe deine Nachricht ohne Sonderzeichen.
chat-links = Links sind im Chat nicht erlaubt: Lass sie weg.
chat-full = Der Chat dieses Tisches ist voll.

## Der Trainer

coach-people = In Partien mit anderen Menschen gibt es keinen Rat: Sieh dir danach den Rückblick an.
coach-over = Die Partie ist vorbei: Sieh dir ihren Rückblick an.
coach-nothing = Du hast jetzt nichts zu entscheiden: Frage, wenn du am Zug bist.
coach-busy = Der Trainer denkt noch über deine letzte Frage nach: Warte zuerst auf diese Antwort.
coach-late = Der Trainer hat nicht rechtzeitig eine Antwort gefunden: Frage noch einmal.
no-record = Dieses Protokoll gibt es nicht: Lass dir den Link noch einmal schicken.
review-not-over = Die Partie ist noch nicht vorbei: Den Rückblick gibt es erst danach.
no-decision = Bei Zug { $move } gab es diese Wahl nicht: Frage nach einer, die der Rückblick nennt.
review-too-long = Diese Partie ist zu lang für einen Rückblick hier: Benutze `rulewright review` auf deinem Rechner.
reviews-most = Für dich entstehen schon zwei Rückblicke: Warte auf einen davon.
coach-players = Rat bekommt nur, wer mitspielt: Du hast keinen Platz an diesem Tisch.
meant-number = meant muss die Nummer eines Zugs sein, nicht { $text }.
fork-not-over = Die Partie ist noch nicht vorbei: Erst danach kannst du von einer früheren Stellung aus weiterspielen.
no-seat = Es gibt keinen Platz { $seat }: Die Plätze gehen von 0 bis { $last }.
no-bot-api = Es gibt keinen Bot { $name } für { $game }: GET /api/bots sagt, welche es gibt.
forks-busy = Für dich werden schon mehrere Partien aufgebaut: Warte, bis sie fertig sind.
fork-late = Diese Partie aufzubauen dauert hier zu lange.
fork-over = In dieser Stellung ist die Partie vorbei: Wähle eine frühere.

## Aufgaben, Protokolle und Bilder

kind-one-of = kind muss eines von { $kinds } sein.
near-rating = near muss eine Wertung sein, eine ganze Zahl wie 1200, oder wegbleiben.
no-puzzles = { $game } hat keine Rätsel.
deal-not-played = Spiele erst die Aufgabe des Tages: Dann siehst du, wie es anderen erging.
no-deals = { $game } hat keine Aufgaben mit Schwierigkeitsgrad.
no-seat-here = Du hast keinen Platz an diesem Tisch.
result-one-of = result muss eines von { $results } sein oder wegbleiben.
before-time = before muss der Zeitpunkt der letzten Partie der vorigen Seite in Millisekunden sein oder wegbleiben.
picture-not-over = Die Partie ist noch nicht vorbei: Bis dahin gibt es nur ein Bild der jetzigen Stellung, now.png.
picture-not-begun = Die Partie hat noch nicht begonnen: Es gibt noch nichts zu zeichnen.
picture-seat = Es gibt keinen Platz { $seat }: Der erste ist 0.
picture-kinds = Die ganze Partie ist game.webp oder game.gif; ein einzelnes Bild ist .png oder .svg.
picture-names = Ein Bild heißt now, game oder nach seiner Nummer.
picture-too-long = Diese Partie ist zu lang, um hier gezeichnet zu werden: Nimm ihr Protokoll und `rulewright picture`.
pictures-busy = Für dich werden schon mehrere Bilder gezeichnet: Warte, bis sie fertig sind.
picture-late = Dieses Bild zu zeichnen dauert hier zu lange.
picture-svg = Dieser Server zeichnet nur SVG: { $error }.
no-frame = Es gibt kein Bild { $frame } von dieser Partie: Sie hat { $count }.
picture-endings = Der Name eines Bilds endet auf { $kinds }.
replay-not-over = Die Partie ist noch nicht vorbei: Bis dahin kannst du nur an ihrem Tisch zusehen.
replay-too-long = Diese Partie ist zu lang, um hier gezeigt zu werden: Spiele ihr Protokoll mit `rulewright replay` ab.
replays-busy = Für dich werden schon mehrere Wiederholungen vorbereitet: Warte, bis sie fertig sind.
replay-late = Diese Partie noch einmal abzuspielen dauert hier zu lange.
record-not-over = Die Partie ist noch nicht vorbei: Bis dahin können nur die Mitspieler das Protokoll herunterladen.
record-hidden = Das Protokoll zeigt die Züge aller, auch die verdeckten: Du kannst es herunterladen, wenn die Partie vorbei ist.
not-a-record = Das ist kein Protokoll. Wähle eine Datei, die Rulewright gespeichert hat; ihr Name endet auf .jsonl.
record-utf8 = Ein Protokoll ist Text in UTF-8: Sende die Datei so, wie sie heruntergeladen wurde.
record-too-long = Dieses Protokoll ist zu lang: Hier werden höchstens { $most } Zeilen angenommen.
records-busy = Zu viele Protokolle auf einmal: Warte, bis die anderen geprüft sind.
record-late = Dieses Protokoll zu prüfen dauert hier zu lange: Prüfe es mit `rulewright verify`.
record-invalid = Dieses Protokoll ist nicht gültig: { $found }.
record-own-box = Diese Partie wurde mit eigenen Karten gespielt, die nicht im Protokoll stehen: Sieh sie dir an mit `rulewright replay DATEI --box KARTEN`.
record-unfinished = Zeile 1: Die Partie ist nicht zu Ende, darum lassen sich ihre Würfel nicht prüfen; lade das Protokoll hoch, wenn sie zu Ende ist
record-no-game = Zeile 1: Es gibt hier kein Spiel { $game }
record-cannot-check = Dieses Protokoll lässt sich hier nicht prüfen: { $error }.
uploads-most = Du hast schon { $most } Protokolle hochgeladen: Mehr werden für dich nicht aufbewahrt.

## Das Labor

box-too-long-letters = Diese Kartendatei ist zu lang: höchstens { $most } Zeichen.
boxes-busy = Mehrere Kartendateien von dir werden schon geprüft: Warte, bis sie fertig sind.
box-late = Diese Kartendatei zu prüfen dauert zu lange.
this-box = diese Kartendatei
lab-closed = Das Labor ist auf diesem Server geschlossen: Sein Betreiber kann es mit --lab öffnen.
lab-too-slow = Partien mit diesen Bots dauern hier zu lange: Wähle andere, oder lass sie mit `rulewright lab` auf deinem Rechner spielen.
lab-most-games = eine Studie darf hier höchstens { $most } Partien haben, nicht { $games }
lab-same-settings = beide Einstellungen sind gleich: Ändere etwas an einer davon
lab-yours-runs = Deine letzte Studie läuft noch: Halte sie zuerst an, oder warte, bis sie fertig ist
lab-address-busy = Von deiner Adresse laufen zu viele Studien: Warte, bis eine fertig ist
lab-busy = Das Labor ist belegt: Warte, bis eine andere Studie fertig ist
lab-process-ended = Der Prozess, der die Partien gespielt hat, wurde beendet: Versuche es noch einmal mit weniger Partien.
lab-stopped = Nach { $seconds } Sekunden angehalten: Länger darf eine Studie hier nicht dauern.
lab-no-file = Es gibt hier keine Datei { $file } zu einer Studie: Es gibt { $files }.
lab-report-most = Ein Bericht darf hier höchstens { $most } Partien umfassen: Wähle weniger.
lab-took-longer = Das hat länger als { $seconds } Sekunden gedauert: Wähle weniger Partien.

## Geschlossene Verbindungen

left = Du hast den Tisch verlassen.
removed = Der Gastgeber hat dich von diesem Tisch entfernt.
closed = Der Gastgeber hat diesen Tisch geschlossen: Niemand kann mehr dazukommen.
restarting = Der Server startet neu; er ist gleich wieder da.
cut-off = Der Server erreicht seine Datenbank nicht: Gleich folgt ein neuer Versuch.
behind = Nicht alle Züge, die du sahst, sind hier gespeichert: neuer Versuch. Lade neu, um den Stand zu sehen.
signed-out = Dieses Gerät wurde abgemeldet.
too-many-undos = In dieser Partie wurden schon zu viele Züge zurückgenommen: Mehr geht nicht.
unsettled = Ob der letzte Zug gespeichert wurde, ist noch nicht bekannt, weil die Datenbank nicht antwortet. Du wirst es hier sehen.
not-that-name = Auf diesen Namen hört dieser Server nicht. Sein Betreiber kann ihn mit --host-name und dem Namen starten.
restarted = Der Server wurde neu gestartet, bevor das fertig war: Versuche es gleich noch einmal.
try-again = { $what }: Versuche es in { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
coach-not-ready = Der Trainer bereitet sich noch auf { $game } vor: Frage in einer Minute noch einmal.

## Partien mit anderen Regeln

other-version = Diese Partie braucht Version { $needs } von { $game }, und dieser Server hat { $version }: Sie { lost }.
other-rules = Diese Partie begann nach anderen Regeln, als { $game } sie jetzt hat, obwohl beide Version { $version } heißen: Sie { lost }.
other-cards = Diese Partie braucht andere Regeln oder Karten von { $game }, als dieser Server hat: Sie { lost }.
lost = { $status ->
    [over] lässt sich weder weiterspielen noch neu auswerten
   *[running] kann nicht weitergehen
}

## Sperren

banned = Du bist { $end } von diesem Server gesperrt: { $reason }
for-good = für immer
until = bis { $day }
browser-on = { $browser } auf { $system }
a-program = ein Programm

## Was Messenger von einem Link zeigen

preview-over = Eine fertige Partie, Zug für Zug zum Nachspielen. { $pitch }
preview-invites = { $player } lädt dich zu { $game } ein
preview-with = { $game } mit { $player }
somebody = Jemand
players = { $count ->
    [one] 1 Person
   *[other] { $count } Personen
}
minutes = { $span ->
    [yes] { $low } bis { $high } Minuten
   *[no] { $low ->
        [one] 1 Minute
       *[other] { $low } Minuten
    }
}
seconds = { $count } Sekunden
clock-per_move = { $time } je Zug
clock-total = { $time } je Person
clock-increment = { $time } mehr je Zug
no-clock = ohne Uhr

## Schnelle Nachrichten

ready-0 = Hallo!
ready-1 = Gut gespielt!
ready-2 = Danke!
ready-3 = Viel Glück!
ready-4 = Autsch!
ready-5 = Ha!
ready-6 = Einen Moment, bitte.
ready-7 = Schöne Partie!

## Zu viel auf einmal

too-many-tables = Zu viele neue Tische
too-many-pages = Zu viele Seiten
too-many-chats = Zu viele Nachrichten im Chat
too-many-records = Zu viele Protokolle
too-many-links = Zu viele Links
too-many-tries = Zu viele Versuche
too-many-mails = Zu viele Nachrichten
too-many-reports = Zu viele Meldungen
too-many-follows = Zu oft gefolgt oder eingeladen
too-many-seeks = Zu viele Suchen
not-banned = Du bist nicht gesperrt.
send-form = Sende ein Formular: application/x-www-form-urlencoded.
appeal-plain = Schreibe ohne Sonderzeichen, was du zu sagen hast.
appeal-once = Du hast schon Einspruch erhoben: Die Antwort wird hier gezeigt.
appeal-most = Gegen diese Sperre gibt es schon { $most } Einsprüche: Warte, bis der Betreiber antwortet.
no-appeal = Es gibt keinen Einspruch { $appeal }: siehe `rulewright admin appeals`.
too-many-studies = Zu viele Studien
too-many-requests = Zu viele Anfragen
too-many-boxes = Zu viele Kartendateien
too-many-pictures = Zu viele Bilder
too-many-sockets = Zu viele Verbindungen

game-changed = Das Spiel wurde geändert.
moved-on-since = Die Partie ist inzwischen weitergegangen: Sieh noch einmal nach.
nothing = Hier ist nichts.
page-missing = Die Webseite ist noch nicht gebaut: Rufe `make web` auf und lade diese Seite dann noch einmal.
too-many-downloads = Zu viele Downloads
lab-with = mit { $changes }
lab-second = in der zweiten Einstellung
match-not-begun = die Partie { $match } hat nicht begonnen
no-report = es gibt keine Meldung { $report }: siehe `rulewright admin reports --all`
lesson-broken = Die Einführung lässt sich nicht spielen: { $why }

## Fernpartien

vacation-already = Du bist schon im Urlaub: Beende ihn zuerst.
vacation-left = Du hast noch { $left ->
    [one] 1 Urlaubstag
   *[other] { $left } Urlaubstage
} von { $of } in 365 Tagen: Nimm weniger.
vacation-none = Du bist nicht im Urlaub.
only-by-day = Bedingte Züge gibt es nur in Fernpartien.
just-move = Du bist am Zug: Zieh einfach.
end-with-yours = Die Folge muss mit einem eigenen Zug enden.
nothing-foreseen = Hier lässt sich keine Antwort vormerken: Was als Nächstes kommt, hängt vom Zufall ab, von etwas, das du nicht siehst, oder von mehreren zugleich.
push-keys = Die Schlüssel des Browsers sind nicht zu verstehen: Schalte die Benachrichtigungen aus und wieder ein.
push-endpoint = Benachrichtigungen gehen nur an die https-Adresse eines öffentlichen Push-Dienstes: Schalte sie aus und wieder ein.
mail-address = Das ist keine E-Mail-Adresse: Schreibe sie wie du@example.com.
mail-settings = E-Mail braucht RULEWRIGHT_SMTP wie smtp://user:password@host:587 und RULEWRIGHT_MAIL_FROM wie table@example.com.
mail-name = E-Mail braucht für ihre Links einen öffentlichen Namen: Gib --host-name an.
no-mail-here = Dieser Server verschickt keine E-Mails: Schalte stattdessen Benachrichtigungen auf diesem Gerät ein.
mail-link-gone = Dieser Link wurde schon benutzt oder ist abgelaufen: Fordere in deinem Konto einen neuen an.
notice-turn = Du bist am Zug.
notice-subject = { $game }: Du bist am Zug
notice-mail = Du bist am Zug in { $game }. Öffne deinen Tisch:
mail-stop = Keine solchen Nachrichten mehr:
confirm-subject = Bestätige deine E-Mail-Adresse
confirm-mail = Jemand, wahrscheinlich du, möchte an diese Adresse benachrichtigt werden, wenn ein Zug fällig ist. Wenn du das warst, öffne diesen Link innerhalb von drei Tagen. Wenn nicht, tue nichts: Du bekommst nichts weiter.

## Turniere

no-tournament = Dieses Turnier gibt es nicht: Lass dir den Link noch einmal geben.
tournament-over = Dieses Turnier ist vorbei: Such dir das nächste.
tournament-begun = Dieses Turnier hat begonnen: Melde dich zum nächsten an.
tournament-full = Dieses Turnier ist voll: Es ist für { $most } Spieler.
tournament-not-entered = Du spielst in diesem Turnier nicht mit.
tournament-host = Das kann nur, wer das Turnier ausrichtet.
tournament-needs-account = Für ein Turnier brauchst du ein Konto: Füg zuerst einen Passkey hinzu.
tournaments-most = Es gibt schon { $most } laufende oder angekündigte Turniere: Warte, bis eines vorbei ist, oder sag eines von deinen ab.
tournament-starts = Wähle eine Zeit ab jetzt, in höchstens { $days } Tagen.
tournament-seats = Beim Schweizer System, jeder gegen jeden und in der Arena sitzen zwei an einem Tisch, in Gruppen drei oder vier: Wähle eines davon.
tournament-by-day = Turniere werden nicht als Fernpartien gespielt: Wähle eine Zeit für jeden Zug oder für die Partie.
tournament-no-end = In einem Turnier endet keine Partie nach Absprache, denn damit wären Punkte verschenkt: Spiel weiter oder gib auf.

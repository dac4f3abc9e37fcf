### Die Seite auf Deutsch.
#
# Begriffe: table = Tisch, game/match = Partie (Spiel: Klobba!), seat = Platz, spectator = Zuschauer, record = Aufzeichnung,
# replay = Wiederholung, undo = zurücknehmen, move = Zug, rated/unrated = gewertet/ungewertet, lab = Labor, custom cards =
# eigene Karten, box = Schachtel, deal = Startaufstellung, salt = Salz, seed = Startwert, hint = Tipp, review = Rückblick.

## App

skip-to-game = Zum Spiel springen
page-not-found = Seite nicht gefunden
page-not-found-why = Unter dieser Adresse gibt es weder einen Tisch noch ein Regelwerk.
to-the-games = Zu den Spielen

## lib/actions

just-now = gerade eben

## lib/messages

loading = Wird geladen …
cancel = Abbrechen
resume = Weiterspielen
view = Ansehen
game-over = Die Partie ist zu Ende.
all-games = Alle Spiele
back-to-games = ← Alle Spiele
custom-cards = Eigene Karten
choose-a-name = Wähle einen Namen
free-seat = freier Platz
any-game = alle Spiele
copied = Kopiert

## lib/api

server-unreachable = Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuche es noch einmal.
server-error = Der Server hat einen Fehler gemeldet ({ $status }). Versuche es gleich noch einmal.

## lib/invitation

clock-move = { $time } pro Zug
clock-player = { $time } pro Person
clock-none = keine, lass dir Zeit
duration = { $low } bis { $high } Minuten
invitation-taken = { $name ->
    [none] Jemand
   *[other] { $name }
} hat diesen Platz schon genommen. Bitte { $host ->
    [none] die Person, die dich eingeladen hat,
   *[other] { $host }
} um einen neuen Link oder um einen zum Zuschauen.
invitation-used = Dieser Link wurde schon benutzt
invitation-waiting = { $count ->
    [0] Ein Freund wartet
    [1] { $people } wartet
   *[other] { $people } warten
} auf dich
invitation-begins = { $missing ->
    [0] Die Partie beginnt, sobald du mitspielst.
    [1] Die Partie beginnt, wenn du und noch eine weitere Person da sind.
   *[other] Die Partie beginnt, wenn du und noch { $missing } weitere Personen da sind.
}

## lib/deals

grade = { $grade ->
    [easy] leicht
    [medium] mittel
   *[hard] schwer
}
deal-called = { $kind ->
    [daily] { $day } ({ grade })
    [puzzle] Rätsel { $rating }
   *[other] { $grade ->
        [easy] leichte Aufgabe
        [medium] mittlere Aufgabe
       *[other] schwere Aufgabe
    }
}
deal-shared = { $title }, { $deal }: { $solved ->
    [yes] gelöst
   *[other] nicht gelöst
}{ $helped ->
    [yes] { " " }mit Hilfe
   *[no] { "" }
}, { $score }{ $streak ->
    [0] { "" }
    [1] { "" }
   *[other] , { $streak } Tage in Folge
}

## lib/worth

worth-exact = genau
worth-between = { $least } bis { $most }
worth-under = unter { $least }
lost-exactly = genau { $worth } verloren
lost-nothing = nichts verloren
lost-about = { $worth } verloren ({ $give })
lost-up-to = vielleicht bis zu { $worth } verloren
counted-grades = { $grade ->
    [blunder] { $n ->
        [one] 1 grober Fehler
       *[other] { $n } grobe Fehler
    }
    [mistake] { $n ->
        [one] 1 Fehler
       *[other] { $n } Fehler
    }
   *[other] { $n ->
        [one] 1 Ungenauigkeit
       *[other] { $n } Ungenauigkeiten
    }
}
played-for = { $aim ->
    [score] erwartete Punkte
    [place] erwarteter Platz, der beste zählt 100 %
    [alone] Chance auf Erfolg
   *[other] Gewinnchance
}

## lib/socket

game-went-on = Die Partie ging weiter, während du offline warst. Wähle noch einmal.
connection-lost-nothing-sent = Die Verbindung ist weg: Es wurde nichts gesendet. Sie wird wiederhergestellt …
connection-lost-chat = Die Verbindung ist weg: Deine Nachricht wurde nicht gesendet. Sende sie noch einmal, wenn die Verbindung wieder steht.
table-cannot-be-joined = An diesem Tisch kannst du nicht mitspielen.

## home/Account

account-page-title = Dein Konto · Rulewright
account-signed-out = Abgemeldet: { $what }.
account-unblocked = { $name } darf wieder an deine Tische.
account-title = Dein Konto
account-devices = Geräte
account-devices-why = Jeder Browser, in dem du angemeldet bist. Kennst du einen nicht, melde ihn ab.
account-this-one = (dieses)
account-device-used = zuletzt benutzt: { $seen }, angemeldet: { $created }
account-sign-out-this = Abmelden: dieses Gerät
account-sign-out-that = Abmelden: { $device }, zuletzt benutzt: { $seen }
account-sign-out = Abmelden
account-other-devices = alle anderen Geräte
account-sign-out-others = Alle anderen Geräte abmelden
account-no-password = Es gibt kein Passwort: Wenn du dich hier abmeldest und kein anderes Gerät hast, bekommt niemand deine Partien zurück.
account-blocked = Blockierte Personen
account-blocked-why = Sie können nicht an deine Tische kommen.
account-since = seit: { $when }
account-unblock-name = { $name } nicht mehr blockieren
account-unblock = Nicht mehr blockieren
account-data = Deine Daten
account-data-what = Eine Datei mit deinem Namen, deinen Geräten, Partien und ihren Aufzeichnungen, Wertungen, Helden, Chatnachrichten und Meldungen.
account-download = Deine Daten herunterladen
account-leave = Für immer gehen
account-final = Das lässt sich nicht rückgängig machen.
account-download-first = Lade deine Daten vorher herunter, wenn du sie behalten willst.
account-deleted = Gelöscht wird
account-deleted-what = Dein Name überall, deine Geräte, Wertungen, dein Verlauf, deine Helden, was du im Chat geschrieben hast, und wen du blockiert hast. Tische, an denen noch nicht gespielt wird, werden geschlossen. Du verlässt jede laufende Partie: Ein Bot spielt für dich weiter, und die Partie zählt wie jede, die du verlässt.
account-kept = Ohne deinen Namen bleibt
account-kept-moves = Die Züge der Partien, die du mit anderen gespielt hast, denn es sind auch ihre Partien. Dort steht dann „Ein ehemaliger Gast“. Früher ausgestellte Quittungen passen nicht mehr zu diesen Partien.
account-kept-reports = Meldungen über dich, bis zu 180 Tage lang, damit der Betreiber noch etwas unternehmen kann.
account-kept-number = Eine verschlüsselte Nummer, damit deine alten Cookies nie wieder gelten.
account-kept-backups = Die Sicherungskopien des Betreibers, bis sie ersetzt werden, und Dateien, die andere gespeichert haben.
account-confirm = Gib zur Bestätigung deinen Namen ein: <b>{ $name }</b>
account-delete = Alles löschen und gehen
account-leave-what = Entferne deinen Namen und deine Daten von diesem Server.
account-leave-open = Für immer gehen …

## home/Arrive

arrive-title = Auf diesem Gerät weiterspielen
arrive-what = Dieses Gerät bekommt den Namen und die Partien des Geräts, das den Link erstellt hat. Danach kannst du beide benutzen.
arrive-forgets = Du hast hier schon { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}{ $name ->
    [none] { "" }
   *[other] { " " }als { $name }
}: Dieses Gerät würde sie vergessen.
arrive-continue = Meine Partien hier fortsetzen
arrive-incomplete = Dieser Link ist unvollständig. Kopiere auf deinem anderen Gerät den ganzen Link und öffne ihn hier.
arrive-back = Nein, zurück zu den Spielen

## home/Deals

deals-of = Aufgaben für { $title }
deal-of-the-day = Aufgabe des Tages{ $days ->
    [0] { "" }
    [1] { "" }
   *[other] , { $days } in Folge
}
deals-how-hard = Wie schwer
deals-graded = { $grade ->
    [easy] Eine leichte Aufgabe
    [medium] Eine mittlere Aufgabe
   *[other] Eine schwere Aufgabe
}
deals-puzzle = Ein Rätsel ({ $rating })

## home/Device

device-link = Link für dein anderes Gerät
device-open = Öffne ihn innerhalb von { $minutes } Minuten auf dem anderen Gerät. Er gilt nur einmal. Wer ihn hat, kann deine Partien spielen: Behalte ihn für dich.
device-make = Link für mein anderes Gerät erstellen

## home/GameCard

game-players = { $range } { $most ->
    [one] Person
   *[other] Personen
}
game-minutes = { $range } Minuten
game-designer = von { $designer }
game-play-now = Jetzt spielen: { $title }
setting-up = Wird aufgebaut …
play-now = Jetzt spielen
game-learn = { $title } lernen
learn = Lernen
game-options = Optionen: { $title }
options = Optionen
game-friends = Mit Freunden: { $title }
with-friends = Mit Freunden
game-rules = Regeln von { $title }
rules = Regeln
game-new-hero = neuer Name ({ $hero })

## home/History

history-page-title = Verlauf · Rulewright
history-title = Verlauf
history-ratings = Wertungen
history-against = gegen { $against ->
    [people] Menschen
   *[bots] Bots
}
history-games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
history-rating-what = Eine Wertung ist eine Schätzung mit einer Spanne: Mit 95 % Wahrscheinlichkeit liegt sie darin. Übung, ein gewählter Startwert, eigene Karten und mehrere Personen an einem Bildschirm werden nicht gewertet. Bist du weg und ein Bot macht mehr als ein Viertel deiner Züge, hast du verloren. Macht er alle, wird die Partie für dich nicht gewertet.
history-alone = Allein
history-best = beste Punktzahl
history-none-yet = noch keine
history-streak = { $won } von { $played } gewonnen · Serie { $streak }, längste { $longest }
history-deals = Rätsel und Aufgaben des Tages
history-puzzle-rating = Rätselwertung
history-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
} in Folge
history-finished = Beendete Partien
history-game = Spiel
history-result-label = Ergebnis
history-any-result = alle Ergebnisse
history-result = { $result ->
    [won] gewonnen
    [shared] geteilt
   *[lost] verloren
}
history-found = { $count }{ $more ->
    [yes] { " " }oder mehr
   *[no] { "" }
} gefunden
history-none = Keine beendeten Partien gefunden.
history-score = { $score } Punkte · { $when }
history-replay = Wiederholung: { $title }, { history-result }
replay = Wiederholung
history-earlier = Frühere Partien

## home/Home

settings = Einstellungen
home-motto = Regelwerke, die laufen.
home-pitch = Such dir ein Spiel aus und spiel. Es achtet auf die Regeln und zeigt dir, welche gerade gilt.
home-loading = Die Spiele werden geladen …
home-yours = Deine Partien
home-show-all = Alle { $count } zeigen
home-finished = Beendet
home-history = Verlauf, Wertungen und Bestleistungen
home-lab = Das Labor
home-lab-what = Ändere eine Zahl in einem Spiel, lass Tausende Partien spielen und sieh, was sie bewirkt, mit Streubreite.
home-lab-open = Labor öffnen
home-device = Anderes Gerät
home-device-what = Spiel deine Partien auf dem Handy weiter, oder sichere sie für den Fall, dass dieser Browser seine Daten löscht.
home-account = Geräte, deine Daten und Datenschutz
home-record = Aufzeichnung ansehen
home-record-what = Jede Partie hinterlässt eine Datei mit allen Zügen und ihrem Startwert. Öffne eine, um sie noch einmal zu sehen.
choose-a-file = Datei auswählen

## home/MatchList

match-finished = beendet
seats-free = { $free ->
    [one] { $free } Platz
   *[other] { $free } Plätze
} frei
match-your-move = du bist am Zug
match-waiting = wartet auf { $names }
match-line = { $standing } · Zug { $number } · { $when }{ $custom ->
    [yes] { " " }· eigene Karten
   *[no] { "" }
}
match-join = Mitspielen: { $title }, { $host }
join = Mitspielen
match-open = { $how ->
    [resume] Weiterspielen
   *[other] Ansehen
}: { $title }, Zug { $number }

## home/Name

name-is-now = Du heißt jetzt { $name }.
your-name = Dein Name
save = Speichern
name-change = Dein Name ist { $name }. Ändern

## home/NewTable

player-number = Spieler { $number }
table-ready = Dein Tisch ist bereit
table-send-links = Schick jedem Freund einen Link. Wer ihn öffnet, nimmt diesen Platz.
invitation-for-seat = Einladung für Platz { $seat }
for-spectators-link = Für Zuschauer:
link-for-spectators = Link für Zuschauer
go-to-table = Zum Tisch
new-table = Neuer Tisch: { $title }
players = Spieler
seat-number = Platz { $seat }
seat-friend = ein Freund, per Link
seat-here = jemand an diesem Bildschirm
seat-bot = Bot: { $bot }
seat-name = Name auf Platz { $seat }
more-options = Weitere Optionen
box-file = Schachteldatei
box-file-what = eigene Karten und Zahlen aus einer TOML-Datei, nur für diesen Tisch
box-file-make = Erstelle eine im Schachtel-Editor
box-file-checked = { $file } wird geprüft, wenn du den Tisch eröffnest.
dice = Würfel
time-for-a-move = Zeit pro Zug
unlimited = unbegrenzt
list-openly = Alle dürfen mitspielen: unter offenen Tischen zeigen
create-table = Tisch eröffnen

## home/OpenTables

open-tables = Offene Tische
free-seats = Freie Plätze
any-number = egal wie viele
or-more = { $n } oder mehr
open-none = Keine offenen Tische gefunden.
open-all = Alle { $count } offenen Tische
open-search = Offene Tische durchsuchen
open-more = Weitere Tische

## home/Privacy

privacy-title = Was dieser Server über dich weiß
privacy-cookie = Ein Cookie
privacy-cookie-what = Eine Zufallszahl, die für dich steht, bis 400 Tage nach deinem letzten Besuch. Es gibt kein Passwort und keine E-Mail-Adresse, und keine andere Website erfährt etwas.
privacy-name-what = Wie du dich nennst, bis du es änderst oder gehst. Alle an deinen Tischen sehen ihn.
privacy-devices = Deine Geräte
privacy-devices-what = Die Art des Browsers und wann er zuletzt benutzt wurde, auf die Stunde genau, bis du ihn abmeldest.
privacy-address = Deine Adresse
privacy-address-what = Eine verschlüsselte Form deiner Internetadresse, bei jedem Gerät und jedem Tisch, den du eröffnest. Sie begrenzt Missbrauch und lässt sich ohne den Schlüssel des Servers nicht in die Adresse zurückverwandeln.
privacy-games-what = Züge, Ergebnisse, Wertungen, Helden und Chat, bis du für immer gehst. Wer den Link zu einer beendeten Partie hat, kann sie ansehen.
privacy-reports = Meldungen
privacy-reports-what = Was du meldest und was über dich gemeldet wird, 180 Tage lang. Nur der Betreiber liest es.
privacy-logs = Protokolle enthalten keine Namen, Cookies oder Adressen. Wer diesen Server betreibt, kann seine Datenbank lesen.

## home/Recommended

recommended = Neu hier? Fang mit { $title } an
recommended-what = { $low } bis { $high } Personen, { $duration }. Die Einführung ist eine kurze Partie in { $steps } Schritten.
play-alone = Allein spielen

### Die Seite auf Deutsch.
#
# Begriffe: table = Tisch, game/match = Partie (Spiel: Klobba!), seat = Platz, spectator = Zuschauer, record = Protokoll,
# replay = Wiederholung, undo = zurücknehmen, move = Zug, rated/unrated = gewertet/ungewertet, lab = Labor, custom cards =
# eigene Karten, box file = Kartendatei, coach = Trainer, receipt = Quittung, lesson = Einführung, deal = Startaufstellung,
# salt = Salz, seed = Startwert, hint = Tipp, review = Rückblick, undecided = unklar.

## App

skip-to-game = Zum Spiel springen
page-not-found = Seite nicht gefunden
page-not-found-why = Unter dieser Adresse gibt es weder einen Tisch noch Regeln.
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

clock-move = { $time } je Zug
clock-player = { $time } je Person
clock-increment = { $time } mehr je Zug
clock-none = keine, lass dir Zeit
duration = { $low } bis { $high } Minuten
invitation-taken = { $name ->
    [none] Jemand
   *[other] { $name }
} sitzt schon auf diesem Platz. Bitte { $host ->
    [none] die Person, die dich eingeladen hat,
   *[other] { $host }
} um einen neuen Link oder um einen zum Zuschauen.
invitation-used = Dieser Link wurde schon benutzt
invitation-waiting = { $count ->
    [0] Jemand wartet
    [1] { $people } wartet
   *[other] { $people } warten
} auf dich
invitation-begins = { $missing ->
    [0] Die Partie beginnt, sobald du mitspielst.
    [1] Die Partie beginnt, wenn du und eine weitere Person da seid.
   *[other] Die Partie beginnt, wenn du und { $missing } weitere Personen da seid.
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
    [place] erwarteter Rang, der beste zählt 100 %
    [alone] Chance auf Erfolg
   *[other] Gewinnchance
}

## lib/socket

game-went-on = Die Partie ging weiter, während du offline warst. Wähle noch einmal.
connection-lost-nothing-sent = Die Verbindung ist weg: Es wurde nichts gesendet. Ein neuer Versuch läuft …
connection-lost-chat = Die Verbindung ist weg: Deine Nachricht wurde nicht gesendet. Sende sie noch einmal, sobald die Verbindung wieder da ist.
table-cannot-be-joined = An diesem Tisch kannst du nicht mitspielen.

## lib/passkeys

passkey-unable = Dieser Browser bietet hier keine Passkeys an: Öffne diese Seite über https, oder nimm einen neueren Browser.
passkey-there = Dieses Gerät hat schon einen Passkey für dein Konto.
passkey-cancelled = Es wurde kein Passkey benutzt: Es wurde abgebrochen oder hat zu lange gedauert. Versuche es noch einmal.
passkey-failed = Der Browser konnte keinen Passkey benutzen ({ $error }). Versuche es noch einmal, oder nimm ein anderes Gerät.

## home/Account

account-page-title = Dein Konto · Rulewright
account-signed-out = Abgemeldet: { $what }.
account-unblocked = { $name } darf wieder an deine Tische.
account-title = Dein Konto
account-devices = Geräte
account-devices-why = Alle Browser, in denen du angemeldet bist. Kennst du einen nicht, melde ihn ab.
account-this-one = (dieses)
account-device-used = zuletzt benutzt: { $seen }, angemeldet: { $created }
account-sign-out-this = Abmelden: dieses Gerät
account-sign-out-that = Abmelden: { $device }, zuletzt benutzt: { $seen }
account-sign-out = Abmelden
account-other-devices = alle anderen Geräte
account-sign-out-others = Alle anderen Geräte abmelden
account-no-password = Es gibt kein Passwort: Wenn du dich hier abmeldest und kein anderes Gerät hast, bekommt niemand deine Partien zurück.
account-blocked = Blockierte und stummgeschaltete Personen
account-blocked-why = Sie können sich nicht an deine Tische setzen, oder du siehst nicht, was sie schreiben.
account-barred = Blockiert
account-muted = Stummgeschaltet
account-unmute-name = { $name } nicht mehr stummschalten
account-since = seit: { $when }
account-unblock-name = { $name } nicht mehr blockieren
account-unblock = Nicht mehr blockieren
days-title = Fernpartien
days-what = In einer Fernpartie hast du für jeden Zug mehrere Tage Zeit, und ihr müsst nicht gleichzeitig da sein. Bist du am Zug, bekommst du eine Benachrichtigung, und keine, wenn du gleich ziehst.
push-on = Du bekommst Benachrichtigungen auf { $count ->
    [one] diesem Gerät
   *[other] diesem und anderen deiner Geräte, zusammen { $count }
}, auch wenn diese Seite geschlossen ist.
push-off = Benachrichtigungen auf diesem Gerät ausschalten
push-off-said = Auf diesem Gerät bekommst du keine Benachrichtigungen mehr.
push-turn-on = Benachrichtigungen auf diesem Gerät einschalten
push-on-said = Du bekommst Benachrichtigungen auf diesem Gerät.
push-unable = Dieser Browser erlaubt hier keine Benachrichtigungen: Nötig sind https und deine Erlaubnis in seinen Einstellungen.
push-denied = Dein Browser erlaubt keine Benachrichtigungen: Ändere das in seinen Einstellungen für diese Seite.
mail-title = E-Mail
mail-what = Wenn keines deiner Geräte zu erreichen ist, bekommst du eine Nachricht. Sie nennt das Spiel und keinen Zug.
mail-address = Deine E-Mail-Adresse
mail-give = Link zum Bestätigen schicken
mail-asked = Öffne den Link in der Nachricht, die an { $address } geht. Bis dahin wird nichts anderes dorthin geschickt.
mail-to = Nachrichten gehen an { $address }.
mail-forget = Diese Adresse löschen
mail-confirmed = Deine Adresse ist bestätigt.
mail-stopped = Du bekommst keine E-Mails mehr, und die Adresse ist gelöscht.
vacation-title = Urlaub
vacation-what = Im Urlaub stehen deine Uhren in Fernpartien still, und alle dort sehen das. In 365 Tagen hast du { $of } Urlaubstage, davon sind noch { $left } übrig; ein angefangener Tag zählt ganz.
vacation-until = Du bist im Urlaub bis { $when }.
vacation-end = Urlaub beenden
vacation-ended = Deine Uhren laufen wieder.
vacation-days = Tage
vacation-go = Jetzt in Urlaub gehen
vacation-begun = Deine Uhren stehen still.
account-data = Deine Daten
account-data-what = Eine Datei mit deinem Namen, deinen Geräten, Passkeys, Partien und ihren Protokollen, Wertungen, Helden, Fehlern zum Wiederholen, Chatnachrichten, Meldungen und Einsprüchen, Turnieren, Benachrichtigungen und Urlauben, und wem du folgst, wen du blockiert oder stummgeschaltet hast.
account-download = Deine Daten herunterladen
account-leave = Für immer gehen
account-final = Das lässt sich nicht rückgängig machen.
account-download-first = Lade deine Daten vorher herunter, wenn du sie behalten willst.
account-deleted = Gelöscht wird
account-deleted-what = Überall dein Name, deine Geräte, Passkeys, dein öffentliches Profil, deine Wertungen, dein Verlauf, deine Helden, deine Fehler zum Wiederholen, was du im Chat geschrieben hast, Benachrichtigungen und deine E-Mail-Adresse, und wem du folgst, wen du blockiert oder stummgeschaltet hast. Tische, an denen noch nicht gespielt wird, werden geschlossen. Du verlässt jede laufende Partie: Ein Bot spielt für dich weiter, und die Partie zählt wie jede andere, die du verlässt.
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
arrive-forgets = Hier hast du schon { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}{ $name ->
    [none] { "" }
   *[other] { " " }als { $name }
}: Dieses Gerät würde sie vergessen.
arrive-continue = Meine Partien hier fortsetzen
arrive-incomplete = Dieser Link ist unvollständig. Kopiere auf deinem anderen Gerät den ganzen Link und öffne ihn hier.
arrive-back = Nein, zurück zu den Spielen
sign-in-page-title = Anmelden · Rulewright
sign-in-title = Mit einem Passkey anmelden
sign-in-what = Dieses Gerät bekommt den Namen und die Partien deines Kontos. Von da an kannst du alle deine Geräte benutzen.
sign-in = Anmelden

## home/Passkeys

passkeys = Passkeys
passkeys-why = Ein Passkey bewahrt deinen Namen und deine Partien ohne Passwort. Dein Gerät oder deine Passwortverwaltung hat ihn und gibt ihn mit Fingerabdruck, Gesicht oder PIN frei. Damit kannst du dich auf jedem Gerät anmelden.
passkey-used = erstellt: { $created }, zuletzt benutzt: { $used }
passkey-unused = erstellt: { $created }, noch nicht benutzt
passkey-remove = Entfernen
passkey-remove-that = Passkey entfernen: { $device }, erstellt: { $created }
passkey-remove-what = Wenn du einen Passkey entfernst, wird kein Gerät abgemeldet: Das geht oben. Lösche ihn auch in deiner Passwortverwaltung.
passkey-removed = Passkey entfernt.
passkey-add = Passkey hinzufügen
passkey-added = Passkey hinzugefügt.
profile = Öffentliches Profil
profile-what = Alle, die den Link haben oder dich in einer Rangliste finden, sehen deinen Namen, deine Wertungen, Ergebnisse, Bestwerte, Rätsel und Serien. Gegner werden nur genannt, wenn sie selbst ein Profil zeigen, und keine Partie ist darüber zu finden.
profile-look = Dein Profil ansehen
profile-link = Link zu deinem Profil
profile-show = Mein Profil zeigen
profile-hide = Mein Profil verbergen
profile-shown = Dein Profil ist öffentlich.
profile-hidden = Dein Profil ist verborgen. Der Link gilt nicht mehr.

## home/Profile

profile-page-title = { $name } · Rulewright
profile-games = { $count ->
    [one] { $count } beendete Partie
   *[other] { $count } beendete Partien
}
profile-favourites = Lieblingsspiele
profile-won = { $won } von { $played } gewonnen
profile-opponents = Gegner
profile-others = Andere, ohne öffentliches Profil
profile-versus = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}: { $ahead }-mal vorn, { $level }-mal gleichauf, { $behind }-mal hinten
profile-latest = Letzte Partien
profile-follow = Folgen
profile-unfollow = Nicht mehr folgen
profile-friend = Ihr folgt euch gegenseitig: Ihr seid Freunde.
profile-finished = { history-result }{ $seats ->
    [1] { "" }
   *[other] , Platz { $place } von { $seats }
}, { history-score }

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

## home/Today

today-title = { $title }: die Aufgabe des Tages
today-what = Heute bekommen alle dieselbe Aufgabe. Das Ergebnis, das du teilst, verrät nichts.

## home/Device

device-link = Link für dein anderes Gerät
device-open = Öffne ihn innerhalb von { $minutes } Minuten auf dem anderen Gerät. Er gilt nur einmal. Wer ihn hat, kann in deinen Partien ziehen: Behalte ihn für dich.
device-make = Link für mein anderes Gerät erstellen

## home/GameCard

game-players = { $range } { $most ->
    [one] Person
   *[other] Personen
}
game-minutes = { $range } Minuten
game-weight = { $weight ->
    [light] Leichte Regeln
    [medium] Mittlere Regeln
   *[heavy] Viele Regeln
}
game-designer = Autor: { $designer }
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

## home/Leaderboard

leaderboards-page-title = Ranglisten · Rulewright
leaderboards = Ranglisten
leaderboards-what = Alle hier zeigen ein öffentliches Profil. Geordnet wird nach der Wertung abzüglich ihrer Spanne, damit niemand durch ein paar glückliche Partien oben steht. Es zählen nur gewertete Partien gegen Menschen.
leaderboards-least = mindestens { $points }
leaderboards-row = { $points } ± { $margin } · { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
leaderboards-none = Noch hat niemand mit öffentlichem Profil eine Wertung in diesem Spiel.
leaderboards-join = Zeig dein Profil, um hier zu stehen

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
history-rating-what = Eine Wertung ist eine Schätzung mit einer Spanne: Der wahre Wert liegt mit 95 % Wahrscheinlichkeit darin. Nicht gewertet werden Übungspartien, Partien mit gewähltem Startwert oder eigenen Karten und Partien mehrerer Personen an einem Bildschirm. Bist du weg und ein Bot macht mehr als ein Viertel deiner Züge, hast du verloren. Macht er alle, wird die Partie für dich nicht gewertet.
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
    [shared] Sieg geteilt
    [agreed] einvernehmlich beendet
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

## home/Friends

friends = Freunde
friends-invites = { $name } lädt dich ein: { $title }
friends-no = Jetzt nicht
friends-seat-free = Ein Platz ist frei.
friends-doing = { $what ->
    [seeks] sucht Mitspieler: { $title }
    [opens] wartet auf Mitspieler: { $title }
   *[plays] spielt { $title }
}
friends-quiet = Spielen gerade nicht öffentlich:

## home/Home

home-tournaments = Turniere
settings = Einstellungen
home-motto = Regelhefte, die laufen.
home-pitch = Suche dir ein Spiel aus und spiele. Es achtet auf die Regeln und zeigt dir, welche gerade gilt.
home-loading = Die Spiele werden geladen …
home-yours = Deine Partien
home-without-server = Ohne den Server
home-without-server-what = Regeln, Einführungen und Partien, die du auf diesem Gerät geöffnet hast, kannst du jetzt lesen. Zum Spielen muss der Server erreichbar sein.
game-of-the-day = Spiel des Tages: { $title }
game-of-the-day-play = Spielen
game-of-the-day-deal = Aufgabe von heute
home-again = { $title }: { $count ->
    [one] 1 Entscheidung
   *[other] { $count } Entscheidungen
}
home-show-all = Alle { $count } zeigen
home-finished = Beendet
home-history = Verlauf, Wertungen und Bestleistungen
home-lab = Das Labor
home-lab-what = Ändere eine Zahl in einem Spiel, lass Tausende Partien spielen und sieh, was sie bewirkt und wie sicher das ist.
home-lab-open = Labor öffnen
home-device = Anderes Gerät
home-device-what = Spiele deine Partien auf dem Handy weiter, oder sichere sie, falls dieser Browser seine Daten verliert.
home-account = Geräte, deine Daten und Datenschutz
shelf-filter = Spiele filtern
shelf-players = Spiele für
shelf-any = Beliebig
shelf-alone = Allein
shelf-length = Dauer
shelf-up-to = Bis { $minutes } Minuten
shelf-weight = Regeln
shelf-at-most = { $weight ->
    [light] Leicht
   *[medium] Bis mittel
}
shelf-none = Kein Spiel passt. Wähle eine andere Spielerzahl, eine andere Dauer oder andere Regeln.
home-record = Protokoll ansehen
home-record-what = Von jeder Partie gibt es ein Protokoll mit allen Zügen und dem Startwert. Öffne es, um die Partie noch einmal zu sehen.
choose-a-file = Datei auswählen

## home/MatchList

match-finished = beendet
seats-free = { $free ->
    [one] { $free } Platz
   *[other] { $free } Plätze
} frei
match-your-move = du bist am Zug
match-your-move-left = du bist am Zug, noch { $time }
match-waiting = wartet auf { $names }
match-line = { $standing } · Zug { $number } · { $when }{ $custom ->
    [yes] { " " }· eigene Karten
   *[no] { "" }
}
match-join = { $how ->
   *[join] Mitspielen: { $title }, { $host }
    [watch] Zuschauen: { $title }, { $host }
}
join = Mitspielen
watch = Zuschauen
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

table-rated = Gewertet
player-number = Spieler { $number }
table-ready = Dein Tisch ist bereit
table-send-links = Schicke jedem Freund einen Link. Wer ihn zuerst öffnet und auf „Mitspielen“ drückt, hat diesen Platz.
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
seat-like-you = Bot: jemand wie du ({ $bot })
seat-name = Name auf Platz { $seat }
more-options = Weitere Optionen
box-file = Kartendatei
box-file-what = eigene Karten und Zahlen aus einer TOML-Datei, nur für diesen Tisch
box-file-make = Erstelle eine im Karteneditor
box-file-checked = { $file } wird geprüft, wenn du den Tisch eröffnest.
dice = Würfel
unlimited = unbegrenzt
list-openly = Unter „Offene Tische“ zeigen: Alle dürfen mitspielen oder zuschauen
create-table = Tisch eröffnen

## home/OpenTables

open-tables = { $how ->
   *[join] Offene Tische
    [watch] Partien zum Zuschauen
}
watch-what = Partien von Tischen, an denen alle mitspielen durften. Du siehst, was alle am Tisch sehen.
free-seats = Freie Plätze
any-number = egal wie viele
or-more = { $n } oder mehr
open-none = { $how ->
   *[join] Keine offenen Tische gefunden.
    [watch] Keine laufenden Partien gefunden.
}
open-all = { $how ->
   *[join] Alle { $count } offenen Tische
    [watch] Alle { $count } Partien zum Zuschauen
}
open-search = { $how ->
   *[join] Offene Tische durchsuchen
    [watch] Partien zum Zuschauen suchen
}
open-more = { $how ->
   *[join] Weitere Tische
    [watch] Weitere Partien
}

## home/Privacy

privacy-title = Was dieser Server über dich weiß
privacy-cookie = Ein Cookie
privacy-cookie-what = Eine Zufallszahl, die für dich steht, bis 400 Tage nach deinem letzten Besuch. Es gibt kein Passwort, und das Cookie geht an keine andere Website.
privacy-name-what = Wie du dich nennst, bis du es änderst oder gehst. Alle an deinen Tischen sehen ihn. Solange du Mitspieler suchst, und in Turnieren sehen andere ihn mit deiner Wertung.
privacy-devices = Deine Geräte
privacy-devices-what = Die Art des Browsers und wann er zuletzt benutzt wurde, auf die Stunde genau, bis du ihn abmeldest.
privacy-passkeys = Deine Passkeys
privacy-passkeys-what = Von jedem die öffentliche Hälfte, wo er erstellt wurde und wann du dich zuletzt damit angemeldet hast, bis du ihn entfernst. Die geheime Hälfte verlässt nie dein Gerät oder deine Passwortverwaltung.
privacy-days-what = Wenn du Benachrichtigungen einschaltest: die Adresse und die Schlüssel, die jeder deiner Browser von seinem Push-Dienst bekommen hat, bis du sie ausschaltest oder dich dort abmeldest; eine E-Mail-Adresse, bis du sie löschst; bedingte Züge, bis sie gemacht sind oder du sie löschst; und die Urlaube der letzten zwei Jahre, die deine Mitspieler sehen. Sonst sieht das niemand. Der Push-Dienst erfährt, wann du eine Benachrichtigung bekommst, nicht was darin steht.
privacy-address = Deine Adresse
privacy-address-what = Eine verschlüsselte Form deiner Internetadresse, bei jedem Gerät und jedem Tisch, den du eröffnest. Sie begrenzt Missbrauch und lässt sich ohne den Schlüssel des Servers nicht in die Adresse zurückverwandeln.
privacy-games-what = Züge, Ergebnisse, Wertungen, Helden, deine Fehler zum Wiederholen, Chat und Turniere, bis du für immer gehst. Wer den Link zu einer beendeten Partie hat, kann sie ansehen. Wem du folgst, bis du es beendest; davon erfährt nur, wer auch dir folgt.
privacy-reports = Meldungen
privacy-reports-what = Was du meldest, was über dich gemeldet wird und was du gegen eine Sperre sagst, 180 Tage lang. Nur der Betreiber liest es. Wen du blockiert oder stummgeschaltet hast, bis du es aufhebst; sie erfahren es nicht.
privacy-kept = Auf diesem Gerät
privacy-kept-what = Regeln, Einführungen und die letzten Partien, die du angesehen hast, damit du sie ohne den Server lesen kannst. Wenn du für immer gehst, werden sie gelöscht.
privacy-logs = In den Logdateien des Servers stehen keine Namen, Cookies oder Adressen. Wer diesen Server betreibt, kann seine Datenbank lesen.

## home/Recommended

recommended = Neu hier? Fange mit { $title } an
recommended-what = { $low } bis { $high } Personen, { $duration }. Die Einführung ist eine kurze Partie in { $steps } Schritten.
play-alone = Allein spielen

## home/Seek

seek-title = Mitspieler finden
seek-against = Gegner
seek-near = etwa so stark wie ich, dann andere
seek-anybody = egal wer
seek-range = Wertung von … bis …
seek-low = Niedrigste Wertung
seek-high = Höchste Wertung
seek-look = Mitspieler suchen

## home/Seeks

seek-others = Mit anderen spielen
seek-play = Mitspielen
seek-answer = { $title } mit { $name } spielen
seek-who = { $name }, { $points } ± { $margin }
seek-players = { $count } Spieler
seek-unrated = ohne Wertung
seek-waits = sucht seit { $time }

## home/Timing

time-to-think = Bedenkzeit

## frame/Advice

the-coach = Der Trainer
close = Schließen
thinking = Denkt nach …
advice-best = Besten Zug spielen
advice-compare = Tippe auf einen anderen, um zu vergleichen.
advice-for = Nach allem, was du wissen kannst: { $aim }{ $more ->
    [yes] , die besten von { $total } Zügen
   *[no] { "" }
}.
advice-move = { $label }: { $worth } { $give }. { $best ->
    [yes] Spielen
   *[other] Warum nicht dieser?
}

## frame/Attention

your-move = Du bist am Zug

## frame/Banner

bots-getting-ready = Die Bots machen sich bereit. Bis dahin spielen sie { $manner }.
bots-ready = Die Bots sind bereit.
banner-lost = Die Verbindung ist weg. { $keeps ->
    [yes] Dein Zug ist vorgemerkt und wird gemacht, sobald sie wieder da ist.
   *[other] Der Tisch wird wieder gesucht …
}
banner-unsettled = Es wird geprüft, ob dein letzter Zug gespeichert wurde …
im-back = Bin wieder da
ready-latest = Spätestens in
im-ready = Bin bereit
banner-rising = Die Bots machen sich bereit; bis dahin spielen sie { $manner }.
banner-how-far = Wie weit die Bots sind

## frame/Bar

settings-and-keys = Einstellungen und Tasten

## frame/Bell

notify-me = Benachrichtige mich, wenn ich am Zug bin
notify-you = Sollen wir dich benachrichtigen, wenn du am Zug bist?
yes = Ja
no = Nein

## frame/Chat

chat-messages = Nachrichten
chat-none = Noch keine Nachrichten. Alle am Tisch können den Chat lesen.
you = Du
chat-quick = Schnelle Nachrichten
chat-message = Nachricht
chat-send = Senden
chat-mute = Jemanden stummschalten
chat-hide = Nachrichten von { $name } ausblenden

## frame/Clock

clock-left = noch { $seconds } Sekunden
clock-long = noch { $time }

## frame/Conditional

line-title = Wenn …, dann ziehe ich …
line-what = Merke deine Antworten vor: Wenn die anderen so ziehen, wie du erwartest, wird dein Zug sofort gemacht. Niemand sonst sieht das, aber alle sehen, wie schnell du bist.
line-theirs = { $name }: { $move }
line-mine = Du: { $move }
line-laid = Diese Folge ist vorgemerkt.
line-what-you = Was tust du dann?
line-what-they = Was, wenn { $name } das tut?
line-add = Diesen Zug anfügen
line-full = Von hier aus geht die Folge nicht weiter.
line-lay = Diese Folge vormerken
line-shorter = Letzten Zug entfernen
line-delete = Folge löschen
line-deleted = Die Folge ist gelöscht.

## frame/CopyLink

link-copied = { $name }: kopiert.
link-copy = Kopieren: { $name }
copied-check = Kopiert ✓
copy = Kopieren
qr = QR-Code
qr-of = QR-Code: { $name }

## frame/Curtain

pass-to = An { $name } weitergeben
curtain-covered = Der Tisch ist verdeckt. { $name }, drücke den Knopf, wenn nur noch du hinsiehst.
i-am = Ich bin { $name }

## frame/Curve

curve-here = { $move ->
    [0] Am Anfang
   *[other] Nach Zug { $move } von { $last }
}: { $chances }.{ $grade ->
    [none] { "" }
   *[other] { " " }Als Nächstes, { grade-of-move }: { $label }.
}
grade-of-move = { $grade ->
    [good] gut
    [undecided] unklar
    [inaccuracy] Ungenauigkeit
    [mistake] Fehler
    [blunder] grober Fehler
   *[other] bester Zug
}
curve-of = Chancen von { $name } im Verlauf der Partie
curve-chances = Chancen
curve-luck = nur Glück
curve-moves = nur Züge
curve-signs = ?! Ungenauigkeit, ? Fehler, ?? grober Fehler
as-a-table = Als Tabelle
move = Zug
curve-decision = Entscheidung
curve-class = Klasse
curve-after = Chancen danach

## frame/CustomBox

custom-see = Eigene Karten: Was ist anders?
custom-same = Es spielt sich wie mit den Karten des Spiels.
custom-save = Karten als Datei speichern

## frame/Ending

ending-heading = { $mood ->
    [watched] Spielende
    [victory] Sieg
    [defeat] Niederlage
   *[other] Unentschieden
}
ending-winners = { $you ->
    [yes] { $count ->
        [0] Du gewinnst.
       *[other] Du und { $names } gewinnt.
    }
   *[other] { $count ->
        [one] { $names } gewinnt.
       *[other] { $names } gewinnen.
    }
}
play-again = Noch einmal spielen
join-rematch = Bei der Revanche mitspielen
rematch = Revanche
review = Rückblick
view-board = Spielfeld ansehen
check-dice = Fairness prüfen

## frame/Fairness

fair-sealed = Die Würfel sind schon gefallen und versiegelt: <code>{ $commitment }</code>. Nach der Partie kann dein Browser <a>jeden Wurf prüfen</a>.
fair-promised = Noch bevor jemand Salz dazugegeben hat, hat der Server seinen Startwert versprochen: <code>{ $promise }</code>. Danach konnte er ihn nicht mehr ändern.
fair-receipt = Quittung für Zeile { $line }: <code>{ $receipt }</code>, unterschrieben mit dem Schlüssel des Servers <code>{ $key }</code>. Hebe sie auf: Kein anderer Verlauf dieser Partie passt dazu.
fair-dice = Faire Würfel
fair-added = Die Spieler haben dazugegeben:
nothing = nichts
fair-save = Meine Quittung speichern
fair-compare = Mit einer anderen Quittung vergleichen

## frame/Final

over = Ende
final-result = Ergebnis: { $ending }
download-record = Protokoll herunterladen
final-table = Der Tisch am Ende
final-log = Was geschah
final-nothing = Mehr wurde davon nicht aufbewahrt.

## frame/Following

newest = Neueste

## frame/Frame

what-can-i-do = Was kann ich tun?
help = Hilfe
undo = Zurücknehmen
undo-ask = Um Rücknahme bitten
undo-more = Zurücknehmen …
the-table = Der Tisch

## frame/Guide

the-lesson = Die Einführung
guide-how-far = Wie weit die Einführung ist
guide-step = Schritt { $step } von { $total }
guide-your-move = Dein Zug:
rule = Regel { $clause }
guide-skip = Überspringen
guide-skip-lesson = Einführung überspringen
back = Zurück
skip-ahead = Vorspulen
show-me = Zeig’s mir
next = Weiter
finish = Fertig
guide-done = Du weißt genug, um zu spielen
guide-done-what = Das Spielfeld zeigt, was du tun kannst. Zeige auf etwas, um zu sehen, was es ist. Die Regeln stehen immer in der Seitenleiste.
guide-invitation = Zurück zu deiner Einladung
guide-repeat = Einführung wiederholen

## frame/Helper

help-moves = { $count ->
    [one] Ein Zug
   *[other] { $count } Züge
}: { $moves }{ $more ->
    [0] { "" }
   *[other] { " " }und { $more } weitere
}.
done = Fertig
help-how = Zeige mit der Maus auf etwas auf dem Spielfeld, oder halte den Finger darauf, um zu lesen, was es ist.
search = Suchen
help-search = Hilfe durchsuchen
help-everything = Alles auf dem Spielfeld
help-nothing = Nichts gefunden für „{ $wanted }“.
help-rules = In den Regeln steht alles über dieses Spiel.

## frame/Introduce

join-as = Mitspielen als { $guest }

## frame/Invite

page-title = { $title } · Rulewright
invite-takes = Eine Partie dauert
invite-clock = Uhr
invite-join = Mitspielen
invite-learn = Erst lernen
invite-watch = Wiederholung ansehen

## frame/InviteFriends

friends-invite = Freunde einladen
friends-invited = Eingeladen: { $name }

## frame/Lesson

lesson-unreachable = Die Einführung konnte nicht geöffnet werden
lesson-opening = Die Einführung wird geöffnet …

## frame/Log

log-label = Was bisher geschah
log-none = Noch ist nichts geschehen.

## frame/Match

match-unreachable = Dieser Tisch konnte nicht geöffnet werden
coach = Trainer
match-retrying = Der Tisch ist noch nicht erreichbar. Neuer Versuch …
match-dice = Alle sind da. Gleich werden die Würfel geworfen …
match-opening = Der Tisch wird geöffnet …

## frame/Moments

moments = Schlüsselmomente
moments-show = Schlüsselmomente zeigen
moments-looking = Schlüsselmomente werden gesucht …
review-how-far = Wie weit der Rückblick ist
moments-none = Kein einzelner Moment hat diese Partie entschieden.

## frame/moments

moment-made = { $who ->
    [you] Du
   *[other] { $who }
}: { $label }
move-number = Zug { $move }
moment-turning = Wendepunkt
moment-best = Bester Zug
moment-luck = Glücklichster Moment

## frame/Moves

your-moves = Deine Züge
moves-show = Liste der Züge zeigen ({ $count })
moves-hide = Liste ausblenden
give-up-yes = Ja, aufgeben
give-up-no = Nein, weiterspielen

## frame/Opening

opening = Wird geöffnet …

## frame/Outcome

outcome-helped = Rätsel { $puzzle }, mit Hilfe gelöst: Deine Wertung bleibt <b>{ $rating }</b>.
outcome-rated = Rätsel { $puzzle }: Deine Wertung ist <b>{ $rating }</b> ({ $change }).
outcome-daily = Die Aufgabe vom { $day }, { grade }{ $streak ->
    [0] { "" }
    [1] { "" }
   *[other] : { $streak } Tage in Folge
}.
outcome-day = { $tries ->
    [1] Außer dir hat das heute auf diesem Server noch niemand zu Ende gespielt.
   *[other] Heute haben { $won } von { $tries } auf diesem Server gewonnen. Du warst besser als { $behind } von { $others ->
        [1] 1 anderen
       *[other] { $others } anderen
    } und so gut wie { $level }.
}
outcome-friends = Freunde: { $friends }.
outcome-friend = { $name } ({ $won ->
    [yes] gewonnen
   *[no] verloren
}, { $score })
outcome-graded = Vom Löser als { grade } eingestuft.
copied-full = Kopiert.
next-puzzle = Nächstes Rätsel
share = Teilen

## frame/Panel

tab-log = Verlauf
tab-moves = Züge & Verlauf
tab-chat-unread = Chat ({ $unread })
tab-chat = Chat
tab-table = Tisch
panel-moves = Züge, Verlauf und Regeln
panel = Seitenleiste
panel-show = Seitenleiste zeigen
board-enlarge = Spielfeld vergrößern
panel-hide = Seitenleiste ausblenden

## frame/Places

score = Punkte
is-you = (du)

## frame/PlayOn

playon-title = Von hier aus weiterspielen
playon-what = Ein neuer Tisch mit der Stellung nach { $moves ->
    [one] 1 Zug
   *[other] { $moves } Zügen
}, mit denselben Karten und Würfeln. Ungewertet.
playon-you = Du spielst
playon-against = Gegen
start = Starten

## frame/PlayerMenu

report-abuse = Beleidigungen oder Drohungen
report-spam = Spam
report-name = Ein anstößiger Name
report-cheating = Betrug
report-other = Etwas anderes
menu-remove-what = { $name } verliert diesen Platz und kann mit einer Einladung wiederkommen.
menu-block-stays = { $name } bleibt in dieser Partie und kann sich danach nicht mehr an deine Tische setzen.
menu-block-what = { $name } verliert diesen Platz und kann sich an keinen deiner Tische setzen, bis du die Blockierung in deinem Konto aufhebst.
menu-muted = { $name } ist für dich stummgeschaltet.
menu-unmuted = { $name } ist nicht mehr stummgeschaltet.
report-sent = Deine Meldung wurde gesendet.
menu-options = Optionen für { $name }
appeal-what = Du kannst einmal sagen, warum diese Sperre falsch ist. Der Betreiber dieses Servers liest es.
appeal-send = Einspruch senden
appeal-sent = Dein Einspruch wurde gesendet.
appeal-yours = Du hast geschrieben: { $words }
appeal-answer = Der Betreiber antwortet: { $answer }
appeal-waits = Der Betreiber hat noch nicht geantwortet. Die Antwort findest du hier.
unmute = Stummschaltung aufheben
mute = Stummschalten
menu-report = Melden …
menu-remove = Entfernen …
menu-block = Blockieren …
report-whom = { $name } melden
report-who-reads = Der Betreiber dieses Servers liest, was du hier schreibst und auswählst, und sonst nichts aus der Partie.
report-about = Worum geht es?
report-message = Welche Nachricht?
report-none = Keine davon
report-what = Was ist passiert?
report-send = Meldung senden
menu-blocked = { $name } ist jetzt blockiert.
menu-removed = { $name } wurde entfernt.
menu-block-yes = Ja, blockieren
menu-remove-yes = Ja, entfernen

## frame/Preferences

setting-system = System
motion-full = An
motion-brisk = Flott
motion-off = Aus
light-light = Hell
light-dark = Dunkel
key-numbers = diesen Zug aus der Liste machen
key-arrows = Pfeiltasten
key-arrows-what = zum nächsten Ding auf dem Tisch
key-enter = Enter
key-enter-what = wählen
key-board = zum Spielfeld
key-moves = zu den Zügen
key-log = zum Verlauf
key-rules = Regeln öffnen
key-undo = zurücknehmen, oder auf eine Anfrage antworten
key-what = Was kann ich tun?
key-help = Hilfe zu allem
key-skip = Animation überspringen
key-list = diese Liste
animations = Animationen
light = Darstellung
language = Sprache
attention = Hinweise
sound = Ton
volume = Lautstärke
setting-salt = Mein zufälliges Salz in die Würfel jeder Partie mischen
keys = Tasten

## frame/Refusal

refusal-idle = Du kannst jetzt nichts tun. { $idle }
refusal-instead = Möglich ist: { $shown }{ $more ->
    [0] { "" }
    [1] ; oder 1 anderer Zug
   *[other] ; oder { $more } andere Züge
}.

## frame/Replay

replay-start = Zum Anfang
replay-back = Einen Zug zurück
pause = Pause
play = Abspielen
replay-forward = Einen Zug vor
replay-end = Zum Ende
record-unreachable = Das Protokoll konnte nicht geöffnet werden
replay-continue = Weiterspielen
replay-from-here = von hier
record-opening = Das Protokoll wird geöffnet …

## frame/Review

the-review = Der Rückblick
review-whose = Wessen Partie
review-looking-on = Der Trainer sieht sich jeden Zug der Partie an …
review-sums = { $start } am Anfang, { $company ->
    [yes] Züge aller Spieler
   *[no] eigene Züge
} { $moves }, Glück { $luck }. Ergebnis: <b>{ $result }</b>.
review-accuracy = Genauigkeit <b>{ $mean }</b>{ $sure ->
    [yes] { "" }
   *[other] { " " }(95-%-Intervall { $low } bis { $high })
} in { $decisions ->
    [one] { $decisions } Entscheidung
   *[other] { $decisions } Entscheidungen
}{ $kinds ->
    [0] { "" }
   *[other] : { $classes }
}.
review-undecided = { $count } unklar
review-looking = Zug { $move }, <b>{ $label }</b>: { grade-of-move }, { $lost }{ $tries ->
    [exact] { "" }
    [none] { " " }in den gedachten Partien
   *[other] { " " }in { $tries } gedachten Partien
}. { $dear ->
    [yes] Besser:
   *[other] Verglichen mit:
} <b>{ $other }</b>.
review-stood-in = Hier ist ein Bot eingesprungen.
review-slip = Zug { $move }, { grade-of-move }: { $label }
review-bots = Ein Bot ist eingesprungen und hat { $bots ->
    [one] { $bots } weitere Entscheidung
   *[other] { $bots } weitere Entscheidungen
} getroffen: Was sie gekostet haben, zählt zu den Fehlern der anderen.
retry-begin = { $count ->
    [one] Den schlimmsten Fehler noch einmal versuchen
   *[other] Die { $count } schlimmsten noch einmal versuchen
}
retry-title = Deine Fehler noch einmal
retry-ask = Entscheidung { $at } von { $count }, so wie du den Tisch damals sahst. Welcher der { $choices } Züge ist besser als deiner?
retry-looking = Einen Moment: Der Trainer vergleicht die Züge.
retry-right = Richtig: { $label } ist der beste Zug, den der Trainer gefunden hat.
retry-best = Der beste Zug, den der Trainer gefunden hat: { $label }.
retry-fine = Gut: { $label } ({ $lost }).
retry-same = Das hast du damals gespielt: { $label } ({ $lost }). Versuche einen anderen Zug.
retry-unclear = { $label }: { $lost }. Die Partien lassen es offen; versuche einen anderen Zug.
retry-worse = { $label }: { $lost }. Versuche einen anderen Zug.
retry-show = Antwort zeigen
retry-through = Das waren alle: { $found } von { $count } beim ersten Versuch gefunden.
retry-again = Noch einmal
review-worst = Was am meisten gekostet hat
review-clean = Keine Ungenauigkeit, kein Fehler, kein grober Fehler gefunden
show-fewer = Weniger zeigen
review-cost = Was { $unit } gekostet hat
review-cost-why = Hier war kaum noch etwas zu gewinnen oder zu verlieren; deshalb wird in { $unit } gerechnet.
review-point = Zug { $move }: { $label }. Besser für { $unit }: { $better }
review-figures = Was diese Zahlen bedeuten
review-compared = Dein Zug und der beste andere werden in denselben gedachten Partien verglichen: mit denselben verdeckten Karten und Würfeln, von Bots zu Ende gespielt. Eine Ungenauigkeit kostet mindestens { $inaccuracy } der Chancen, ein Fehler { $mistake }, ein grober Fehler { $blunder }. „Gut“ kostet weniger. „Unklar“ heißt: in je { $games } Partien nicht zu unterscheiden.
review-mean = Die Genauigkeit ist der Mittelwert über alle deine Entscheidungen. Eine, die nichts kostet, zählt 100 %; eine, die 5 % kostet, 80 %; bei 10 % sind es 64 %, bei 15 % noch 51 %. Bei vielen Entscheidungen ist wenig zu verlieren, egal was du tust; darum liegt auch sorgloses Spiel weit über 0 %.
review-usual = Der Anfang ist, was übliches Spiel erwarten lässt: Bots, die nach der Faustregel oder dem Rat des Trainers weiterspielen. Die Züge aller Spieler ändern das, und was kein Zug ändert, ist Glück. ± ist das halbe 95-%-Intervall.

## frame/Rulebook

print = Drucken
print-and-play = Zum Ausdrucken
rules-opening = Die Regeln werden geöffnet …
rulebook-about = { $pitch } Autor: { $designer }. Die Regeln unten sind in unseren eigenen Worten, jede mit ihrer Nummer. Regeln ohne Vermerk stehen im Regelheft; bei den anderen steht, woher sie kommen.
rules-unreachable = Die Regeln konnten nicht geöffnet werden

## frame/Rules

source-other = Aus anderen Quellen
source-ruling = Unsere Auslegung
source-reconstructed = Rekonstruiert
badge-reconstructed = Rekonstruiert
badge-partly = Teilweise rekonstruiert
badge-title = { $game }: { $badge }.
summary = Das Spiel auf einer Seite
summary-aim = Dein Ziel
summary-turn = Dein Zug
summary-end = Das Ende
summary-forgotten = Was oft vergessen wird
diagram = Zeichnung
rules-search = Regeln durchsuchen
rules-of = Die Regeln von { $title }
rules-none = Keine Regel erwähnt „{ $wanted }“.
rules-overruled = Ersetzt durch
rules-narrowed = Eingeschränkt durch

## frame/SaltField

salt-yours = Dein Salz für die Würfel
salt-what = beliebige Wörter: Sie werden in die Würfel gemischt, damit der Server diese nicht auswählen kann. Leer: ein zufälliges Salz

## frame/Scores

scores = Punkte
scores-sum = Wie sich die Punkte zusammensetzen
points-unit = Punkte
scores-skip = Taste drücken oder tippen, um alles zu zeigen

## frame/Searching

seek-looking = { $others ->
    [0] Mitspieler gesucht: { $title }. Noch sucht niemand sonst dasselbe.
    [one] Mitspieler gesucht: { $title }. Jemand ist schon gefunden.
   *[other] Mitspieler gesucht: { $title }. { $others } sind schon gefunden.
 }
seek-stop = Suche beenden
seek-found = Mitspieler sind gefunden: Die Partie beginnt.

## frame/Seats

seat-bot-level = Bot, Stufe { $level }
seat-bot-kind = { $kind ->
    [random] Zufallsbot
    [heuristic] Bot mit Faustregel
    [bold] Bot (wagemutig)
    [careful] Bot (vorsichtig)
    [collector] Bot (Sammler)
   *[other] Bot ({ $kind })
}
seat-standing = { $kind ->
    [human] da
    [bot] Bot
   *[other] freier Platz
}
seat-lower = Platz { $seat }
seat-for-now = spielt vorerst { $manner }
seat-hurried = in Eile, denn viele Bots denken gerade nach
seat-away = nicht da
seat-due = am Zug
who-plays = Wer spielt
seat-late = Zeit abgelaufen, ein Bot hat gezogen
seat-vacation = im Urlaub bis { $when }, die Uhr steht
seat-standin = ein Bot springt ein
ready = bereit
not-ready = noch nicht bereit
bot-for-seat = Bot für Platz { $seat }
seat-this-bot = Diesen Bot dazusetzen
to-the-tournament = Zum Turnier
for-spectators = Für Zuschauer
spectators-removed = Die Zuschauer wurden entfernt.
spectators-remove = Alle Zuschauer entfernen und blockieren
leave-bot = Ein Bot spielt für dich weiter, und die anderen erfahren es. Du kannst jederzeit zurückkommen.
leave-alone = Über „Deine Partien“ kommst du wieder zurück.
leave-closes = Damit schließt du den Tisch. Seine Links gelten dann nicht mehr, und niemand kann mehr mitspielen.
leave-free = Dein Platz wird wieder frei.
leave-yes = Ja, verlassen
leave-no = Nein, bleiben
line-open = Wenn …, dann ziehe ich …
end-propose = Ende vorschlagen …
end-what = { $alone ->
    [yes] Die Bots stimmen zu, und die Partie endet sofort.
   *[no] Die Partie endet, sobald alle anderen zustimmen: { $people }. Bis dahin geht sie weiter.
}
end-propose-yes = Ja, vorschlagen
end-yes = Ja, beenden
end-no = Nein, weiterspielen
leave = Tisch verlassen …

## frame/Share

share-not-here = Auf diesem Gerät lässt sich nichts teilen: Kopiere stattdessen den Link.
share-picture = Der Tisch am Ende der Partie
share-link = Link zur Wiederholung
share-send = Senden …
share-save = Bild speichern
share-animation = Als Animation speichern

## frame/undo

undo-kept = Niemand vergisst, was er gesehen oder erfahren hat. Die Würfel ändern sich dadurch nicht: Der nächste Wurf fällt wieder genauso. Die Partie wird dann nicht mehr gewertet.
undo-moves = { $count ->
    [one] Zug { $first }
   *[other] Züge { $first } bis { $last }
}
undo-refused = { $who ->
    [you] Du hast der Rücknahme von
   *[other] { $who } hat der Rücknahme von
} { undo-moves } nicht zugestimmt.
undo-timeout = Nicht alle haben rechtzeitig geantwortet; deshalb wurde nichts zurückgenommen.
undo-withdrawn = { $who ->
    [you] Du bittest
   *[other] { $who } bittet
} nicht mehr um die Rücknahme.
undo-asked = Du hast um die Rücknahme gebeten ({ undo-moves }). Es fehlt noch die Antwort von { $waits }.
undo-asks = { $who } bittet um eine Rücknahme ({ undo-moves }).
undo-asks-others = { undo-asks } Es fehlt noch die Antwort von { $waits }.
end-asks = { $who } schlägt vor, die Partie zu beenden.
end-asks-others = { $who ->
    [you] Du schlägst
   *[other] { $who } schlägt
} vor, die Partie zu beenden. Es fehlt noch die Antwort von { $waits }.
end-refused = { $who ->
    [you] Du möchtest
   *[other] { $who } möchte
} die Partie nicht beenden.
end-withdrawn = { $who ->
    [you] Du hast deinen
   *[other] { $who } hat den
} Vorschlag zurückgezogen, die Partie zu beenden.
end-means = Niemand gewinnt, egal, wie es jetzt steht, und die Partie wird nicht gewertet.

## frame/UndoRequest

undo-title = { undo-moves } zurücknehmen?
undo-what = Dein letzter Zug wird zurückgenommen und alles, was danach kam. { $count ->
    [0] Niemand sonst muss zustimmen.
    [1] { $people } muss zustimmen.
   *[other] { $people } müssen zustimmen.
}
undo-press-u = { $words } Drücke U, um zu antworten.
undo-told = Was du seitdem erfahren hast:
undo-more-before = … und { $count } davor
ask = Fragen
agree = Zustimmen
refuse = Ablehnen
withdraw = Zurückziehen

## frame/Unreachable

page-unreachable = Diese Seite konnte nicht geöffnet werden
page-part-missing = Ein Teil der Seite konnte nicht geladen werden. Prüfe deine Verbindung.
page-opens-itself = Sie öffnet sich von selbst, sobald der Server erreichbar ist.
try-again = Noch einmal versuchen

## frame/Waiting

waiting-free = { $free ->
    [one] Ein Platz ist
   *[other] { $free } Plätze sind
} noch frei. Die Partie beginnt von selbst, wenn alle da sind.
waiting-promise = Der Server hat den Startwert der Würfel schon gezogen und verspricht ihn: <code>{ $promise }</code>. Die Würfel entstehen aus diesem Startwert und dem, was die Spieler dazugeben.
waiting-added = Du gibst dazu: { $added }
waiting-random = Dein Browser hat ein zufälliges Salz dazugegeben, wenn du das nicht abgeschaltet hast.
waiting-add = Lieber dieses Salz dazugeben
waiting-rules = Lies die Regeln, während du wartest

## frame/coach

coach-says = Der Trainer: { $move }. { $verdict } { $why }

## frame/course

lesson-over = Die Einführung ist zu Ende: Jetzt spiele selbst eine Partie!
lesson-read = Lies erst das hier, dann drücke auf „Weiter“.
lesson-not-that = Den nicht. Der Zug ist: { $move }.
lesson-your-move = Dein Zug: { $move }.
lesson-finished = Du bist mit der Einführung fertig.

## frame/reviewing

review-ready = Der Rückblick ist fertig.

## frame/standins

standin-back = { $name } ist wieder da.
standin-late = Die Zeit von { $name } ist abgelaufen: Ein Bot hat gezogen.
standin-away = { $name } ist nicht da: Ein Bot spielt weiter.
standin-your-time = Deine Zeit ist abgelaufen; deshalb hat ein Bot für dich gezogen. Den nächsten Zug machst du wieder selbst.
standin-for-you = Ein Bot spielt für dich.
ready-clocks = Die Uhren laufen, sobald alle bereit sind.
ready-waiting = { $count ->
    [one] { $names } ist
   *[other] { $names } sind
} noch nicht bereit.
missed-all = Ein Bot hat alle { $who ->
    [you] deine Züge gemacht: Die Partie wird für dich
   *[other] Züge von { $who } gemacht: Die Partie wird für { $who }
} nicht gewertet.
missed-many = Ein Bot hat { $moves } von { $of } { $who ->
    [you] deiner Züge gemacht. Das ist mehr als ein Viertel; deshalb gilt die Partie für dich
   *[other] Zügen von { $who } gemacht. Das ist mehr als ein Viertel; deshalb gilt die Partie für { $who }
} als verloren.

## frame/status

status-lesson = Einführung
status-over = Zu Ende: { $ending }
status-waiting-players = Wartet auf Mitspieler
status-watch = Du siehst zu
status-waiting = Wartet auf { $names }
status-vacation = { $name } ist im Urlaub
status-moment = Einen Moment
idle-watch = Du siehst zu …
idle-replay = Das ist eine Wiederholung.
idle-lesson = Lies weiter, dann drücke auf „Weiter“.
idle-sentence = { $status }.

## generic/Board

generic-which = Was davon?
generic-choose = Dein Zug: Wähle auf dem Tisch.
generic-watching = Du siehst zu.
generic-to-move = am Zug
generic-rest = Alles andere auf dem Tisch
generic-as-text = Der Tisch als Text
generic-you-are = Du bist <b>{ $name }</b>{ $role ->
    [none] { "" }
   *[other] , { $role }
}.
generic-you = du

## generic/CardView

generic-hidden-card = eine verdeckte Karte
generic-none = nichts

## generic/FieldView

generic-hidden = verdeckt
generic-empty = leer
generic-hidden-cards = verdeckte Karten

## pieces/Die

die-face = Würfel: { $face }

## pieces/Hand

your-hand = Deine Hand

## pieces/Lens

lens-edge = Mehr Auswahl zeigen: { $edge ->
    [left] links
    [right] rechts
    [up] oben
    [top] oben
    [down] unten
    [bottom] unten
   *[other] { $edge }
}
lens-look = Ansicht
lens-nearer = Näher
lens-farther = Weiter weg
lens-find = Suchen: { $who }

## pieces/Prompt

put-back = Zurücklegen
prompt-skip = Überspringen

## pieces/Track

track-at = { $name }, auf { $space }

## pieces/dice

die-words = { $name ->
    [none] Würfel
   *[other] { $name }
}: { $face }{ $kept ->
    [yes] , behalten
   *[no] { "" }
}{ $ghost ->
    [0] { "" }
   *[other] , würde zu { $ghost }
}

## pieces/movable

may-go-here = { $name } darf hierhin

## pieces/mover

in-your-hand = { $name } ist in deiner Hand und darf { $places ->
    [one] an einen Ort
   *[other] an { $places } Orte
}.
back-where = { $name } ist wieder am alten Platz.

## lib/aloud

spoken-card = { $suit ->
    [clubs] Kreuz
    [spades] Pik
    [diamonds] Karo
   *[other] Herz
} { $rank }

## home/Gallery

gallery-page-title = Spiele · Rulewright
gallery-title = Die Spiele und wer sie gemacht hat
gallery-designer = Autor
gallery-publisher = Verlag
gallery-version = Version
gallery-length = Dauer
gallery-from = Herkunft
gallery-added = auf diesem Server hinzugefügt
gallery-built-in = gehört zu Rulewright
gallery-change = Karten ändern: { $title }
gallery-change-cards = Karten ändern
gallery-who = Wer diese Spiele gemacht hat

## frame/OnlyHere

only-here = Nur dieser Computer kann diese Links öffnen. Damit andere Geräte mitspielen können, starte Rulewright mit <code>{ $option }</code> und öffne die Seite unter der Adresse, die es ausgibt.

## the pictures of the games, which are shown before their messages are loaded

patrols-sign = { $colour ->
    [0] D
    [1] M
   *[other] H
}

## frame/Replay: what stands on a move at a decision

badge-played = gespielt
badge-better = besser

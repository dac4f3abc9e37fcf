### Was die Kommandozeile sagt.

lang-unknown = es gibt hier keine Sprache { $tag }: Wähle eine von { $offered }
lang-missing = nach --lang fehlt die Sprache: Wähle eine von { $offered }
yes = j ja y yes
not-set = { $value } (nicht gesetzt)
settings-example =
    name = "Anna"      # wie du am Tisch heißt
    bots = 3           # wie gut Bots ohne --bots spielen: 1 bis 6 oder "random"
    colour = "auto"    # oder "always" oder "never"; NO_COLOR in der Umgebung heißt immer never
    language = "de"    # oder "en", "fr", "es"; sonst, was LC_ALL, LC_MESSAGES oder LANG in der Umgebung sagen
game-facts = { $game } ({ $players } Personen, { $minutes } Minuten)
game-facts-alone = { $game } (1 Person, { $minutes } Minuten)
designed-by = von { $designer }
evidence-found = { $found } von { $count ->
    [one] 1 Satz
   *[other] { $count } Sätzen
} mit Beleg in { $book } gefunden.
changes = { $count ->
    [one] 1 Änderung
   *[other] { $count } Änderungen
} gegenüber den Karten des Spiels{ $kinds ->
    [none] { "" }
   *[other] { " " }({ $kinds })
}:
kind-changed = { $count } geändert
kind-added = { $count } hinzugefügt
kind-removed = { $count } entfernt
kind-renamed = { $count } umbenannt
no-frame = es gibt kein Bild { $frame } in { $file }: Es hat { $count ->
    [one] 1 Bild
   *[other] { $count } Bilder
}, ab 0
game-told = { $players }; { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
}; begonnen { $begun }
game-ready =
    { $title } ist fertig: { $files } Dateien in { $place }.
    { "  " }rulewright dev { $place }      im Browser spielen, während du es änderst
    { "  " }rulewright play { $place }     im Terminal spielen
    { "  " }rulewright check { $place }    Fehler suchen
    { "  " }pytest { $place }              die Regeln testen
check-done = { $found ->
    [0] { $game } hält jedes Gesetz ein, das geprüft wurde
    [one] 1 Fehler in { $game }
   *[other] { $found } Fehler in { $game }
} ({ $seconds } s).

## Rat und Rückblick

no-aim = es gibt kein Ziel { $aim }: Wähle eines von { $aims }
no-move-number = es gibt keinen Zug { $number }: Wähle 1 bis { $last }
over-after = die Partie ist nach Zug { $number } vorbei: Gib einen ihrer Züge mit --move an
nothing-to-decide = Platz { $seat } hat vor Zug { $number } nichts zu entscheiden
review-unfinished = { $file } ist nicht zu Ende: rulewright advise { $file } beurteilt die jetzige Stellung
looking-at-moves = Die Züge werden beurteilt

## Optionen und Einstellungen

no-option = { $text } ist keine Option: Schreibe sie als name=wert
option-twice = die Option { $name } ist zweimal angegeben: Gib sie einmal an
completion-installed = Die Vervollständigung für { $shell } steht in { $file }. Öffne eine neue Shell, um sie zu benutzen.
no-shell = deine Shell ist nicht bekannt: Nenne eine von { $shells }, etwa --show-completion bash
in-settings = in deinen Einstellungen, { $path }: { $error }
make-one-of = wähle eines von { $words }
no-settings = Es gibt noch keine Datei { $path }. Darin könnte stehen:
    
    { $example }

## Kartendateien

good-box = { $file } ist eine gültige Kartendatei für { $game }.
plays-alike = Damit spielt es sich genau wie mit den Karten des Spiels.
box-of-which-game = { $file } sagt nicht, zu welchem Spiel sie gehört: Schreibe oben game = "..." hinein, oder gib --game an

## Spiele und Regeln

evidence-added = { $clause } gilt als Wortlaut, aber an der Stelle fehlt: { $words }
evidence-missing = { $clause } ({ $status }): „{ $evidence }“ steht nicht in { $book }
cannot-read = { $file } kann nicht gelesen werden: { $error }
not-text = { $file } ist keine Textdatei: Gib das Regelheft als einfachen Text in UTF-8 an
no-clause = { $game } hat keinen Satz { $clause }: Die Sätze gehen von { $first } bis { $last }
no-hero = Es gibt noch keine Einträge ({ $hero }): rulewright play { $game } --hero NAME legt einen an.
no-lesson = { $game } hat keine Einführung: rulewright play { $name } beginnt eine Partie, rulewright rules { $name } zeigt die Regeln
lesson-begins = { $game }, eine erste Partie zum Lernen (tippe h für Hilfe)
no-lesson-yet = { $game } hat keine Einführung: Schreibe eine und beginne mit `rulewright lesson { $name } --draft`

## Neue Spiele

exists-already = { $place } gibt es schon: Wähle einen anderen Namen, oder räume das Vorhandene zuerst weg
bad-game-name = ein Spiel kann nicht { $name } heißen: Nimm 2 bis 40 Kleinbuchstaben, Ziffern und _, zuerst einen Buchstaben
game-name-taken = ein Spiel kann nicht { $name } heißen: So heißt schon etwas anderes

## Bilder

draw-what = aus { $output } geht nicht hervor, was zu zeichnen ist: Lass den Namen auf .{ $kinds } enden
draw-whole = eine .{ $kind } zeigt die ganze Partie: Lass --frame weg, oder schreibe eine .png
print-what = { $output } ist keine PDF: Lass den Namen auf .pdf enden
printed = { $file }: { $count ->
    [one] 1 Bogen
   *[other] { $count } Bögen
}, { $size } kB

## Spielen

sheet-done = Die letzte Partie von { $hero } steht jetzt auf dem Bogen.
resume-alone = bei einer fortgesetzten Partie stehen Mitspieler, Optionen und Startwert schon fest: Gib nur --resume an
finished-game = { $path } ist eine fertige Partie: Sieh sie dir an mit rulewright replay { $path }
game-begins = { $game } (tippe h für Hilfe)
new-here = Neu hier? rulewright learn { $game } bringt es dir bei, Zug für Zug.
on-sheet = auf dem Bogen von { $hero } ist { $name } schon { $value }: Lass diese Option weg
hero-name = ein Held spielt unter seinem eigenen Namen: Lass --name weg
several-names = mehrere Namen gehören zu mehreren Personen: Nimm --hotseat dazu, oder gib --name nur einmal an
hotseat-no-bots = mit --hotseat spielen keine Bots mit: Lass --bots weg
bots-for-seats = { $bots } Bots wurden für { $seats } andere Plätze genannt: Nenne einen für jeden, oder einen für alle
unfinished-kept = Eine unfertige Partie ist aufgehoben ({ $what }): --resume { $path } holt sie zurück.
unfinished-there = Es gibt eine unfertige Partie { $game } ({ $what }).
resume-it = Fortsetzen? [J/n]{ " " }

## Protokolle

bots-seat = auf Platz { $seat } sitzt ein Bot, und die Partie ist nicht vorbei: Wähle bis dahin den Platz eines Menschen, der hier spielt
no-seat = es gibt keinen Platz { $seat }: Wähle 1 bis { $last }, oder 0 zum Zuschauen
not-finished = Die Partie ist nicht zu Ende.
no-engine = es gibt keine Engine { $engine }: Wähle eine von auto, { $engines }
making-ready = Die Regeln werden vorbereitet
two-templates = --{ $first } und --{ $second } sind zwei ganze Spiele, und ihre Regeln verbinden musst du selbst: Beginne mit einem und lege das andere als Vorlage daneben

## Was Befehle und Optionen tun

help-in-which-language-it-speaks-en-de-fr-or = Die Sprache: en, de, fr oder es; ohne Angabe die deiner Einstellungen, sonst die von LANG.
help-rulebooks-that-run-play-them-check-them-and-try = Regelhefte, die laufen: Spiele sie, prüfe sie und probiere sie millionenfach aus.
help-print-the-version = Die Version ausgeben.
help-install-completion-for-the-current-shell = Die Vervollständigung für diese Shell einrichten.
help-show-completion-for-the-current-shell-to-copy-it = Die Vervollständigung für diese Shell zeigen, zum Kopieren oder Anpassen.
help-what-can-be-played = Was gespielt werden kann.
help-print-json = JSON ausgeben.
help-the-clauses-of-a-rulebook-all-of-them-or = Die Regeln in Sätzen, alle oder einer mit seiner Begründung, mit den Zahlen einer Kartendatei.
help-a-game-s-name-see-rulewright-games-or-its = Der Name eines Spiels (siehe `rulewright games`) oder sein Ordner.
help-one-clause-by-id = Ein Satz der Regeln, mit seiner Nummer.
help-how-many-players = Für wie viele Personen.
help-choose-an-option = Eine Option wählen.
help-a-custom-box-file = Eine eigene Kartendatei.
help-a-rulebook-as-a-text-file-list-the-clauses = Ein Regelheft als Textdatei: die Sätze nennen, deren Beleg nicht darin steht.
help-play-in-the-terminal-other-seats-are-bots-that = Im Terminal spielen. Auf den anderen Plätzen sitzen Bots, die zufällig ziehen, außer mit --bots oder --hotseat.
help-play-the-same-game-again = Dieselbe Partie noch einmal spielen.
help-your-name-with-hotseat-one-each = Dein Name; mit --hotseat einer für jeden.
help-the-hero-whose-campaign-continues = Der Held, dessen Kampagne weitergeht.
help-who-sits-in-the-other-seats-a-level-that = Wer auf den anderen Plätzen sitzt: eine Stufe, die das Spiel anbietet, oder random, etwa 2,3,random.
help-everybody-at-this-screen-nobody-a-bot = Alle spielen an diesem Bildschirm, ohne Bots.
help-resume-an-unfinished-game = Eine unfertige Partie fortsetzen.
help-how-many-games = Wie viele Partien.
help-the-first-game-s-seed = Der Startwert der ersten Partie.
help-auto-interpreted-checked-compiled-or-cuda = auto, interpreted, checked, compiled oder cuda.
help-how-many-cores = Wie viele Kerne.
help-work-on-a-ray-cluster-ray-or-its-head = Auf einem Ray-Cluster arbeiten: ray, oder die Adresse HOST:PORT des Hauptrechners.
help-let-bots-play-each-other-every-deal-from-every = Bots gegeneinander spielen lassen, jede Startaufstellung in jeder Sitzordnung.
help-a-bot-for-each-seat-say-5-3-random = Ein Bot für jeden Platz, etwa 5,3,random; cmd:./mein-bot ist ein eigenes Programm.
help-how-many-games-in-whole-rotations = Wie viele Partien; jede Sitzordnung kommt gleich oft vor.
help-the-first-deal-s-seed = Der Startwert der ersten Startaufstellung.
help-how-many-processes = Wie viele Prozesse.
help-how-strong-the-levels-of-the-bots-are-each = Wie stark die Stufen der Bots sind: Jede spielt gegen die darunter.
help-how-many-games-a-rung = Wie viele Partien je Stufe.
help-put-the-table-into-this-page-too = Die Tabelle auch in diese Seite schreiben.
help-let-language-models-programs-and-bots-meet-every-one = Sprachmodelle, Programme und Bots treffen sich: jeder gegen jeden, in einem Spiel oder mehreren.
help-games-with-commas-between = Spiele, durch Kommas getrennt.
help-who-takes-part-say-3-5-chat-model-http = Wer teilnimmt, etwa 3,5,chat:MODELL@http://localhost:11434/v1; cmd:./mein-bot ist ein eigenes Programm.
help-how-many-games-a-pair = Wie viele Partien je Paar.
help-write-a-page-of-the-results-in-markdown = Eine Seite mit den Ergebnissen schreiben, in Markdown.
help-what-each-move-of-a-saved-game-is-worth = Was jeder Zug einer gespeicherten Partie wert ist, nach allem, was du in der Stellung wissen kannst.
help-a-record-file = Eine Protokolldatei.
help-before-which-move-if-left-out-the-next-one = Vor welchem Zug; ohne Angabe der nächste.
help-whose-decision-where-several-decide-at-once = Wessen Entscheidung, wo mehrere zugleich entscheiden.
help-win-score-or-place-the-game-s-own-if = win, score oder place; ohne Angabe das Ziel des Spiels.
help-how-many-games-to-imagine = Wie viele Partien durchgedacht werden.
help-how-many-cores-to-use = Wie viele Kerne benutzt werden.
help-the-game-if-it-is-not-known-by-name = Das Spiel, wenn es nicht am Namen zu erkennen ist.
help-the-best-and-worst-decisions-of-a-finished-game = Die besten und schlechtesten Entscheidungen einer fertigen Partie, und Glück getrennt von Können.
help-how-many-games-to-imagine-a-move = Wie viele Partien je Zug durchgedacht werden.
help-look-at-a-game-again-move-by-move = Eine Partie noch einmal ansehen, Zug für Zug.
help-wait-for-enter-after-every-move = Nach jedem Zug auf Enter warten.
help-leave-the-boards-out = Die Spielbretter weglassen.
help-whose-view-to-show-0-is-a-spectator-s = Wessen Sicht gezeigt wird; 0 ist die eines Zuschauers.
help-draw-a-position-of-a-game-or-the-whole = Eine Stellung einer Partie zeichnen, oder die ganze Partie als Animation.
help-print-and-play-a-pdf-of-everything-in-the = Zum Ausdrucken: alles aus der Schachtel als PDF in wahrer Größe, zum Ausschneiden.
help-where-to-game-pdf-if-not-given = Wohin; ohne Angabe GAME.pdf.
help-a4-or-letter = a4 oder letter.
help-where-to-svg-png-or-webp-and-gif-for = Wohin: .svg, .png, oder .webp und .gif für die ganze Partie.
help-after-how-many-lines-of-the-record-the-last = Nach wie vielen Zeilen des Protokolls; ohne Angabe nach der letzten.
help-whether-everything-in-a-record-is-true-and-with = Prüfen, ob alles in einem Protokoll wahr ist und, mit einer Quittung, ob es die gespielte Partie ist.
help-a-seal-you-were-shown-at-the-table-or = Ein Siegel, das dir am Tisch gezeigt wurde, oder eine unterschriebene Quittung: ihre Datei oder ihr Text.
help-the-server-s-public-key-if-you-do-not = Der öffentliche Schlüssel des Servers, wenn du dem im Protokoll nicht traust.
help-learn-a-game-by-playing-a-guided-first-game = Ein Spiel spielend lernen: eine geführte erste Partie, Zug für Zug.
help-begin-at-this-step = Mit diesem Schritt beginnen.
help-for-authors-print-a-game-s-guided-first-game = Für Autoren: die geführte erste Partie ausgeben und die Züge nach ihrem letzten Schritt; oder eine entwerfen.
help-write-a-new-one-to-fill-in-played-by = Eine neue zum Ausfüllen schreiben, nach Faustregeln gespielt.
help-write-a-new-one-from-the-moves-of-a = Eine neue aus den Zügen eines Protokolls schreiben.
help-the-deal-of-a-new-one = Die Startaufstellung einer neuen.
help-how-many-moves-a-new-one-has = Wie viele Züge eine neue hat.
help-the-campaign-sheets-of-a-game = Die Kampagnenbögen eines Spiels.
help-where-your-settings-are-and-what-they-say = Wo deine Einstellungen liegen und was sie sagen.
help-open-the-browser-table-prints-its-address = Den Tisch im Browser öffnen; die Adresse wird ausgegeben.
help-where-to-listen-0-0-0-0-lets-other = Wo der Server erreichbar ist; 0.0.0.0 lässt andere Geräte zu.
help-0-takes-any-that-is-free = 0 nimmt irgendeinen freien.
help-postgresql-asyncpg-instead-of-a-file-of-your-own = postgresql+asyncpg://... statt einer eigenen Datei.
help-processes-postgresql-only = Prozesse (nur mit PostgreSQL).
help-a-further-game-by-its-folder-or-a-zip = Ein weiteres Spiel, als Ordner oder als Zip-Datei davon.
help-log-what-is-refused-too = Auch protokollieren, was abgelehnt wird.
help-log-json-objects-one-a-line = JSON-Objekte protokollieren, eines je Zeile.
help-let-another-server-take-over-at-the-same-port = Einen anderen Server am selben Port übernehmen lassen (nur mit PostgreSQL).
help-proxies-whose-word-on-their-clients-is-taken-addresses = Proxys, denen geglaubt wird, wer ihre Clients sind: Adressen, Netze.
help-a-public-name-of-this-server-may-be-repeated = Ein öffentlicher Name dieses Servers; darf mehrmals vorkommen.
help-who-may-ask-for-health-and-metrics-besides-this = Wer außer diesem Rechner nach /health und /metrics fragen darf.
help-the-lab-page-without-a-word-only-if-nobody = Die Laborseite; ohne Angabe nur, wenn niemand sonst hierherkommt.
help-write-a-small-game-that-runs-with-its-tests = Ein kleines Spiel schreiben, das läuft, mit Tests, als Anfang für dein eigenes.
help-what-it-is-called-a-folder-of-that-name = Wie es heißt: Ein Ordner dieses Namens wird angelegt.
help-cards-that-only-their-owner-sees = Karten, die nur ihr Besitzer sieht.
help-a-board-of-squares = Ein Brett mit Feldern.
help-dice = Würfel.
help-everybody-decides-at-the-same-time = Alle entscheiden zugleich.
help-whether-a-game-keeps-the-laws-of-every-game = Ob ein Spiel die Gesetze aller Spiele einhält: jeder Fehler mit Datei und Zeile, und wie er zu beheben ist.
help-try-for-a-minute-with-every-pair-of-options = Eine Minute lang prüfen, mit je zwei Optionen zusammen.
help-play-a-game-while-you-write-it-whatever-you = Ein Spiel spielen, während du es schreibst: Was du speicherst, zeigt der Browser sofort.
help-the-folder-of-your-game = Der Ordner deines Spiels.
help-open-it-in-your-browser = Es in deinem Browser öffnen.
help-let-an-assistant-play-a-server-of-the-model = Einen Assistenten spielen lassen: ein Server des Model Context Protocol, über stdin und stdout oder über HTTP.
help-listen-for-http-instead-of-stdin = HTTP statt stdin annehmen.
help-with-http-where-to-listen = Mit --http: wo der Server erreichbar ist.
help-with-http-the-port = Mit --http: der Port.
help-a-host-name-under-which-clients-may-ask-besides = Ein Hostname, unter dem Clients fragen dürfen, außer denen dieses Rechners. Mehrfach möglich.
help-tokens-of-clients-one-a-line-or-set-rulewright = Token der Clients, eines pro Zeile; oder setze RULEWRIGHT_MCP_TOKEN.
help-a-server-whose-tables-clients-from-outside-may-join = Ein Server, an dessen Tische sich Clients von außen setzen dürfen. Mehrfach möglich.
help-custom-box-files = Eigene Kartendateien.
help-what-a-box-file-changes-or-what-is-wrong = Was eine Kartendatei ändert, oder was daran falsch ist.
help-a-box-file = Eine Kartendatei.
help-whose-box-it-is-if-the-file-does-not = Zu welchem Spiel sie gehört, wenn es nicht in der Datei steht.
help-for-server-operators-backups-reports-and-bans = Für Betreiber von Servern: Sicherungen, Meldungen und Sperren.
help-everything-that-a-server-keeps-in-one-file-the = Alles, was ein Server aufbewahrt, in einer Datei sichern; der Server darf dabei weiterlaufen.
help-where-to-it-holds-secrets-keep-it-so = Wohin; die Datei enthält Geheimnisse, verwahre sie gut.
help-the-server-s-database-if-not-the-usual-one = Die Datenbank des Servers, wenn nicht die übliche.
help-a-backup-into-an-empty-database-of-the-same = Eine Sicherung in eine leere Datenbank einspielen, von derselben oder der anderen Art.
help-a-backup = Eine Sicherung.
help-play-every-match-in-a-database-again-and-say = Jede Partie einer Datenbank nachspielen und melden, bei welchen etwas nicht stimmt.
help-what-people-have-reported-to-you = Was dir gemeldet wurde.
help-also-those-that-are-closed = Auch die geschlossenen.
help-close-a-report-that-you-have-dealt-with = Eine Meldung schließen, um die du dich gekümmert hast.
help-keep-somebody-out-by-guest-or-by-address-requests = Jemanden aussperren, als Gast oder nach Adresse: Anfragen und Verbindungen, auch die offenen.
help-why-the-banned-person-sees-it = Warum; die gesperrte Person sieht es.
help-days-7-a-date-2031-05-01-or-never = Tage (7), ein Datum (2031-05-01) oder never.
help-a-guest-as-reports-names-them = Ein Gast, wie `reports` ihn nennt.
help-an-address-or-network-such-as-203-0-113 = Eine Adresse oder ein Netz, etwa 203.0.113.0/24.
help-whom-a-report-is-about-closes-it = Um wen es in einer Meldung geht; schließt sie.
help-with-report-their-address-too = Mit --report: auch die Adresse.
help-who-is-banned-why-and-until-when = Wer gesperrt ist, warum und bis wann.
help-end-a-ban = Eine Sperre aufheben.
help-a-ban-as-bans-names-it = Eine Sperre, wie `bans` sie nennt.
help-what-banned-people-have-to-say = Was Gesperrte zu sagen haben.
help-also-those-that-are-answered = Auch die, die beantwortet sind.
help-answer-an-appeal-the-banned-person-sees-it-where = Einen Einspruch beantworten. Wer gesperrt ist, sieht die Antwort dort, wo die Sperre steht.
help-an-appeal-as-appeals-names-it = Ein Einspruch, wie `appeals` ihn nennt.
help-what-you-answer = Was du antwortest.
help-lift-the-ban-too = Die Sperre auch aufheben.
help-cancel-a-tournament-games-that-are-being-played-go = Ein Turnier absagen. Partien, die gespielt werden, gehen für sich weiter.
help-a-tournament-the-last-part-of-its-address = Ein Turnier: der letzte Teil seiner Adresse.
help-ask-a-game-a-question-and-get-an-answer = Einem Spiel eine Frage stellen und eine Antwort mit Fehlergrenzen bekommen: `rulewright lab GAME` spielt viele Partien und wertet sie aus.
help-play-many-games-and-measure-them = Viele Partien spielen und auswerten.
help-one-player-for-each-seat-or-one-for-all = Ein Spieler für jeden Platz, oder einer für alle: random, heuristic, eine Stufe; 'heuristic without buy'; 'heuristic given seats.coins+5'.
help-what-to-break-the-figures-down-by-seat-note = Wonach die Zahlen aufgeteilt werden: seat, note, card, move, option oder der Name einer Option.
help-how-many-games-with-until-at-most = Wie viele Partien; mit --until höchstens.
help-stop-when-the-main-measure-is-known-to-within = Aufhören, wenn das wichtigste Maß auf so viel genau bekannt ist.
help-how-many-cores-0-for-all = Wie viele Kerne; 0 für alle.
help-the-main-measure-such-as-win-order-1 = Das wichtigste Maß, etwa win.order.1.
help-how-long-people-take-for-a-move = Wie lange Menschen für einen Zug brauchen.
help-change-a-number-of-the-box-may-be-repeated = Eine Zahl der Kartendatei ändern; darf mehrmals vorkommen.
help-what-if-the-same-deals-played-as-they-are = Was wäre, wenn: dieselben Startaufstellungen, unverändert und mit einer Änderung gespielt, und der Unterschied mit seinem Intervall.
help-compare-with-this-option = Mit dieser Option vergleichen.
help-compare-with-this-box-file = Mit dieser Kartendatei vergleichen.
help-compare-with-these-players = Mit diesen Spielern vergleichen.
help-one-page-about-a-game-with-the-games-as = Eine Seite über ein Spiel, daneben die Partien als Parquet- und CSV-Dateien.
help-where-to-lab-game-here-if-not-given = Wohin; ohne Angabe lab-GAME an diesem Ort.
help-games-of-bots-as-a-parquet-file-to-learn = Partien von Bots als Parquet-Datei zum Lernen: was der Platz sah, konnte, tat und bekam, eine Zeile je Entscheidung.
help-where-to-game-parquet-here-if-not-given = Wohin; ohne Angabe GAME.parquet an diesem Ort.
help-one-bot-for-each-seat-or-one-for-all = Ein Bot für jeden Platz oder einer für alle: random, heuristic oder eine Stufe.
help-what-a-game-is-worth-win-or-score-the = Was eine Partie wert ist: win oder score; ohne Angabe das Übliche.
help-how-views-are-written-egocentric-or-raw = Wie Ansichten geschrieben werden: egocentric oder raw.
help-games-for-each-level-against-the-one-below-0 = Partien jeder Stufe gegen die darunter; 0: keine.
help-decisions-that-a-search-looks-into-0-none = Wie viele Entscheidungen eine Suche untersucht; 0: keine.
help-whether-a-game-still-plays-as-its-baseline-says = Ob ein Spiel sich noch so spielt, wie sein Vergleichswert sagt: endet mit 1, wenn ein Maß über sein Rauschen hinaus abweicht.
help-a-baseline-made-by-write = Ein Vergleichswert; mit --write geschrieben.
help-write-a-baseline-of-this-game-instead-of-checking = Einen Vergleichswert dieses Spiels schreiben, statt es zu prüfen.
help-the-first-deal-s-seed-the-baseline-s-if = Der Startwert der ersten Startaufstellung; ohne Angabe der des Vergleichswerts.
help-the-game-to-check-if-it-is-not-known = Das zu prüfende Spiel, wenn es nicht am Namen zu erkennen ist.
help-a-measure-over-all-values-of-one-or-two = Ein Maß über alle Werte von einer oder zwei Zahlen, mit denselben Startaufstellungen.
help-a-number-of-the-box-and-its-values-at = Eine Zahl der Kartendatei und ihre Werte; höchstens zwei davon.
help-draw-it-into-this-html-file = Es in diese HTML-Datei zeichnen.
help-look-for-the-numbers-that-come-nearest-to-a = Die Zahlen suchen, die einem Ziel am nächsten kommen, und sie an Startaufstellungen prüfen, die die Suche nicht kennt.
help-what-is-wanted-such-as-win-order-1-50 = Was gewünscht ist, etwa win.order.1=50%; mehrmals.
help-how-many-boxes-are-tried = Wie viele Kartendateien versucht werden.
help-how-often-the-intervals-hold-the-truth-many-small = Wie oft die Intervalle den wahren Wert enthalten: viele kleine Läufe mit Spielen, deren wahrer Wert bekannt ist.
help-how-many-small-runs = Wie viele kleine Läufe.
help-a-game-whose-truth-is-taken-from-one-large = Ein Spiel, dessen wahrer Wert aus einem großen Lauf stammt.
help-show-this-message-and-exit = Diese Hilfe zeigen.
help-another-version-of-it-in-a-folder-of-its = Eine andere Fassung davon, in einem eigenen Ordner.
help-instead-a-weight-of-the-rule-of-thumb-and = Stattdessen: ein Gewicht der Faustregel und seine Werte, um gegen die übliche möglichst oft zu gewinnen; mehrfach möglich.
help-each-of-several-players-against-each-and-what-each = Mehrere Spieler, jeder gegen jeden, und wie oft jeder gegen alle anderen gewinnt.
help-who-plays-random-or-heuristic = Wer spielt: random oder heuristic.
help-what-predicts-who-wins-how-much-each-measure-a = Woran sich zeigt, wer gewinnt: was alles wert ist, was ein Spiel angibt, und wie gut seine Einschätzung zutrifft.
help-play-many-games-at-random-or-by-the-rule = Viele Partien zufällig oder nach der Faustregel spielen und sagen, was dabei herauskam.
help-where-to-listen-0-0-0-0-lets-friends = Unter welcher Adresse es erreichbar ist; mit 0.0.0.0 spielen Freunde in deinem Netz mit.
help-a-player-as-for-bots-two-or-more-of = Ein Spieler wie bei --bots; zwei oder mehr davon.

## Überschriften der Hilfe

click-usage = Aufruf:
click-positional-arguments = Argumente
click-options = Optionen
click-commands = Befehle
click-required = nötig
click-default-default = Vorgabe: { "{" }default{ "}" }
click-env-var-var = Umgebungsvariable: { "{" }var{ "}" }
click-missing-command = Es fehlt ein Befehl.
backed-up = { $rows } Zeilen sind in { $file } gesichert.
restored = { $rows } Zeilen sind wiederhergestellt.
hidden-move = ein Zug, der bis zum Ende verdeckt ist
help-before-you-install-another-release-archive-every-match-also = Bevor du eine andere Version installierst: jede Partie archivieren, auch laufende, solange ihre Regeln hier sind.
help-look-at-the-machine-the-database-and-the-games = Rechner, Datenbank und Spiele ansehen und sagen, was nicht stimmt. Ändert nichts.
help-which-rules-the-matches-of-a-database-need-and = Welche Regeln die Partien einer Datenbank brauchen, und ob diese Version sie hat.
help-stop-offering-these-rules-of-an-earlier-release-such = Diese Regeln einer früheren Version nicht mehr anbieten, zum Beispiel klobba@0629c8ced98838ac.
study-unknown = es gibt keine Studie { $name }: rulewright lab studies zählt sie auf
study-running = { $name } läuft noch: beende sie zuerst
study-none = Kein langer Befehl läuft oder wurde unterbrochen.
study-stopped = Unterbrochen. Derselbe Befehl macht hier weiter; rulewright lab studies zeigt, was schon da ist.
study-runs = läuft
study-halted = unterbrochen, { $when }
study-title = Untersuchungen
study-columns = Name, Stand, fertig, Kosten, Befehl
study-goes-on = Derselbe Befehl macht weiter, wo er unterbrochen wurde.
study-done = { $done } von { $of }
study-to-go = Noch etwa { $time }.
study-so-far = Bisher
study-so-far-columns = Maß, Wert, 95-%-Intervall
study-between = { $low } bis { $high }
study-unsure = unbekannt
help-remove-what-one-of-them-has-kept-or-all = Löschen, was eine davon aufgehoben hat; oder alle: all.
help-one-of-them-by-the-name-in-the-list = Eine davon, mit dem Namen aus der Liste.
help-a-number-of-the-box-or-heuristic-weight-and = Eine Zahl der Kartendatei oder heuristic.GEWICHT, und ihre Werte; mehrmals.
help-long-commands-that-are-under-way-or-were-stopped = Lange Befehle, die laufen oder unterbrochen wurden: wie weit sie sind, was sie kosten und was sie bisher ergeben haben.

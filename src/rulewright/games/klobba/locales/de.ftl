### Klobba! auf Deutsch.
#
# Begriffe: Band = Bande, Free Band = freie Bande, Group = Gruppe, Barbarian = Barbar, clan = Clan, Star = Stern,
# totem = Totem, holder = Totemträger, Action card = Aktionskarte, Action deck = Aktionsstapel, Barbarian deck =
# Barbarenstapel, score pile = Beutestapel, box = Schachtel, clash = Kampf, clobber = verkloppen, outright = klar,
# draw (Ergebnis) = Unentschieden, lay = auslegen, turn up = aufdecken, discards = Ablage, Lightning = Blitz,
# Thunder = Donner, storm = Gewitter, keep = behalten, reject = abweisen, switch = austauschen, exchange = umtauschen.

## Angaben zum Spiel

pitch = Verbünde deine Bande mit einer anderen, lege verdeckt eine Karte aus und verkloppe die anderen um ihre Sterne, bevor das Gewitter losbricht.
ending-most-stars = das Gewitter ist losgebrochen, und jemand hat mehr Sterne als alle anderen
ending-larger-score-pile = mehrere hatten die meisten Sterne, und der größere Beutestapel gab den Ausschlag
ending-shared = die Besten haben gleich viele Sterne und gleich große Beutestapel: Sie gewinnen gemeinsam
ended-most-stars = meiste Sterne
ended-larger-score-pile = größerer Beutestapel
ended-shared = geteilter Sieg
reconstructed = Die gedruckten Karten liegen uns nicht vor: die Werte und Clans der Barbaren, wie oft es jede Aktionskarte gibt und was die meisten von ihnen bewirken, haben wir selbst entworfen.
option-game = wie umfangreich gespielt wird: welche Karten, wie viele auf der Hand, mit oder ohne Schritt 2
option-hand = Handkarten; 0: wie es das Spiel vorsieht
option-clans = wie oft es die Karte jedes Clans gibt; 0: wie es das Spiel vorsieht
option-step2 = ob Partner Aktionskarten anbieten
option-cards = wörtlich (literal): „Hinterlistig“, „Zweitbester“, „Die Außenseiter“ und die Clans zählen nichts hinzu und haben keine Obergrenze
option-second_best = ob „Zweitbester“ im Stapel ist; wenn nicht, sind „Die Außenseiter“ dabei
option-the_underdogs = ob „Die Außenseiter“ im Stapel sind
option-glory_seeker = ob „Ruhmsucher“ im Stapel ist
option-swap_and_play = ob „Tausch & Spiel“ im Stapel ist
option-mirror_and_switch = ob „Spiegel & Wechsel“ im Stapel ist
option-flee_and_surprise = ob „Flucht & Überraschung“ im Stapel ist

## Karten und Clans

name-the-boss = Der Boss
name-sneaky = Hinterlistig
name-berzerk = Berserker
name-second-best = Zweitbester
name-the-underdogs = Die Außenseiter
name-glory-seeker = Ruhmsucher
name-swap-play = Tausch & Spiel
name-mirror-switch = Spiegel & Wechsel
name-flee-surprise = Flucht & Überraschung
name-all-orange-fox-together = Alle Orangefüchse zusammen
name-all-purple-raven-together = Alle Purpurraben zusammen
name-all-yellow-claw-together = Alle Gelbkrallen zusammen
name-all-blue-talon-together = Alle Blauklauen zusammen
name-orange-fox = Orangefuchs
name-purple-raven = Purpurrabe
name-yellow-claw = Gelbkralle
name-blue-talon = Blauklaue

## Karten, Barbaren und Banden

side = { $side ->
    [black] Schwarz
   *[white] Weiß
}
# „das schwarze Totem“
totem = { $side ->
    [black] schwarze Totem
   *[white] weiße Totem
}
clan-signs = O P G B
storm = { $storm ->
    [lightning] Der Blitz
   *[thunder] Der Donner
}
# Im ersten und vierten Fall …
band = { $owner ->
    [you] deine Bande
    [none] die freie Bande { $free }
   *[other] die Bande von { $owner }
}
# … am Satzanfang …
band-first = { $owner ->
    [you] Deine Bande
    [none] Die freie Bande { $free }
   *[other] Die Bande von { $owner }
}
# … und im zweiten und dritten Fall.
band-whose = { $owner ->
    [you] deiner Bande
    [none] der freien Bande { $free }
   *[other] der Bande von { $owner }
}
place = Platz { $place }
barbarian = Barbar { $value } ({ $clans })
no-clan = ohne Clan
unknown-barbarian = Barbar (unbekannt)
unknown-card = die Karte
action-cards = { $count ->
    [one] 1 Aktionskarte
   *[other] { $count } Aktionskarten
}

## Was eine Aktionskarte bewirkt

chosen = { $select ->
    [clan] jeder Barbar des Clans { $clan }
    [highest] { $count ->
        [1] der stärkste Barbar
       *[other] die { $count } stärksten Barbaren
    }
    [lowest] { $count ->
        [1] der schwächste Barbar
       *[other] die { $count } schwächsten Barbaren
    }
   *[second] der zweitstärkste Barbar
}
chosen-of = { chosen } { pool }
effect-cap = höchstens { $cap }
effect-glory = bei Sieg ein Stern mehr
effect-swap = spiele nach dem Aufdecken eine andere
effect-mirror = wirkt wie die andere Karte; dann austauschen
effect-flee = kein Kampf; decke deine Bande auf
help-sends = Im Kampf: { chosen } { pool }.
help-sends-worth = Im Kampf: { chosen } { pool }. Dabei gilt: { $worth }.
pool = { $pool ->
    [own] deiner eigenen Bande
   *[group] deiner Gruppe
}
worth-mult = der Wert zählt { $mult }-fach
worth-add = { $add } kommt hinzu
worth-cap = die Summe beträgt höchstens { $cap }
worth-mult-add = { worth-mult }, { worth-add }
worth-mult-cap = { worth-mult }, und { worth-cap }
worth-add-cap = { worth-add }, und { worth-cap }
worth-mult-add-cap = { worth-mult }, { worth-add }, und { worth-cap }
help-glory = Wenn du klar gewinnst, gibt dir der andere Totemträger noch einen Stern.
help-swap = Wenn beide Karten aufgedeckt sind, spielst du stattdessen eine andere Karte von deiner Hand.
help-mirror = Sie wirkt wie die Karte der anderen Seite; danach darfst du Barbaren austauschen.
help-flee = Es gibt keinen Kampf, und deine eigene Bande wird aufgedeckt.
help-copies = { $copies ->
    [0] In dieser Partie ist die Karte nicht dabei.
    [one] Die Karte gibt es einmal im Stapel.
   *[other] Die Karte gibt es { $copies }-mal im Stapel.
}

## Züge

keep-all = Behalte alle
keep = Behalte { $barbarian }
reject = Weise ab: { $barbarians }
in-place = { $barbarian } auf Platz { $place }
give-totem = { $to ->
    [you] Behalte das { totem } selbst
    [none] Gib niemandem das { totem }
   *[other] Gib { $to } das { totem }
}
pair = Verbünde dich mit { band-whose }
pair-nobody = Verbünde dich mit keiner Bande
offer = Biete „{ $card }“ an
lay = Lege „{ $card }“ aus
lay-instead = Spiele stattdessen „{ $card }“
exchange = Tausche drei „{ $card }“ gegen neue Karten um
select = Wähle { spot }
select-nobody = Wähle niemanden
spot = { $barbarian } auf Platz { $place } { band-whose }
switch = Tausche { $own } auf Platz { $own-place } deiner Bande gegen { spot } aus
switch-nobody = Tausche { $own } auf Platz { $own-place } deiner Bande gegen niemanden aus
pass = Passe
pass-offering = Biete nichts an
pass-exchanging = Behalte deine Hand, wie sie ist
pass-swapping = Spiele nichts, denn du hast keine andere Karte
pass-switching = Tausche nicht weiter aus
accept = Nimm „{ $card }“ für einen Stern an
decline = Lehne „{ $card }“ ab

## Spielverlauf

note-decided = { $seat ->
    [you] Du hast dich
   *[other] { $seat } hat sich
} entschieden.
note-looked = { $hearer ->
    [you] Auf { $place } findest du: { $barbarian }.
   *[other] { $hearer } findet auf { $place }: { $barbarian }.
}
new-barbarians = { $count ->
    [one] 1 neuen Barbaren
   *[other] { $count } neue Barbaren
}
note-mustered = { $seat ->
    [you] Du behältst { $kept } und weist { $rejected } ab.
   *[other] { $seat } behält { $kept } und weist { $rejected } ab.
}
note-refilled = { $down ->
    [one] 1 Barbar, den niemand angesehen hat, füllt { band } auf.
   *[other] { $down } Barbaren, die niemand angesehen hat, füllen { band } auf.
}
note-free_band = { band-first } wird offen aufgefüllt.
note-packet = { storm } wird mit drei Barbaren gemischt und kommt unter den Stapel.
note-struck = { $storm ->
    [lightning] Der Blitz schlägt ein
   *[thunder] Der Donner grollt
}, während { band } aufgefüllt wird!
note-engaged = { $seat ->
    [you] Deine Bande
   *[other] Die Bande von { $seat }
} liegt ganz verdeckt: Alle Barbaren werden aufgedeckt.
note-switched = { $seat ->
    [you] Du tauschst { $place } gegen { $other } { band-whose } aus.
   *[other] { $seat } tauscht { $place } gegen { $other } { band-whose } aus.
}
note-lowest_total = { $seat ->
    [you] Du hast mit { $total } die niedrigste Summe und verteilst{ by-lot } die Totems.
   *[other] { $seat } hat mit { $total } die niedrigste Summe und verteilt{ by-lot } die Totems.
}
by-lot = { $lot ->
    [yes] { " " }nach Losentscheid
   *[no] { "" }
}
note-totem = { $seat ->
    [you] Du hast
   *[other] { $seat } hat
} das { totem }.
note-paired = { $seat ->
    [you] Du ({ side }) bildest
   *[other] { $seat } ({ side }) bildet
} eine Gruppe mit { band-whose }.
note-offers = { $offerer ->
    [you] Du bietest { $holder } eine Karte an.
   *[other] { $offerer } bietet { to-holder } eine Karte an.
}
to-holder = { $holder ->
    [you] dir
   *[other] { $holder }
}
note-no_offers = { $offerer ->
    [you] Du bietest { $holder } nichts an.
   *[other] { $offerer } bietet { to-holder } nichts an.
}
note-offer_is = { $offerer ->
    [you] Du bietest { $holder } diese Karte an: „{ $card }“.
   *[other] { $offerer } bietet { to-holder } diese Karte an: „{ $card }“.
}
note-accepts = { $holder ->
    [you] Du nimmst an und zahlst { $offerer } einen Stern.
   *[other] { $holder } nimmt an und zahlt { to-offerer } einen Stern.
}
to-offerer = { $offerer ->
    [you] dir
   *[other] { $offerer }
}
note-declines = { $holder ->
    [you] Du lehnst die Karte von { $offerer } ab
   *[other] { $holder } lehnt { $offerer ->
        [you] deine Karte
       *[other] die Karte von { $offerer }
    } ab
}; sie kommt unter den Aktionsstapel.
note-traded = { $seat ->
    [you] Du tauschst drei „{ $card }“ gegen drei neue Karten um.
   *[other] { $seat } tauscht drei „{ $card }“ gegen drei neue Karten um.
}
note-reshuffled = Die Ablage wird gemischt: ein neuer Stapel mit { $cards }.
note-draws = { $seat ->
    [you] Du ziehst { $cards }.
   *[other] { $seat } zieht { $cards }.
}
note-plays = { $seat ->
    [you] Du deckst „{ $card }“ auf.
   *[other] { $seat } deckt „{ $card }“ auf.
}
note-regrets = { $holder ->
    [you] Du hast „{ $card }“ abgelehnt und trotzdem gespielt: Dafür
   *[other] { $holder } hat „{ $card }“ abgelehnt und trotzdem gespielt: Dafür
} bekommt { $offerer ->
    [you] du einen Stern.
   *[other] { $offerer } einen Stern.
}
note-swapped = { $seat ->
    [you] Du tauschst und spielst „{ $card }“.
   *[other] { $seat } tauscht und spielt „{ $card }“.
}
note-swaps_nothing = { $seat ->
    [you] Du hast
   *[other] { $seat } hat
} keine andere Karte, die gespielt werden kann.
note-mirrored = { $seat ->
    [you] Dein Spiegel
   *[other] Der Spiegel von { $seat }
} zeigt { $copied ->
    [none] nichts.
   *[other] „{ $copied }“.
}
note-selected = { $seat ->
    [you] Du wählst { $place } { band-whose } und legst einen Stern darauf.
   *[other] { $seat } wählt { $place } { band-whose } und legt einen Stern darauf.
}
note-selects_nothing = { $seat ->
    [you] Du wählst niemanden.
   *[other] { $seat } wählt niemanden.
}
note-totals = Schwarz kommt auf { $black }, Weiß auf { $white }.
note-wins = { $seat ->
    [you] Du gewinnst klar.
   *[other] { $seat } gewinnt klar.
}
note-draw = Unentschieden: Alle gewählten Barbaren werden verkloppt.
note-nothing_happens = Niemand tritt an: Nichts geschieht.
note-clobbered = { $barbarian } aus { band-whose } wird verkloppt und geht an { $taker ->
    [you] dich.
   *[other] { $taker }.
}
note-tired = { $barbarian } auf { $place } { band-whose } wird umgedreht und liegt nun verdeckt.
note-star_to = Ein Stern aus { band-whose } geht { $seat ->
    [none] zurück in die Schachtel.
    [you] an dich.
   *[other] an { $seat }.
}
note-glorious = Ruhm: { $loser ->
    [you] Du gibst { $winner } einen Stern.
   *[other] { $loser } gibt { $winner ->
        [you] dir einen Stern.
       *[other] { $winner } einen Stern.
    }
}
note-fled = { $seat ->
    [you] Du bist geflohen und deckst
   *[other] { $seat } ist geflohen und deckt
} die ganze Bande auf.
note-relief = { $seat ->
    [you] Du hast keine Sterne mehr und bekommst { $stars } von den anderen.
   *[other] { $seat } hat keine Sterne mehr und bekommt { $stars } von den anderen.
}
note-unpaid = { $seat ->
    [you] Du hast
   *[other] { $seat } hat
} keinen Stern, und niemand kann welche abgeben.
note-shirked = So viele Runden und so wenig Prügel: Der Himmel hat genug gesehen.
note-game_over = Das Gewitter ist losgebrochen: Die Partie ist vorbei. { $how ->
    [most-stars] Die meisten Sterne gewinnen.
    [larger-pile] Bei Gleichstand gewinnt der größere Beutestapel.
   *[shared] Der Sieg wird geteilt.
}

## Was einem Zug im Weg steht

when-reject = Barbaren weist du ab, wenn du neue bekommen hast
when-give_black = Das schwarze Totem wird vor der ersten Runde vergeben
when-give_white = Das weiße Totem wird vor der ersten Runde vergeben und am Ende jeder Runde weitergegeben
when-pair = Die Totemträger wählen ihre Banden zu Beginn der Runde
when-offer = Eine Karte bietest du an, nachdem ein Totemträger deine Bande gewählt hat
when-lay = Die Totemträger legen ihre Karten nach den Angeboten aus
when-exchange = Drei Karten tauschst du vor dem Anbieten, vor dem Auslegen oder nach dem Kampf um
when-select = Barbaren wählst du, wenn deine Karte dir die Wahl lässt
when-switch = Barbaren tauschst du aus, nachdem du „Spiegel & Wechsel“ gespielt hast
when-pass = Passen kannst du beim Anbieten, Umtauschen und Austauschen
when-accept = Eine Karte nimmst du an, wenn dir eine angeboten wurde
when-decline = Eine Karte lehnst du ab, wenn dir eine angeboten wurde
now-mustering = jetzt wählst du, welche neuen Barbaren du behältst
now-topping-up = { now-mustering }
now-giving-black = jetzt vergibst du das schwarze Totem
now-giving-white = jetzt vergibst du das weiße Totem
now-passing-white = jetzt gibst du das weiße Totem weiter
now-pairing = jetzt wählst du eine Bande für deine Gruppe
now-offering = jetzt entscheidest du, ob du eine Karte anbietest
now-answering = jetzt nimmst du die angebotene Karte an oder lehnst sie ab
now-laying = jetzt legst du eine Karte aus
now-swapping = jetzt spielst du eine andere Karte statt „Tausch & Spiel“
now-selecting = jetzt wählst du einen von mehreren gleich passenden Barbaren
now-exchanging = jetzt entscheidest du, ob du drei Karten umtauschst
now-switching = jetzt tauschst du Barbaren aus
no-player = Diesen Spieler gibt es nicht.
no-band = Diese Bande gibt es nicht.
no-star = Du hast keinen Stern; die Karte kostet einen.
not-among-equals = Dieser Barbar gehört nicht zu denen, die gleich gut passen.
must-lay = Du musst eine Karte auslegen.
too-few = { $held ->
    [0] Du hast „{ $card }“ nicht
   *[other] Du hast „{ $card }“ nur { $held }-mal
}; zum Umtauschen brauchst du drei gleiche Karten.
deck-empty = Der Aktionsstapel ist leer: Es gibt nichts zum Nachziehen.
must-lay-accepted = Du hast „{ $card }“ angenommen und musst sie auslegen.
not-for-itself = „{ $card }“ kann nicht statt „{ $card }“ gespielt werden.
not-in-hand = Du hast „{ $card }“ nicht auf der Hand.
not-new = Der Barbar auf Platz { $place } ist keiner von den neuen.
holds-black = { $holder ->
    [you] Du hast
   *[other] { $holder } hat
} das schwarze Totem.
white-already = Du hast das weiße Totem schon: Gib es jemand anderem.
own-band = Das ist deine eigene Bande: Wähle eine andere.
band-of-holder = { band-first } gehört { $side ->
    [black] dem Träger des schwarzen Totems.
   *[white] dem Träger des weißen Totems.
}
band-taken = { band-first } gehört schon zur anderen Gruppe.
both-own = Beide Barbaren sind in deiner eigenen Bande.
switched-already = Der Barbar auf Platz { $place } { band-whose } wurde schon ausgetauscht.

## Das Ende

unit = { $count ->
    [one] 1 Stern
   *[other] { $count } Sterne
}
unit-plural = Sterne
row-start = Sterne zu Beginn
row-selected-out = Auf Barbaren gelegt
row-star_to-in = Von Barbaren genommen
row-glorious-in = Durch „Ruhmsucher“ gewonnen
row-glorious-out = Durch „Ruhmsucher“ verloren
row-accepts-in = Für Karten, die andere annahmen
row-accepts-out = Für angenommene Karten gezahlt
row-regrets-in = Für Karten, die andere ablehnten und doch spielten
row-regrets-out = Für abgelehnte und doch gespielte Karten gezahlt
row-help-in = Bekommen, als keine Sterne mehr da waren
row-help-out = An Spieler ohne Sterne gegeben
row-tie = Bei Gleichstand: Beutestapel
barbarians = { $count ->
    [one] 1 Barbar
   *[other] { $count } Barbaren
}

## Das Spiel als Text und als Bild

over = Die Partie ist vorbei.
headline = Runde { $round }. { $step }. Am Zug: { $players }.
step-mustering = Aufbau: { ask-mustering }
step-giving-black = Aufbau: { ask-giving-black }
step-giving-white = Aufbau: { ask-giving-white }
step-pairing = Schritt 1: { ask-pairing }
step-offering = Schritt 2: { ask-offering }
step-answering = Schritt 2: { ask-answering }
step-laying = Schritt 3: { ask-laying }
step-swapping = Schritt 4: { ask-swapping }
step-selecting = Schritt 4: { ask-selecting }
step-exchanging = Schritt 5: { ask-exchanging }
step-topping-up = Schritt 6: { ask-mustering }
step-switching = Schritt 8: { ask-switching }
step-passing-white = Schritt 9: { ask-passing-white }
ask-mustering = Barbaren behalten oder abweisen
ask-topping-up = { ask-mustering }
ask-giving-black = das schwarze Totem vergeben
ask-giving-white = das weiße Totem vergeben
ask-pairing = Gruppen bilden
ask-offering = Aktionskarten anbieten
ask-answering = annehmen oder ablehnen
ask-laying = Aktionskarten auslegen
ask-swapping = eine andere Karte spielen
ask-selecting = unter Gleichen wählen
ask-exchanging = drei gleiche Karten umtauschen
ask-switching = austauschen
ask-passing-white = das weiße Totem weitergeben
decks = Blitz { $lightning ->
    [revealed] aufgedeckt
   *[hidden] verborgen
}, Donner { $thunder ->
    [revealed] aufgedeckt
   *[hidden] verborgen
}. Barbarenstapel: { $barbarians }. Aktionsstapel: { $actions ->
    [one] 1 Karte
   *[other] { $actions } Karten
}.
mark-totem = { $side ->
    [black] schwarzes Totem
   *[white] weißes Totem
}
mark-grouped = in der Gruppe von { side }
band-line = { band-first }{ $marks ->
    [none] { "" }
   *[other] { " " }[{ $marks }]
}
band-line-owned = { band-line }: { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
}, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}, Beutestapel { $pile }
face-down = ({ $barbarian }) verdeckt
face-new = <{ $barbarian }> neu
clans = Clans: { $clans }
on-table = Auf dem Tisch: { $cards ->
    [none] keine Karte
   *[other] { $cards }
}.
played = { $player }: „{ $card }“
played-on = { $player }: „{ $card }“ mit { $barbarians }
discards = Ablage: { card-list }. Sterne in der Schachtel: { $stars }.
hand = Deine Hand: { card-list }.
card-list = { $cards ->
    [none] keine
   *[other] { $cards }
}
card-times = { $card } ×{ $count }
offered = { $offerer } bietet { $holder } an: „{ $card }“, { $stage ->
    [offered] noch offen
    [accepted] angenommen
   *[rejected] abgelehnt
}.
from-bottom = { $card } ({ $place }. von unten)
known-barbarians = Du weißt vom Barbarenstapel: { $cards }.
known-actions = Du weißt vom Aktionsstapel: { $cards }.
sure = { $player } hat sicher auf der Hand: { card-list }.
decided = Du hast dich entschieden: { $move }.
picture-over = Die Partie ist vorbei
picture-round = Runde { $round }: { $ask }
picture-free-band = Freie Bande { $free }
picture-cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
picture-versus = gegen
picture-barbarians = Noch { $count ->
    [one] 1 Barbar
   *[other] { $count } Barbaren
}
picture-actions = { $count ->
    [one] 1 Aktionskarte
   *[other] { $count } Aktionskarten
}
picture-stars = { $count ->
    [one] 1 Stern
   *[other] { $count } Sterne
} in der Schachtel

## Zahlen der Schachtel

copies-of = { $count }-mal „{ $card }“
any-total = beliebig viel
no-number = beliebig viel
times = { $count ->
    [0] gar nicht
    [1] einfach
    [2] doppelt
    [3] dreifach
    [4] vierfach
    [5] fünffach
    [6] sechsfach
    [7] siebenfach
    [8] achtfach
   *[other] neunfach
}
counts = { times }{ $add ->
    [0] { "" }
   *[other] { " " }und { $add } mehr
}, { $cap ->
    [0] ohne Obergrenze
   *[other] bis zu { $cap }
}

## Was sich vor dem Spiel wählen lässt

choice-basic = Grundspiel
choice-middle = mittleres Spiel
choice-full = volles Spiel
choice-as-the-game-says = wie es das Spiel vorsieht
choice-yes = ja
choice-no = nein
choice-usual = üblich
choice-literal = wörtlich
choice-in = dabei
choice-out = nicht dabei
designer = im Regelheft nicht genannt
publisher = im Regelheft nicht genannt
called-game = Spiel
called-hand = Hand
called-clans = Clans
called-step2 = Schritt 2
called-cards = Karten
called-second_best = Zweitbester
called-the_underdogs = Die Außenseiter
called-glory_seeker = Ruhmsucher
called-swap_and_play = Tausch & Spiel
called-mirror_and_switch = Spiegel & Wechsel
called-flee_and_surprise = Flucht & Überraschung

## Diagrams of the rules

diagram-groups = Zwei Gruppen: Jeder Totemträger hat das große Totem, und die Bande, mit der er sich verbündet hat, das kleine. Eine Karte wählt aus allen offenen Barbaren ihrer Gruppe; der verdeckte zählt nicht.

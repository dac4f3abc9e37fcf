
## horde

klobba-side = { $side ->
    [0] Schwarz
   *[other] Weiß
}
klobba-mustering = Stelle deine Bande auf
klobba-giving-black = Wer bekommt das schwarze Totem?
klobba-giving-white = Wer bekommt das weiße Totem?
klobba-pairing = Gruppen bilden
klobba-offering = Karten anbieten
klobba-answering = Das Angebot annehmen?
klobba-laying = Eine Karte auslegen
klobba-swapping = Tausch & Spiel
klobba-selecting = Unter Gleichen wählen
klobba-exchanging = Drei Gleiche
klobba-topping-up = Neue Barbaren
klobba-switching = Barbaren austauschen
klobba-passing-white = Das weiße Totem weitergeben
klobba-clan-letter = { $clan ->
    [0] O
    [1] P
    [2] G
   *[other] B
}
klobba-unknown-barbarian = ein unbekannter Barbar
klobba-barbarian = Barbar { $value }, { $count ->
    [0] ohne Clan
   *[other] { $clans }
}

## Arena

klobba-clash = Der Kampf
klobba-the-clash = der Kampf
klobba-who = { $who ->
    [you] Du
   *[other] { $who }
}
klobba-wins = { $who ->
    [you] Du gewinnst
   *[other] { $who } gewinnt
}
klobba-result = { $result ->
    [draw] Unentschieden
    [nothing] Nichts geschieht
    [fled] Flucht, kein Kampf
   *[other] { "" }
}
klobba-played = { $who ->
    [you] Du hast „{ $card }“ gespielt
   *[other] { $who } hat „{ $card }“ gespielt
}
klobba-laid = { $who ->
    [you] Du hast eine Karte ausgelegt
   *[other] { $who } hat eine Karte ausgelegt
}
klobba-no-card = { klobba-side }: noch keine Karte
klobba-copies = wirkt wie „{ $card }“
klobba-klob = KLOPP!
klobba-versus = GEGEN
klobba-last = Zuletzt: { $text }

## BandRow

klobba-free-band = { $free ->
    [0] Freie Bande
   *[other] Freie Bande { $free }
}
klobba-place-empty = { $name }, Platz { $place }: niemand
klobba-place = { $barbarian }, { $face ->
    [down] verdeckt
    [up] offen
   *[other] gerade ausgeteilt
}{ $star ->
    [0] { "" }
   *[other] , { $star } Stern darauf
}{ $marked ->
    [yes] , markiert
   *[no] { "" }
} ({ $name }, Platz { $place })
klobba-keep-after-all = Doch behalten
klobba-band-of = die Bande von { $name }
klobba-stars = Sterne,
klobba-pile-and-hand = auf dem Beutestapel, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} auf der Hand
klobba-nobodys = gehört niemandem

## Board

klobba-your-marker = Dein Gruppenmarker
klobba-the-totem = Das Totem
klobba-your-star = Dein Stern
klobba-over = Das Gewitter ist vorbei.
klobba-waiting = Warten auf { $names }: { $step }
klobba-advice-reject = Tippe auf Barbaren, die du nicht willst; sie werden ungesehen ersetzt.
klobba-advice-pair = Wähle die Bande, die mit deiner kämpft.
klobba-advice-offer = Du darfst eine Karte für einen Stern anbieten, oder nichts.
klobba-advice-lay = Wähle eine Karte aus deiner Hand.
klobba-advice-select = Sie sind gleich stark: Wähle, wer kämpft.
klobba-advice-switch = Wähle einen deiner Barbaren, dann einen aus einer anderen Bande.
klobba-advice-give = Wähle eine Person.
klobba-advice-switched = Wähle jetzt, mit wem er den Platz tauscht.
klobba-bound = Du hast „{ $card }“ von { $from } genommen: Lege sie aus.
klobba-offer = { $from } bietet „{ $card }“ an ({ $effect }). Annehmen kostet einen Stern, und du musst die Karte auslegen.
klobba-reject = Abweisen
klobba-reject-some = { $count } abweisen, den Rest behalten
klobba-keep-all = Alle behalten
klobba-from-partner = von { $name }

## Storm

klobba-lightning = Blitz: { $out ->
    [yes] aufgedeckt
   *[other] im Stapel verborgen
}
klobba-thunder = Donner: { $out ->
    [yes] aufgedeckt
   *[other] im Stapel verborgen
}
klobba-barbarians = { $count ->
    [one] { $count } Barbar
   *[other] { $count } Barbaren
}
klobba-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
klobba-box = { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
} in der Schachtel

## Totem

klobba-marker-of = Gruppenmarker von { klobba-side }
klobba-totem-of = { $side ->
    [0] Schwarzes
   *[other] Weißes
} Totem

## ways

klobba-accept = Für einen Stern annehmen
klobba-lay = Auslegen
klobba-offer-it = Anbieten

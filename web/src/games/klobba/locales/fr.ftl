
## horde

klobba-side = { $side ->
    [0] Noir
   *[other] Blanc
}
klobba-mustering = Rassemblez votre Bande
klobba-giving-black = Qui reçoit le totem Noir ?
klobba-giving-white = Qui reçoit le totem Blanc ?
klobba-pairing = Formez les Groupes
klobba-offering = Proposez des cartes
klobba-answering = Accepter la proposition ?
klobba-laying = Posez une carte
klobba-swapping = Échange & Joue
klobba-selecting = Choisissez entre égaux
klobba-exchanging = Trois identiques
klobba-topping-up = Nouveaux Barbares
klobba-switching = Permutez des Barbares
klobba-passing-white = Transmettez le totem Blanc
klobba-clan-letter = { $clan ->
    [0] R
    [1] C
    [2] G
   *[other] S
}
klobba-unknown-barbarian = un Barbare inconnu
klobba-barbarian = Barbare { $value }, { $count ->
    [0] sans clan
   *[other] { $clans }
}

## Arena

klobba-clash = L’affrontement
klobba-the-clash = l’affrontement
klobba-who = { $who ->
    [you] Vous
   *[other] { $who }
}
klobba-wins = { $who ->
    [you] Vous gagnez
   *[other] { $who } gagne
}
klobba-result = { $result ->
    [draw] Égalité
    [nothing] Il ne se passe rien
    [fled] Ils fuient
   *[other] { "" }
}
klobba-played = { $who ->
    [you] Vous avez
   *[other] { $who } a
} joué { $card }
klobba-laid = { $who ->
    [you] Vous avez
   *[other] { $who } a
} posé une carte
klobba-no-card = { klobba-side } : pas encore de carte
klobba-copies = copie { $card }
klobba-klob = KLOB !
klobba-versus = VS
klobba-last = Dernier : { $text }

## BandRow

klobba-free-band = { $free ->
    [0] Bande libre
   *[other] Bande libre { $free }
}
klobba-place-empty = { $name }, place { $place } : personne
klobba-place = { $barbarian }, { $face ->
    [down] face cachée
    [up] face visible
   *[other] vient d’arriver
}{ $star ->
    [0] { "" }
   *[other] , { $star } Étoile dessus
}{ $marked ->
    [yes] , marqué
   *[no] { "" }
} ({ $name }, place { $place })
klobba-keep-after-all = Garder finalement
klobba-band-of = la Bande de { $name }
klobba-stars = Étoiles,
klobba-pile-and-hand = sur la pile de butin, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} en main
klobba-nobodys = à personne

## Board

klobba-your-marker = Votre marqueur de Groupe
klobba-the-totem = Le totem
klobba-your-star = Votre Étoile
klobba-over = L’orage est passé.
klobba-waiting = On attend { $names } : { $step }
klobba-advice-reject = Touchez ceux que vous ne voulez pas ; ils sont remplacés sans être vus.
klobba-advice-pair = Choisissez la Bande qui combat à côté de la vôtre.
klobba-advice-offer = Vous pouvez proposer une carte pour une Étoile, ou rien.
klobba-advice-lay = Choisissez une carte de votre main.
klobba-advice-select = Ils sont égaux : choisissez qui y va.
klobba-advice-switch = Choisissez un des vôtres, puis un d’une autre Bande.
klobba-advice-give = Choisissez un joueur.
klobba-advice-switched = Choisissez maintenant avec qui il change de place.
klobba-bound = Vous avez pris { $card } de { $from } : posez-la.
klobba-offer = { $from } propose { $card } ({ $effect }). Cela coûte une Étoile, et vous devriez la poser.
klobba-reject = Rejeter
klobba-reject-some = En rejeter { $count }, garder le reste
klobba-keep-all = Tout garder
klobba-from-partner = de { $name }

## Storm

klobba-lightning = Éclair : { $out ->
    [yes] révélé
   *[other] caché dans la pioche
}
klobba-thunder = Tonnerre : { $out ->
    [yes] révélé
   *[other] caché dans la pioche
}
klobba-barbarians = { $count ->
    [one] { $count } Barbare
   *[other] { $count } Barbares
}
klobba-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
klobba-box = { $stars ->
    [one] { $stars } Étoile
   *[other] { $stars } Étoiles
} dans la boîte

## Totem

klobba-marker-of = Marqueur de Groupe : { klobba-side }
klobba-totem-of = Totem { klobba-side }

## ways

klobba-accept = Accepter pour une Étoile
klobba-lay = Poser
klobba-offer-it = Proposer

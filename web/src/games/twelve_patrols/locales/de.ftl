
## kingdom

patrols-colour = { $colour ->
    [0] dunkel
    [1] mittel
   *[other] hell
}
patrols-side = { $side ->
    [0] Norden
    [1] Osten
    [2] Süden
   *[other] Westen
}
patrols-row = Reihe { $row }
patrols-column = Spalte { $column }
patrols-soldier = { $colour ->
    [0] dunkler
    [1] mittlerer
   *[other] heller
} { $face ->
    [0] Fußsoldat
   *[other] Ritter { $face }
}
patrols-ask = { $what ->
    [nothing] nichts
    [colours] { $number ->
        [one] { $number } Farbe
       *[other] { $number } Farben
    }
    [items] { $number ->
        [one] { $number } Figur
       *[other] { $number } Figuren
    }
   *[other] Summe { $number }
}
patrols-side-asks = { patrols-side } { $ask }{ $outer ->
    [yes] { " " }(Außengrenze)
   *[no] { "" }
}
patrols-placement = { $how ->
    [complete] vollständig
    [contradicts] widerspricht sich
    [open] { $cards ->
        [one] { $cards } könnte sie vervollständigen
       *[other] { $cards } könnten sie vervollständigen
    }
   *[other] keine Region vervollständigt sie
}

## Asks

patrols-asks = Was die Seiten dieser Linie verlangen
patrols-met = erfüllt
patrols-so-far = , bisher
patrols-there = { $there } von { $number }

## Barracks

patrols-barracks = Kaserne: noch { $count ->
    [one] 1 Soldat
   *[other] { $count } Soldaten
}
patrols-several = { $soldier }, { $n } davon
patrols-none-left = keiner mehr

## Board

patrols-safe = Das Königreich ist sicher.
patrols-lost = Das Königreich ist verloren.
patrols-lay = Lege eine Region aus.
patrols-take = Nimm eine von drei Regionen.
patrols-both = { $line } und { $later } sind vollständig.
patrols-early = Besetze diese Grenze vorzeitig.
patrols-man = { $line } besetzen.
patrols-doomed = Keine verbleibende Region kann { $lines } vervollständigen.
patrols-glow = Nimm eine: Die Plätze, auf denen sie liegen darf, leuchten auf.
patrols-grows = Dein Königreich wächst von ihr aus.
patrols-which-first = Beide müssen besetzt werden. Welche zuerst?
patrols-send-early = Schicke so viele, wie du willst, und lass sie dann dort.
patrols-send = Schicke Soldaten, bis alle vier Seiten grün sind.
patrols-manned = { $manned } von { $all }
patrols-patrols = Patrouillen

## Display

patrols-display = Auslage

## Kingdom

patrols-kingdom = Das Königreich: { $laid } von { $regions } Regionen, { $manned } von { $patrols } Patrouillen
patrols-gap = { $count ->
    [0] Lücke
   *[other] Patrouille
} zwischen „{ $before }“ und „{ $behind }“{ $count ->
    [0] { "" }
   *[other] : { $guards }
}
patrols-region = { $region } auf { $cell }: { $sides }
patrols-cell = Platz { $cell }

## Unseen

patrols-coming = { $coming ->
    [0] Es kommen keine Regionen mehr.
    [1] { $coming } von diesen kommt:
   *[other] { $coming } von diesen kommen:
}
patrols-unseen = Regionen, die noch niemand gesehen hat

## Winnable

patrols-end-here = Hier beenden
patrols-looking = Wird geprüft …
patrols-winnable = Noch zu gewinnen?

### Gin Rummy en español.

pitch = Reúne tríos y escaleras, y cierra cuando quede poco más en tu mano.
designer = tradicional
called-knock = Cerrar con
option-knock = con cuánto sobrante como mucho se puede cerrar
called-oklahoma = Oklahoma
option-oklahoma = si la primera carta descubierta dice con cuánto sobrante se puede cerrar
called-gin = Gin
option-gin = puntos por gin
called-undercut = Contragolpe
option-undercut = puntos por contragolpe
called-hand = Cartas
option-hand = cuántas cartas recibe cada uno
choice-yes = sí
choice-no = no
ending-knock = alguien ha cerrado
ended-knock = cierre
ending-wall = solo quedaban dos cartas por robar, y nadie ha cerrado
ended-wall = mazo agotado
ending-standstill = se tomaban y descartaban siempre las mismas cartas
ended-standstill = sin avance
unit = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
unit-plural = puntos
rank = { $rank }
take = Tomar { $card }
take-none = Tomar la carta descubierta
draw = Robar del mazo
pass = { $phase ->
    [0] Dejar la carta descubierta
    [7] No cerrar
   *[other] Listo
}
knock = Cerrar
discard = Descartar { $card }
add = Añadir { $card }
meld = Extender { $cards }
not-in-hand = No tienes { $cards } en la mano.
not-2 = Eso no es una combinación de tu mano.
not-3 = Ambos dejasteis la carta descubierta: roba del mazo.
not-4 = No hay carta descubierta que tomar.
not-5 = Descartas una carta que tienes.
not-6 = Puedes cerrar con { $knock } puntos de sobrante como mucho.
not-7 = Quedaría demasiado sobrante: como mucho { $knock } puntos.
not-9 = No continúa ninguna combinación de quien cerró.
when-take = Tomas la carta descubierta al principio de tu turno
when-draw = Robas al principio de tu turno
when-pass = Dejas la primera carta descubierta, o has acabado de extender
when-knock = Cierras después de robar
when-discard = Descartas después de robar
when-add = Añades cartas cuando el otro ha cerrado
when-meld = Extiendes combinaciones cuando alguien ha cerrado
now = { $phase ->
    [0] tomas la primera carta descubierta, o no
    [1] tomas la carta descubierta, o robas
    [2] descartas, o cierras
    [3] descartas para cerrar
    [4] extiendes tus combinaciones
    [5] añades cartas
    [6] extiendes tus combinaciones
   *[7] cierras con la carta descubierta, o no
}
state = Descubierta { $card }, mazo { $left }, cerrar con { $knock }
added = Añadidas: { $cards }
row = { $name }: { $left ->
    [one] 1 carta
   *[other] { $left } cartas
}
row-left = Resto en las manos
row-bonus = Gin o contragolpe
note-dealt = { $hearer ->
    [you] Recibes
   *[other] { $hearer } recibe
} { $cards }.
note-upcard = Se descubre { $card }.
note-passed = { $seat ->
    [you] Dejas
   *[other] { $seat } deja
} la carta descubierta.
note-took = { $seat ->
    [you] Tomas
   *[other] { $seat } toma
} { $card }.
note-drew = { $seat ->
    [you] Robas
   *[other] { $seat } roba
} del mazo.
note-got = { $hearer ->
    [you] Has robado
   *[other] { $hearer } ha robado
} { $card }.
note-discarded = { $seat ->
    [you] Descartas
   *[other] { $seat } descarta
} { $card }.
note-knocked = { $seat ->
    [you] Cierras y muestras
   *[other] { $seat } cierra y muestra
} { $cards }.
note-melded = { $seat ->
    [you] Extiendes
   *[other] { $seat } extiende
} { $cards }.
note-added = { $seat ->
    [you] Añades
   *[other] { $seat } añade
} { $card }.
note-left = { $seat ->
    [you] Te
   *[other] A { $seat } le
} { $points ->
    [one] queda 1 punto
   *[other] quedan { $points } puntos
} de sobrante.
note-gin = ¡{ $seat ->
    [you] Tienes
   *[other] { $seat } tiene
} gin!
note-undercut = ¡{ $seat ->
    [you] Das
   *[other] { $seat } da
} un contragolpe!
note-stopped = { $end ->
    [2] Solo quedan dos cartas en el mazo, y nadie ha cerrado: sin puntos.
   *[3] Las mismas cartas van y vienen: sin puntos.
}
worth = { " " }({ $points })

### Corazones (Hearts) en español.

pitch = Evita las bazas con corazones y la dama de picas, o llévatelas todas.
designer = tradicional
seat-name-0 = Norte
seat-name-1 = Este
seat-name-2 = Sur
seat-name-3 = Oeste
called-hands = Manos
option-hands = cuántas manos se juegan
called-passing = Pase
option-passing = a dónde se pasan cartas
choice-turning = por turno
choice-drawn = al azar
choice-none = a ninguna parte
called-any_club = Cualquier trébol
option-any_club = si se puede salir primero con cualquier trébol
called-clean = Primera baza sin puntos
option-clean = si la primera baza queda sin puntos
called-breaking = Apertura
option-breaking = si hay que abrir los corazones antes de salir con ellos
called-queen_breaks = La dama abre
option-queen_breaks = si también la dama de picas abre los corazones
called-spare_queen = Guardar la dama
option-spare_queen = si se puede salir con un corazón en lugar de la dama
called-jack = Jota de diamantes
option-jack = si la jota de diamantes quita diez puntos
called-no_trick = Ninguna baza
option-no_trick = si no llevarse ninguna baza quita cinco puntos
choice-yes = sí
choice-no = no
ending-hands-played = se han jugado todas las manos
ended-hands-played = manos jugadas
unit = { $negative ->
    [yes] { $size } { $size ->
        [one] punto
       *[other] puntos
    }
   *[no] { $size ->
        [0] 0 puntos
       *[other] −{ $size } puntos
    }
}
unit-plural = puntuación
rank = { $rank }
pass = Pasar { $card }
play = Jugar { $card }
not-in-hand = No tienes { $card } en la mano.
not-5 = Primero se sale con el dos de tréboles, o con otro trébol si así se acordó.
not-6 = Debes asistir al palo de salida.
not-7 = La primera baza queda sin puntos, y tienes otras cartas.
not-8 = Los corazones no están abiertos, y tienes otras cartas para salir.
when-pass = Pasas cartas antes de jugar una mano
when-play = Juegas cartas cuando todos han pasado las suyas
now-pass = eliges cartas para pasar
now-play = juegas una carta
state = { $way ->
    [0] No se pasan cartas
    [1] Se pasan cartas a la izquierda
    [2] Se pasan cartas enfrente
   *[3] Se pasan cartas a la derecha
}; { $broken ->
    [yes] ya se puede salir a corazones
   *[no] aún no se puede salir a corazones
}.
row = { $name }: { $laid }  cartas { $left }, puntos { $points }, antes { $total }
row-hand = Mano { $hand }
note-dealt = { $hearer ->
    [you] Recibes
   *[other] { $hearer } recibe
} { $cards }.
note-way = { $way ->
    [0] No se pasan cartas en esta mano.
    [1] Todos pasan tres cartas a la izquierda.
    [2] Todos pasan tres cartas enfrente.
   *[3] Todos pasan tres cartas a la derecha.
}
note-passed = { $hearer ->
    [you] Pasas
   *[other] { $hearer } pasa
} { $card }.
note-ready = { $seat ->
    [you] Has
   *[other] { $seat } ha
} elegido tres cartas para pasar.
note-received = { $hearer ->
    [you] Recibes
   *[other] { $hearer } recibe
} { $cards } de { $seat ->
    [you] ti
   *[other] { $seat }
}.
note-played = { $seat ->
    [you] Juegas
   *[other] { $seat } juega
} { $card }.
note-broken = Los corazones están abiertos.
note-trick = { $seat ->
    [you] Te llevas
   *[other] { $seat } se lleva
} la baza{ $points ->
    [0] .
    [one] { " " }con 1 punto.
   *[other] { " " }con { $points } puntos.
}
note-moon = { $seat ->
    [you] Consigues
   *[other] { $seat } consigue
} la luna: 26 puntos para todos los demás.
note-no_trick = { $seat ->
    [you] No te has
   *[other] { $seat } no se ha
} llevado ninguna baza: cinco puntos menos.
note-hand = { $seat ->
    [you] Recibes
   *[other] { $seat } recibe
} { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} en esta mano, { $total } en total.

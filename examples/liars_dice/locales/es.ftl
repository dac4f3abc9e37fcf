### El dado mentiroso en español.

pitch = Un dado cada uno bajo el cubilete, y apuestas cada vez más altas sobre los dos, hasta que alguien duda.
called-faces = Caras
option-faces = cuántas caras tiene un dado
ending-bid-doubted = se ha dudado de una apuesta y se han mostrado los dados
ended-bid-doubted = apuesta puesta en duda
unit = { $count ->
    [one] 1 ficha
   *[other] { $count } fichas
}
unit-plural = fichas
dice = { $count ->
    [one] un { $face }
   *[other] dos { $face }
}
bid = Apostar por { $dice }
doubt = Dudar de la apuesta
note-rolled = { $hearer ->
    [you] Tu dado: { $die }.
   *[other] Dado de { $hearer }: { $die }.
}
note-bid = { $seat ->
    [you] Apuestas
   *[other] { $seat } apuesta
} por { $count ->
    [one] un { $face }.
   *[other] dos { $face }.
}
note-doubted = { $seat ->
    [you] Dudas
   *[other] { $seat } duda
} de la apuesta.
note-shown = { $seat ->
    [you] Muestras
   *[other] { $seat } muestra
} un { $die }.
note-won = { $seat ->
    [you] Ganas
   *[other] { $seat } gana
} una ficha.
seat = { $name }: { $die }
hidden = un dado bajo el cubilete
bids = Apuestas: { $bids }
no-bid = Todavía no hay apuesta.
wild = El { $face } es comodín.

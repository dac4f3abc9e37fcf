### Oware en español.

pitch = Siembra semillas en doce casas y captura donde hagas dos o tres.
ending-more-than-half = alguien ha capturado más de la mitad de las semillas
ended-more-than-half = más de la mitad
ending-no-move = quien tenía el turno no podía jugar, o no alcanzar a un rival sin semillas
ended-no-move = sin jugada posible
ending-repetition = una posición se ha repetido sin capturas entre medias
ended-repetition = posición repetida
ending-long-calm = no se ha capturado nada durante mucho tiempo
ended-long-calm = mucho tiempo sin capturas
seat-name-0 = Sur
seat-name-1 = Norte
option-houses = cuántas casas tiene una fila
called-houses = Casas
option-seeds = cuántas semillas hay al principio en cada casa
called-seeds = Semillas
option-calm = tras cuántas jugadas sin captura termina la partida
called-calm = Jugadas sin captura
unit = { $count ->
    [one] 1 semilla
   *[other] { $count } semillas
}
unit-plural = semillas
sow = Sembrar { $seeds ->
    [one] 1 semilla
   *[other] { $seeds } semillas
} desde { $house }
not-yours = La casa { $house } no es tuya.
empty = La casa { $house } está vacía.
hungry = Tu rival no tiene semillas, y desde { $house } no llegaría ninguna.
note-sown = { $seat ->
    [you] Siembras
   *[other] { $seat } siembra
} { $seeds ->
    [one] 1 semilla
   *[other] { $seeds } semillas
} desde { $house }.
note-captured = { $seat ->
    [you] Capturas
   *[other] { $seat } captura
} { $seeds } semillas.
note-slam = { $seat ->
    [you] Capturarías
   *[other] { $seat } capturaría
} todas las semillas de la otra fila: un gran slam no captura nada.
note-kept = { $seat ->
    [you] Te quedas
   *[other] { $seat } se queda
} { $seeds ->
    [0] sin semillas de la fila.
    [one] con 1 semilla de la fila.
   *[other] con { $seeds } semillas de la fila.
}
row-captured = Capturadas
row-kept = Guardadas al final

### Lo que dicen los comandos largos mientras trabajan. Cómo se escriben los mensajes: docs/translate.md.

going-on = Sigue donde se detuvo: { $of ->
    [0] ya están sus primeros resultados.
   *[other] ya están { $done } de { $of }.
} Para empezar de nuevo: rulewright lab studies --forget { $name }
forecast = Faltan unos { $time } para los otros { $left } de { $of }.
may-stop = Puedes detenerlo: el mismo comando sigue desde ahí.
not-kept-from-here = Desde aquí no se guarda nada por si se detiene el comando: { $why }.
too-many-results = hay demasiados resultados
not-kept = No se guardó nada por si se detenía el comando: { $why }
cost = Costó { $cores } y tardó { $time }{ $runs ->
    [1] { "" }
   *[other] , en { $runs } veces
}{ $lost ->
    [0] { "" }
    [one] ; se perdió { $lost } máquina, y su trabajo se hizo de nuevo en otra
   *[other] ; se perdieron { $lost } máquinas, y su trabajo se hizo de nuevo en otras
}.
core-hours = { $hours } horas de núcleo
few-core-hours = menos de 0,01 horas de núcleo
seconds = { $n ->
    [one] { $n } segundo
   *[other] { $n } segundos
}
minutes = { $n } minutos
hours = { $n } horas
days = { $n } días

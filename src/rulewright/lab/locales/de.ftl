### Was lange Befehle sagen, während sie arbeiten. Wie Meldungen geschrieben werden: docs/translate.md.

going-on = Es geht weiter, wo der Befehl unterbrochen wurde: { $of ->
    [0] Die ersten Ergebnisse sind schon da.
   *[other] { $done } von { $of } sind schon da.
} Von vorn beginnen: rulewright lab studies --forget { $name }
forecast = Noch etwa { $time } für die übrigen { $left } von { $of }.
may-stop = Du kannst ihn unterbrechen: Derselbe Befehl macht dort weiter.
not-kept-from-here = Ab hier wird nichts mehr für den Fall aufgehoben, dass der Befehl unterbrochen wird: { $why }.
too-many-results = Es sind zu viele Ergebnisse
not-kept = Für den Fall, dass der Befehl unterbrochen wird, wurde nichts aufgehoben: { $why }
cost = Das hat { $time } gedauert und { $cores } gekostet{ $runs ->
    [1] { "" }
   *[other] , in { $runs } Läufen
}{ $lost ->
    [0] { "" }
    [one] ; { $lost } Rechner fiel aus, seine Arbeit wurde anderswo noch einmal getan
   *[other] ; { $lost } Rechner fielen aus, ihre Arbeit wurde anderswo noch einmal getan
}.
core-hours = { $hours } Kernstunden
few-core-hours = weniger als 0,01 Kernstunden
seconds = { $n ->
    [one] { $n } Sekunde
   *[other] { $n } Sekunden
}
minutes = { $n } Minuten
hours = { $n } Stunden
days = { $n } Tage

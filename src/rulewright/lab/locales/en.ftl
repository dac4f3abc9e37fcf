### What long commands say while they work. How messages are written: docs/translate.md.

going-on = Going on where it stopped: { $of ->
    [0] its first results
   *[other] { $done } of { $of }
} are there. To start over: rulewright lab studies --forget { $name }
forecast = About { $time } for the other { $left } of { $of }.
may-stop = You may stop it: the same command goes on from there.
not-kept-from-here = From here on nothing is kept for the case that this is stopped: { $why }.
too-many-results = its results are too many
not-kept = Nothing was kept for the case that this is stopped: { $why }
cost = It took { $cores } in { $time }{ $runs ->
    [1] { "" }
   *[other] , in { $runs } runs
}{ $lost ->
    [0] { "" }
    [one] ; { $lost } machine was lost, and its work was done again elsewhere
   *[other] ; { $lost } machines were lost, and their work was done again elsewhere
}.
core-hours = { $hours } core hours
few-core-hours = less than 0.01 core hours
seconds = { $n ->
    [one] { $n } second
   *[other] { $n } seconds
}
minutes = { $n } minutes
hours = { $n } hours
days = { $n } days

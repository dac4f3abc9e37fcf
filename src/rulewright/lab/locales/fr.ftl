### Ce que disent les longues commandes pendant qu’elles travaillent. Comment écrire les messages : docs/translate.md.

going-on = La commande reprend où elle s’était arrêtée : { $of ->
    [0] ses premiers résultats sont là.
   *[other] { $done } sur { $of } sont là.
} Pour recommencer : rulewright lab studies --forget { $name }
forecast = Encore { $time } environ pour les { $left } restants sur { $of }.
may-stop = Vous pouvez l’arrêter : la même commande reprendra d’ici.
not-kept-from-here = À partir d’ici, rien n’est gardé au cas où la commande serait arrêtée : { $why }.
too-many-results = il y a trop de résultats
not-kept = Rien n’a été gardé au cas où la commande serait arrêtée : { $why }
cost = Cela a pris { $cores } en { $time }{ $runs ->
    [1] { "" }
   *[other] , en { $runs } fois
}{ $lost ->
    [0] { "" }
    [one] ; { $lost } machine a été perdue, et son travail refait ailleurs
   *[other] ; { $lost } machines ont été perdues, et leur travail refait ailleurs
}.
core-hours = { $hours } heures-cœur
few-core-hours = moins de 0,01 heure-cœur
seconds = { $n ->
    [one] { $n } seconde
   *[other] { $n } secondes
}
minutes = { $n } minutes
hours = { $n } heures
days = { $n } jours

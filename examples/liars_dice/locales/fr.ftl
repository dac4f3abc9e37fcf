### Le dé menteur en français.

pitch = Un dé chacun sous un gobelet, et des annonces toujours plus hautes sur les deux, jusqu’à ce que quelqu’un doute.
called-faces = Faces
option-faces = le nombre de faces d’un dé
ending-bid-doubted = une annonce a été mise en doute, et les dés ont été montrés
ended-bid-doubted = annonce mise en doute
unit = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
unit-plural = jetons
dice = { $count ->
    [one] un { $face }
   *[other] deux { $face }
}
bid = Annoncer { $dice }
doubt = Douter de l’annonce
note-rolled = { $hearer ->
    [you] Votre dé : { $die }.
   *[other] Dé de { $hearer } : { $die }.
}
note-bid = { $seat ->
    [you] Vous annoncez
   *[other] { $seat } annonce
} { $count ->
    [one] un { $face }.
   *[other] deux { $face }.
}
note-doubted = { $seat ->
    [you] Vous doutez
   *[other] { $seat } doute
} de l’annonce.
note-shown = { $seat ->
    [you] Vous montrez
   *[other] { $seat } montre
} un { $die }.
note-won = { $seat ->
    [you] Vous gagnez
   *[other] { $seat } gagne
} un jeton.
seat = { $name } : { $die }
hidden = un dé sous le gobelet
bids = Annonces : { $bids }
no-bid = Pas encore d’annonce.
wild = Le { $face } est un joker.

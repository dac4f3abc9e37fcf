### Was der Tisch neben dem Spiel sagt.

## Spielverlauf

bot-moved = { $player ->
    [you] Ein Bot hat für dich gezogen.
   *[other] Ein Bot hat für { $player } gezogen.
}
taken-back = { $first ->
    [0] Zug { $last } wird{ by-consent } zurückgenommen.
   *[other] Die Züge { $first } bis { $last } werden{ by-consent } zurückgenommen.
}
by-consent = { $consent ->
    [yes] { " " }einvernehmlich
   *[no] { "" }
}

## Ablehnungen

no-seat = Es gibt keinen Platz { $seat }: Die Plätze gehen von 0 bis { $last }.
no-move = Es gibt keinen Zug { $code }: Die Züge gehen von 0 bis { $last }.
over = Das Spiel ist vorbei.
not-your-decision = Jetzt entscheidet nicht { $player }, sondern { $others }.
because-of = Nichts ist geschehen, wegen { which-move }: { $sentence }
which-move = Zug { $number } von { $count }
say-a-move = Nenne mindestens einen Zug.
one-by-one = Dieses Spiel wurde begonnen, als sein Protokoll nur einzelne Züge kannte: Mache sie einen nach dem anderen.
shows-something = Dieser Zug zeigt dir etwas Neues: Mache ihn für sich und wähle dann weiter.

## Zurücknehmen

undo-over = Das Spiel ist vorbei und sein Startwert aufgedeckt: Nichts lässt sich mehr zurücknehmen.
undo-not-yours = Du kannst nur deinen eigenen letzten Zug zurücknehmen, und nur, bis jemand anders zieht.
undo-chance = Das lässt sich nicht zurücknehmen: Es wurde gewürfelt oder etwas aufgedeckt.
undo-no-move = Du hast noch nicht gezogen, es gibt also nichts zurückzunehmen.
undo-nothing = Es wurde noch nichts gespielt, was sich zurücknehmen ließe.
undo-learned = Das lässt sich nicht zurücknehmen: Du hast dabei etwas gesehen, was du nicht wusstest.
undo-shown = Das lässt sich nicht zurücknehmen: Jemand anders hat dabei etwas gesehen, was er nicht wusste.
undo-unknown = Das lässt sich nicht zurücknehmen: Der Tisch kann nicht sagen, wer dabei etwas erfahren hat.

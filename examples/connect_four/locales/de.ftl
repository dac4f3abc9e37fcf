### Vier gewinnt auf Deutsch.
# Begriffe: disc Scheibe, column Spalte, row Zeile, cell Feld, line up four eine Viererreihe bilden.

pitch = Wirf Scheiben in sieben Spalten; wer zuerst vier in einer Reihe hat, gewinnt.
ending-four-in-a-row = vier Scheiben bilden eine Reihe
ending-board-full = alle 42 Felder sind belegt, und niemand hat vier: unentschieden
ended-four-in-a-row = vier in einer Reihe
ended-board-full = das Brett ist voll
designer = überliefert
seat-name-0 = X
seat-name-1 = O
drop = Wirf in Spalte { $column }
full = Spalte { $column } ist voll.
note-dropped = { $seat ->
    [you] Du wirfst
   *[other] { $seat } wirft
} eine Scheibe in Spalte { $column }.

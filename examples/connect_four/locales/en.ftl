### Connect Four in English. How messages are written: docs/translate.md.

drop = Drop in column { $column }
full = Column { $column } is full.
note-dropped = { $seat ->
    [you] You drop
   *[other] { $seat } drops
} a disc in column { $column }.

### Claims in English. How messages are written: docs/translate.md.

note-ready = { $seat ->
    [you] You have
   *[other] { $seat } has
} bid.
note-shown = { $seat ->
    [you] You
   *[other] { $seat }
} bid { $coins } for cell { $cell }.
note-taken = { $seat ->
    [you] You take
   *[other] { $seat } takes
} cell { $cell }.

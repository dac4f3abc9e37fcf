### What people read. How messages are written: docs/translate.md of Rulewright.

place = Place on { $cell }
occupied = There is a disc on { $cell } already.
note-placed = { $seat ->
    [you] You place
   *[other] { $seat } places
} a disc on { $cell }.

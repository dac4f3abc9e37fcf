### What people read. How messages are written: docs/translate.md of Rulewright.

roll = Roll
stop = Stop and keep { $points }
not-rolled = You have not rolled yet.
round = Round { $round } of { $rounds }, this turn: { $points }
note-rolled = { $seat ->
    [you] You roll
   *[other] { $seat } rolls
} a { $die }.
note-bust = { $seat ->
    [you] You lose
   *[other] { $seat } loses
} { $points } of this turn.
note-kept = { $seat ->
    [you] You keep
   *[other] { $seat } keeps
} { $points }.

### What people read. How messages are written: docs/translate.md of Rulewright.

stones = { $count ->
    [one] 1 stone
   *[other] { $count } stones
}
take = Take { stones }
too-many = You may take { stones } at most.
too-few-left = { $count ->
    [one] Only 1 stone is left.
   *[other] Only { $count } stones are left.
}
note-taken = { $seat ->
    [you] You take
   *[other] { $seat } takes
} { stones }: { $left } left.

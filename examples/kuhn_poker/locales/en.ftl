### Kuhn poker in English.

unit = { $count ->
    [one] 1 chip
   *[other] { $count } chips
}
unit-plural = chips

### Klobba! in English. How messages are written: docs/translate.md.

## The end

unit = { $count ->
    [one] 1 Star
   *[other] { $count } Stars
}
unit-plural = Stars

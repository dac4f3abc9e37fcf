### Asteroid Miners in English. How messages are written: docs/translate.md.

## The end

# $size is the amount without its sign.
unit = { $negative ->
    [yes] -${ $size }M
   *[no] ${ $size }M
}
unit-plural = $M

### Hex in English. How messages are written: docs/translate.md.

place = Place a stone on { $cell }
swap = Swap: take over the first stone
occupied = There is a stone on { $cell } already.
off-board = Cell { $cell } is not on this board.
no-swap = You can swap only instead of placing the second stone.
swap-off = This game is played without the swap.
note-placed = { $seat ->
    [you] You place
   *[other] { $seat } places
} a stone on { $cell }.
note-swapped = { $seat ->
    [you] You swap and take
   *[other] { $seat } swaps and takes
} over the first stone, mirrored to { $cell }.
goal-vertical = X ({ $name }): from top to bottom
goal-horizontal = O ({ $name }): from left to right
last = Last stone: { $cell }

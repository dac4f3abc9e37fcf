### Oware in English. How messages are written: docs/translate.md.

unit = { $count ->
    [one] 1 seed
   *[other] { $count } seeds
}
unit-plural = seeds
sow = Sow { $seeds ->
    [one] 1 seed
   *[other] { $seeds } seeds
} from { $house }
not-yours = House { $house } is not one of yours.
empty = House { $house } is empty.
hungry = Your opponent has no seeds, and from { $house } none would get there.
note-sown = { $seat ->
    [you] You sow
   *[other] { $seat } sows
} { $seeds ->
    [one] 1 seed
   *[other] { $seeds } seeds
} from { $house }.
note-captured = { $seat ->
    [you] You capture
   *[other] { $seat } captures
} { $seeds } seeds.
note-slam = { $seat ->
    [you] You would capture
   *[other] { $seat } would capture
} all seeds of the other row: a grand slam captures nothing.
note-kept = { $seat ->
    [you] You keep
   *[other] { $seat } keeps
} { $seeds ->
    [0] no seeds of the row.
    [one] 1 seed of the row.
   *[other] { $seeds } seeds of the row.
}
row-captured = Captured
row-kept = Kept at the end

### Nine Men's Morris in English. How messages are written: docs/translate.md.

place = Place a man on { $point }
move = Move from { $start } to { $point }
take = Take the man on { $point }
men = { $name } ({ $sign }): { $left ->
    [one] 1 man
   *[other] { $left } men
} in hand
in-mill = The man on { $point } is in a mill.
none-of-theirs = There is no man of your opponent on { $point }.
none-of-yours = There is no man of yours on { $point }.
taken = There is a man on { $point }.
too-far = No line leads straight from { $start } to { $point }.
when-place = You place men as long as you have any in hand
when-move = You move men once you have placed all of yours
when-take = You take a man when you have closed a mill
now-place = you place a man
now-move = you move a man
now-take = you take a man for your mill
note-placed = { $seat ->
    [you] You place
   *[other] { $seat } places
} a man on { $point }.
note-moved = { $seat ->
    [you] You move
   *[other] { $seat } moves
} from { $start } to { $point }.
note-took = { $seat ->
    [you] You take
   *[other] { $seat } takes
} the man on { $point }.
note-two_left = { $seat ->
    [you] You have
   *[other] { $seat } has
} two men left.
note-blocked = { $seat ->
    [you] You cannot move.
   *[other] { $seat } cannot move.
}
note-turns_over = { $turns } turns have been taken: a draw.

### What the door for language models says. How messages are written: docs/translate.md.

no-experiment = There is no experiment { $name }: choose one of { $names }.
games-to-ask = Ask for 1 to { $most } games.
no-game = There is no game { $name }: list_games says which there are.
sections = Version { $version } of its rules has { $count } clauses, in these sections:
endings = It can end like this:
did-you-mean = Did you mean { $names }?
search-instead = Search for a word instead.
no-clause = { $game } has no clause { $clause }. { $hint }
another-word = Try another word.
nothing-called = Nothing in { $game } is called { $words }. { $hint }
no-lesson = { $game } has no lesson.
lesson-title = Learn { $game }: a first game in { $steps } steps.
no-record = There is no record { $name } here.
not-finished = { $name } is not finished: its record can be read when it is.
too-many-open = { $open } seats cannot be kept open at a table for { $seats }.
bots-for-seats = { $bots } bots were named for { $seats } seats: name one for each, or one for all.
invite-gone = This invite is no longer valid here: ask for another one.
name-taken = Somebody here is called { $name } already: choose another name.
not-begun = The game has not begun: somebody must take the open seats first.
waiting-for-seats = Waiting for others to take their seats. Invites: { $invites }
over = The game is over. { $verdict }
your-turn = It is your turn, before move { $number }.
waiting-for = Waiting for { $players }, before move { $number }.
nothing-to-advise = There is nothing to advise. { $status }
not-over = The game is not over: a review looks at finished games.
bot-forfeits = { $player } forfeits a move, and a random one is made instead: the bot failed, or did not answer in time. That took { $seconds } seconds.
too-long = That took longer than { $seconds } seconds and was ended.
status-answer = The server answered with status { $status }.
no-invite = This is not an invite link: it begins with http and ends with ?token= and the token.
closed = The server closed the connection: { $reason }.
invite-links = { " " }Invite links: { $links }
waiting-for-dice = Waiting for the others to sit down and for the dice.{ $links }
no-answer-yet = The server has not answered yet: look again before you choose.
worth-by = What each move is worth, counted by { $aim }, best first:
review-so-far = The review is { $share } done: ask again in a minute.
decision = Move { $number }, { $player }, { $grade }: { $chosen }. Better by { $cost }: { $other }. { $why }
no-server = No Rulewright server answers at { $place }: { $error }.
and-more = { " " }and { $count } more
several-fit = { $count } moves fit { $text }: { $shown }{ $more }. Give the number of the one you mean.
cannot-move = You cannot move now. { $status }
list-moves = list_moves shows what you may do.
no-move-called = No move is called { $text }. { $hint }
no-move-of = { $text } is no move of { $game }: { $error }
no-page = There is no page { $page }: choose 1 to { $pages }.
page-of = { $text }
    
    This is page { $page } of { $count }.
cut-here = { "" }
    
    This answer was too long and is cut here: ask for less, or for a page.
no-coach = Other people play at this table, so the coach gives no advice: ask for a review when the game is over.
unseasoned = The server did not throw the dice from the seed it promised and the salt it was sent: they prove nothing.
interval = 95% interval { $low } to { $high }
accuracy = { $player }: accuracy { $mean } (95% interval { $low } to { $high }).
game-facts = { $game } ({ $players } { $most ->
    [one] player
   *[other] players
}, { $minutes } minutes)
bots = { "  " }Bots: { $bots }
option = { "  " }option { $name } ({ $values }; usually { $usual }): { $about }
lesson-you = { "   " }You: { $move }
lesson-others = { "   " }Others: { $move }
grade-best = best
grade-good = good
grade-inaccuracy = inaccuracy
grade-mistake = mistake
grade-blunder = blunder
grade-undecided = undecided
earlier-lines = { $count ->
    [one] (1 earlier line: read_log with since={ $since }.)
   *[other] ({ $count } earlier lines: read_log with since={ $since }.)
}
more-table = { $count ->
    [one] (1 more line: look shows the whole table.)
   *[other] ({ $count } more lines: look shows the whole table.)
}
more-moves = { $count ->
    [one] (1 more move: list_moves shows it.)
   *[other] ({ $count } more moves: list_moves shows them all.)
}

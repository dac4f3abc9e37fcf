### What a table says beside its game. How messages are written: docs/translate.md.

## The log

bot-moved = { $player ->
    [you] A bot moved for you.
   *[other] A bot moved for { $player }.
}
# $consent is yes where everybody agreed to it.
taken-back = { $first ->
    [0] Move { $last } is taken back{ by-consent }.
   *[other] Moves { $first } to { $last } are taken back{ by-consent }.
}
by-consent = { $consent ->
    [yes] { " " }by consent
   *[no] { "" }
}

## Refusals

no-seat = There is no seat { $seat }: seats are numbered 0 to { $last }.
no-move = There is no move { $code }: moves are numbered 0 to { $last }.
over = The game is over.
# $count says how many $others are.
not-your-decision = It is not for { $player } to decide now, but for { $others }.
because-of = Nothing is done, because of { which-move }: { $sentence }
which-move = move { $number } of { $count }
say-a-move = Name at least one move.
one-by-one = This game began when records could hold only single moves: make them one by one.
shows-something = This move shows you something new: make it on its own, then choose the next one.

## Undo

agreed-to-end = { $moves ->
    [0] The players agreed to end the game before the first move
    [one] The players agreed to end the game after 1 move
   *[other] The players agreed to end the game after { $moves } moves
}: nobody wins.
agree-alone = In a game for one there is nobody to agree with: give up, or play on.
undo-over = The game is over and its seed is revealed: nothing can be taken back.
undo-not-yours = Only your own last move can be taken back, and only until somebody else moves.
undo-chance = That cannot be taken back: it rolled dice or turned up something by chance.
undo-no-move = You have not moved yet, so there is nothing to take back.
undo-nothing = Nothing has been played yet that could be taken back.
undo-learned = That cannot be taken back: it showed you something that you did not know.
undo-shown = That cannot be taken back: it showed somebody else something that they did not know.
undo-unknown = That cannot be taken back: the table cannot tell who learned something from it.
not-foreseen = Move { $number } of the line cannot be laid down: it is not allowed there, or what follows depends on chance or on something hidden from you. Choose one of the moves that are offered.

## Records that are not true

of-other-game = it is a record of { $told }, not of { $game }
of-other-version = it was played by version { $told } of the rules of { $game }, and this is { $version }: it needs a Rulewright that has version { $told }
of-other-rules = it was played by other rules than those of { $game } here, although both call themselves version { $version }: it needs the rules whose fingerprint is { $rules }
options-incomplete = the options are not complete
seats-no-names = the seats are not names
your-box = a box file of your own
other-box-file = this box file is another one
give-box = if it was { $box }, give it as --box
with-other-box = it was played with another box than the { $game } here; { $hint }
hidden-not-chosen = a record cannot choose whether moves stay hidden until the end
not-the-commitment = the seed and the nonce do not fit the commitment in line 1
end-not-told = the game is over here, but the last line does not tell how it ended
not-the-promise = the seed and the nonce do not fit the promise in line 1
not-ended = the game had not ended here
should-be = { $key } should be { $true }, not { $told }
missing = missing
rolls-should-be = the rolls of line { $line } should be { $true }, but the record has { $told }
rolls-never-made = it tells of rolls that were never made
seal-broken = its seal is broken: this line was changed after it was written
seed-elsewhere = { $path } is an unfinished game whose seed is not on this machine (it would be in { $folder }), so it cannot be resumed here; resume it where it was started

## What verify says

receipt-nowhere = No line has the receipt { $seal }: either this is a different game from the one it was given in, or it was cut off before that line (it has { $lines }). Otherwise nothing is wrong with it.
receipt-cut-off = The receipt is signed, and is that of line { $line }: the record was cut off before it, after line { $lines }.
two-histories = The server has told two different histories: it signed for { $whose } that line { $line } has the seal { $seal }, and this record of the same match has another. Keep both files: together they prove it.
seat-number = seat { $number }
a-spectator = a spectator
true = True: { $what }.
proved-finished = Proved: the box, the commitment, every move, the ending and the scores are what the rules make of the seed, which was fixed before the first move; and the seals bind every line to all above it.
unfinished = Unfinished: { $what } so far.
proved-unfinished = Proved: the box is right, and so are the form and order of the lines and their seals. Whether the moves were allowed, and the dice, only the seed will show, which is revealed when the game ends.
signed-for = , which the server signed for { $whose }
receipt-of-line = The receipt is that of line { $line }{ $signed }: up to there it is the game it was given in.
not-proved = Not proved: that it is the game that was played, and all of it; anyone who knows the seed can write another one under the same commitment, and a record can be cut off at the end of a line. For that, give a receipt that somebody at the table kept, with --receipt.
names-not-proved = Nor are the names, the time and the words: they are for reading.
undo-of-other = it takes move { $told } back, but the last one is { $last }
number-of-other = it is called move { $told }, but is move { $number }
no-such-seat = there is no seat { $seat }
no-such-move = there is no move { $code } in { $game }

## Files that are no records

this-record = this record
not-a-record = this is not a record
line-cut-off = the line is not finished; the file seems to have been cut off
file-empty = the file is empty
heading-first = a record has its heading in the first line, and only there
ending-early = the ending is told before the last line
begins-no-record = { $key } begins no record
of-format = it is of format { $form }, and this Rulewright reads formats 1 to { $newest }: use a newer one
not-json = it is not JSON
not-an-object = it is not a JSON object
begins-no-line = { $key } begins no line of a record
key-wrong = { $key } is missing or is not what it should be
not-as-written = it is not written as a record is
shows-hidden = it shows a move that is hidden until the end
covers-needlessly = it hides a move for no reason

## Names and salts

too-many-names = { $names } names were given for { $seats ->
       [one] 1 seat
      *[other] { $seats } seats
    }
player-name = Player { $number }
guest-name = Guest { $number }
former-guest = A former guest
no-name = { $name } cannot be a name: use 1 to 40 printable characters
same-name = two players cannot both be called { $name }
salts-form = salts are a list with a text of up to { $most } characters for each seat

## Receipts

need-cryptography = signed receipts need the package cryptography: run pip install ".[server]" in the clone
no-key = that is not a key: a key is 64 hexadecimal digits, as the server shows it
receipt-empty = the receipt is empty: give the one you were shown at the table, or leave --receipt out
receipt-file-empty = the receipt in { $path } is empty: give the one you were shown at the table
no-receipt = that is not a receipt: save it from the table, or give the seal you were shown there
receipt-version = that receipt is of another version: use a newer Rulewright
record-without-key = this record does not name the key of its server, so the signature cannot be checked: give it with --key
receipt-not-signed = the receipt was not signed with this key: it was changed, or comes from another server
receipt-other-match = the receipt is of another match: of { $told }, and the record is of { $match }

## Heroes

no-campaign = { $game } is played one game at a time: it has no campaign, so play it without a hero
no-sheet = { $path } is damaged (it is not a sheet of { $game }); move it away to start again
sheet-damaged = { $path } is damaged ({ $error }); move it away to start again

## Files

cannot-write = cannot write { $path }: { $error }; choose another place
data-not-writable = cannot write { $path }: { $error }; set RULEWRIGHT_DATA to a folder that you can write to
cannot-read = cannot read { $path }: { $error }; give the path of a file that is there
not-utf8 = { $path } is not text in UTF-8; give another file
damaged = { $path } is damaged ({ $error }); move it away to start again, or bring back a copy
damaged-no-object = { $path } is damaged (it holds no JSON object); move it away to start again
damaged-incomplete = { $path } is damaged (something is missing in it); that game cannot be resumed, so move it away
no-lesson = { $game } has no lesson: write a lesson.toml beside its box.toml (see docs/lessons.md)
record-told = { $game }, version { $version }, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
in-line = line { $line }: { $told }
stood-in = (a bot stood in)
custom-box = a custom box
score-sheet = { $player }: { $rows }; in all { $score }.


## check

check-title = Check fairness
check-choose = Choose the record of a finished game. Your browser checks every roll and shuffle by itself; nothing is sent anywhere. Save this page, and it works without a network.
check-record = Record:
check-noted = What the table showed you at the start (optional):
check-receipt = A signed receipt, yours or another player’s (optional; paste the text of its file):
check-child = For a ten-year-old
check-child-text = Before the game, the computer throws all the dice in secret and locks them in a box. It shows you the box, and a number that fits only this box. During the game it takes the dice out one by one. At the end you get the key. If somebody had put other dice into the box, the number would not fit any more. And if you do not trust the computer, you shout a secret word before the game: the dice are mixed with your word, so the computer could not have prepared them.
check-expert = For a cryptographer
check-expert-how = The heading of a record commits to a seed: <code>SHA-256(nonce ‖ LF ‖ seed ‖ LF ‖ heading)</code>. The stream of a move is keyed by <code>BLAKE2b-64(key = SHA-256(seed ‖ salts), person = "dice", stream number)</code> and expanded with a 32-bit counter and a mixing function; it is re-keyed before every move. Each line carries a truncated SHA-256 over the one above it. This page recomputes the commitment, the hash chain, the number of every stream, and every answer of it.
check-expert-proves = It proves that the dice follow from the seed, which was fixed before the first move. It does not know the rules: whether a move was allowed and needed these rolls, <code>rulewright verify</code> tells. It does not prove that the server did not know the seed, nor, without salts, that it did not choose the seed among many. With salts it proves that the server could not choose the dice alone: the promise, <code>SHA-256("promise" ‖ LF ‖ nonce ‖ LF ‖ seed)</code>, was shown before any salt was sent. A player in league with the server who adds a salt last could still choose it. A receipt is an Ed25519 signature over the match, the seat, the line and its seal: a record that does not fit it is another history than the one that was signed.
check-true = ✓ true
check-false = ✗ false
check-line = line { $line }
check-about = { $game }: { $names }. Sealed at the start: { $commitment }
check-noted-right = It is what you noted at the start.
check-noted-wrong = It is not what you noted at the start.
check-promised-right = It is the seed that was promised to this browser, with the salt it added.
check-no-key = The record does not name the key of its server.
check-all-right = ✓ All { $rolls } rolls and shuffles of this game follow from the sealed seed.
check-listed-right = ✓ The { $rolls } rolls and shuffles that this record lists follow from the sealed seed. Records of this older form do not show whether any were left out.
check-some-wrong = ✗ Something is wrong: { $bad } of { $rolls } rolls and shuffles are false.
check-seal-wrong = ✗ Something is wrong, although every roll follows from the seed: see the seal.
check-no-salt = no salt
check-seal = The seal
check-added = What the players added
check-every-roll = Every roll

## lib/fair/check

fair-shuffle = a shuffle of { $n } cards
fair-roll = a roll: { $place } of { $n }
fair-draw = a draw: number { $place } of { $n }
fair-seed-makes = the seed makes { $roll }
fair-other-move = these dice belong to another move
fair-but = { $roll }, but { $why }
fair-no-line = { $roll }, in no line of the record
fair-setting-up = Setting up
fair-sealed-right = The seed is the one that was sealed at the start.
fair-sealed-wrong = The seed is not the one that was sealed at the start.
fair-promise-right = It is also the one that was promised before the players added their salts.
fair-promise-wrong = It is not the one that was promised before the players added their salts.
fair-unchanged = No line was changed after it was written.
fair-changed = Line { $line } was changed after it was written.
fair-no-rolls = The record lists no rolls: check it with `rulewright verify`, which knows the rules.

## lib/fair/receipt

fair-cannot = This browser cannot check the signature (it needs Ed25519 and HTTPS): use `rulewright verify --receipt`.
fair-two-histories = The server has told two different histories: line { $line } is not the same for { $seat ->
    [0] the person with this receipt
   *[other] seat { $seat }
}. Keep both receipts: together they prove it.
fair-same-history = The same history up to line { $line }, as { $seat ->
    [0] the person with this receipt
   *[other] seat { $seat }
} was told it.
fair-line-unknown = Line { $line } is not known here, so it cannot be compared.
fair-not-signed = The receipt was not signed with this key: it was changed, or comes from another server.
fair-other-match = The receipt is of another match.

## lib/fair/salt

fair-seed-changed = The server has changed its seed after you added your salt: these dice are not the ones it promised.
fair-salt-unused = Your salt was not used: it came too late, or the server left it out. These dice prove nothing to you.

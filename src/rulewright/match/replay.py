"""Replaying a record: to continue it, to step through it move by move, or to verify it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from rulewright import games
from rulewright.kernel.fingerprint import same_rules
from rulewright.kernel.game import AGREED, Game, box_hash
from rulewright.kernel.structs import GameBox
from rulewright.match import store
from rulewright.match.fairness import Line, Secret, dump
from rulewright.match.header import named, salts_of
from rulewright.match.match import Match
from rulewright.match.messages import SAY
from rulewright.match.move import Refused
from rulewright.match.receipt import Receipt, foreign
from rulewright.match.record import Falsehood, OtherRules, Record, Source, codes_of, is_text, read, size, stood_in


def played_game(record: Record) -> Game:
    """The game of a record. Records may come from anywhere, so only games on the shelf are looked up."""
    try:
        return games.on_shelf(record.header["game"])
    except ValueError as e:
        raise Falsehood(1, str(e)) from None


def fits(record: Record, game: Game) -> bool:
    """Whether a record was played with these rules, which may be one of several versions of a game."""
    return bool(record.header["version"] == game.version) and same_rules(game, record.header.get("rules"))


def _box(record: Record, game: Game, content: Path | None) -> GameBox:
    """The box of a record. Raises `Falsehood` unless its hash and everything else in the header are right."""
    header = record.header
    if header["game"] != game.own_name:
        raise Falsehood(1, SAY("of-other-game", told=header["game"], game=game.own_name))
    if header["version"] != game.version:
        raise OtherRules(
            1,
            SAY("of-other-version", told=str(header["version"]), game=game.title, version=str(game.version)),
        )
    if not fits(record, game):
        raise OtherRules(
            1,
            SAY("of-other-rules", game=game.title, version=str(game.version), rules=header["rules"]),
        )
    try:
        if dump(game.chosen(header["options"], len(header["seats"]))) != dump(header["options"]):
            raise ValueError(SAY("options-incomplete"))
        if named(header["seats"], len(header["seats"])) != header["seats"]:
            raise ValueError(SAY("seats-no-names"))
        box: GameBox = game.make_box(header["options"], len(header["seats"]), content)
    except (ValueError, TypeError, AttributeError) as e:
        raise Falsehood(1, str(e)) from None
    if box_hash(box) != header["box"]:
        own = header.get("content") or SAY("your-box")
        hint = SAY("other-box-file") if content else SAY("give-box", box=own)
        raise Falsehood(1, SAY("with-other-box", game=game.title, hint=hint))
    if header.get("sealed", False) != (header["rulewright"] > 1 and game.has_secrets and len(header["seats"]) > 1):
        raise Falsehood(1, SAY("hidden-not-chosen"))
    return box


def walk(record: Record, secret: Secret, game: Game, content: Path | None = None) -> Iterator[tuple[int, Match]]:
    """Replay a record line by line, checking each against the rules; yields the match after every line."""
    box = _box(record, game, content)
    if secret.commitment(record.header) != record.header["commitment"]:
        raise Falsehood(len(record.lines), SAY("not-the-commitment"))
    _check_salts(record, secret)
    match, record = Match.of(game, box, record.header, secret, content), record.uncovered(secret)
    yield 1, match
    for number, line in enumerate(record.lines[1:], 2):
        try:
            if "move" in line:
                match.again(line["seat"], codes_of(line), stood_in=stood_in(line))
            elif "undo" in line:
                match.undo()
            elif line["ending"] == AGREED.name and not match.over:
                match.agree()
        except Refused as e:
            raise Falsehood(number, e.sentence) from None
        _compare(number, line, match.lines)
        yield number, match
    if len(match.lines) > len(record.lines):
        raise Falsehood(len(record.lines), SAY("end-not-told"))


def _check_salts(record: Record, secret: Secret) -> None:
    """Check the players' contributions to the seed, and the promise made before they were added."""
    table = record.header["table"]
    try:
        salts_of(record.header)
    except ValueError as e:
        raise Falsehood(1, str(e)) from None
    if table.get("promise", secret.promise) != secret.promise:
        raise Falsehood(len(record.lines), SAY("not-the-promise"))


def _compare(number: int, line: Line, lines: list[Line]) -> None:
    if len(lines) < number:
        raise Falsehood(number, SAY("not-ended"))
    true = lines[number - 1]
    if "rolls" in line:
        _compare_rolls(number, line["rolls"], true["rolls"])
    for key in true.keys() - {"words", "rolls"}:
        if dump(line.get(key)) != dump(true[key]):
            raise Falsehood(number, SAY("should-be", key=repr(key), true=dump(true[key]), told=dump(line.get(key))))


def _compare_rolls(number: int, said: Sequence[Sequence[object]], true: Sequence[Sequence[object]]) -> None:
    """Check every roll against the seed; the error for a false one names the line in which it was made."""
    if dump(said) == dump(true):
        return
    for n, one in enumerate(true):
        if n >= len(said) or dump(said[n]) != dump(one):
            shown = dump(said[n]) if n < len(said) else SAY("missing")
            raise Falsehood(number, SAY("rolls-should-be", line=str(one[0]), true=dump(one), told=shown))
    raise Falsehood(number, SAY("rolls-never-made"))


def broken_seal(record: Record) -> Falsehood:
    return Falsehood(record.broken, SAY("seal-broken"))


def opened(
    path: Source, game: Game | None = None, content: Path | None = None
) -> tuple[Record, Secret, Game, Path | None]:
    """A record with everything needed to replay it. An unfinished one needs the seed stored on the machine it was begun on."""
    record = read(path)
    secret, kept = record.secret, store.recall(record.header["commitment"])
    if kept:
        secret = secret or Secret(kept["seed"], kept["nonce"])
        content = content or (Path(kept["content"]) if kept.get("content") else None)
    if secret is None:
        raise store.StoreError(SAY("seed-elsewhere", path=_called(path), folder=str(store.folder("seeds"))))
    return record, secret, game or played_game(record), content


def _called(path: Source) -> str:
    """How messages name a record."""
    return SAY("this-record") if isinstance(path, Record) or is_text(path) else str(path)


def replay(path: Source, game: Game | None = None, content: Path | None = None) -> Iterator[Match]:
    """Replay a record: the match at its start, and again after every line. It is one match that goes on, so look at it each time.

    Takes and refuses what `load_match` does, and stops at the first line that is not true.

    >>> import rulewright
    >>> match = rulewright.Match(rulewright.load_game("karthis"), seed=7)
    >>> _ = match.play(0, match.legal(0)[0]), match.play(0, match.legal(0)[-1])
    >>> [now.number for now in rulewright.replay(match.record())]
    [0, 1, 2, 2]
    """
    record, secret, game, content = opened(path, game, content)
    for _, match in walk(record, secret, game, content):
        yield match
    if record.broken:
        raise broken_seal(record)


def load(path: Source, game: Game | None = None, content: Path | None = None) -> Match:
    """The match in a record or its file, as far as it was played: every move is checked and made again.

    A finished game can be loaded anywhere, an unfinished one only on the machine it was begun on, which stores its seed. Raises
    `Falsehood` if the record is not true. `game` is for a game in your own folder, `content` for your own box file.

    >>> import rulewright, tempfile, pathlib
    >>> match = rulewright.Match(rulewright.load_game("karthis"), seed=7)
    >>> _ = match.play(0, match.legal(0)[0]), match.play(0, match.legal(0)[-1])
    >>> file = pathlib.Path(tempfile.mkdtemp(), "game.jsonl")
    >>> match.save(file)
    >>> again = rulewright.load_match(file)
    >>> again.number, again.over, again.receipt == match.receipt
    (2, True, True)
    """
    *_, match = replay(path, game, content)
    return match


@dataclass(frozen=True)
class Verdict:
    """The result of verifying a record: whether everything that could be checked is true, and what was checked.

    `line` is the first line that is false (0: none). `finished` tells whether the seed is revealed; without it, the
    dice, and all that follows from them, cannot be checked. `text` describes all of this.

    >>> import rulewright
    >>> verdict = rulewright.Verdict(true=False, finished=True, line=3, text="line 3: its seal is broken")
    >>> verdict.true, str(verdict)
    (False, 'line 3: its seal is broken')
    """

    true: bool
    finished: bool
    line: int
    text: str

    def __str__(self) -> str:
        return self.text


def verify(
    path: Source,
    game: Game | None = None,
    content: Path | None = None,
    receipt: str | Receipt | None = None,
    key: str = "",
) -> Verdict:
    """Replay a record, or the one in a file, and report whether everything in it is true, or else which line is the first that is
    not.

    A receipt is a seal that was shown to a participant: the record must contain the line with that seal. A receipt signed by a
    server is checked with `key`, the server's public key, or else with the key in the record. Raises ValueError if the
    signature is wrong or the receipt belongs to another match.

    >>> import rulewright, tempfile, pathlib
    >>> match = rulewright.Match(rulewright.load_game("karthis"), seed=7)
    >>> _ = match.play(0, match.legal(0)[0]), match.play(0, match.legal(0)[-1])
    >>> file = pathlib.Path(tempfile.mkdtemp(), "game.jsonl")
    >>> match.save(file)
    >>> rulewright.verify(file, receipt=match.receipt).true
    True
    >>> _ = file.write_text(file.read_text().replace('"seed": "7"', '"seed": "8"'))
    >>> print(rulewright.verify(file))
    line 4: the seed and the nonce do not fit the commitment in line 1
    """
    try:
        record = read(path)
    except Falsehood as e:
        return Verdict(False, False, e.line, str(e))
    kept = Receipt(receipt) if isinstance(receipt, str) else receipt
    if kept and kept.match and (why := foreign(kept, record, key)):
        raise ValueError(why)
    found: list[Falsehood] = []
    finished = record.secret is not None
    try:
        game = game or played_game(record)
        if record.secret is not None:
            for _ in walk(record, record.secret, game, content):
                pass
        else:
            _box(record, game, content)
            _plausible(record, game)
    except Falsehood as e:
        found.append(e)
    if record.broken:
        found.append(broken_seal(record))
    if found:
        first = min(found, key=lambda e: e.line)
        return Verdict(False, finished, first.line, str(first))
    if kept and not _bears(record, kept):
        lines = len(record.lines)
        return Verdict(False, finished, min(max(1, kept.line), lines) if kept.match else lines, _other(record, kept))
    return Verdict(True, finished, 0, " ".join(_proved(record, kept)))


def _bears(record: Record, receipt: Receipt) -> bool:
    """Whether a record has the line of a receipt. A signed receipt names the line; a seal alone may be that of any line."""
    if not receipt.match:
        return receipt.seal in record.seals
    return record.seals[max(0, receipt.line - 1) : max(0, receipt.line)] == (receipt.seal,)


def _other(record: Record, receipt: Receipt) -> str:
    """The message that a record contradicts a receipt."""
    lines = len(record.lines)
    if not receipt.match:
        return SAY("receipt-nowhere", seal=receipt.seal, lines=str(lines))
    if receipt.line > lines:
        return SAY("receipt-cut-off", line=str(receipt.line), lines=str(lines))
    return SAY("two-histories", whose=_whose(receipt), line=str(receipt.line), seal=receipt.seal)


def _whose(receipt: Receipt) -> str:
    return SAY("seat-number", number=str(receipt.seat + 1)) if receipt.seat >= 0 else SAY("a-spectator")


def _proved(record: Record, receipt: Receipt | None) -> Iterator[str]:
    """Sentences on what is proved, and what is not."""
    header = record.header
    what = SAY("record-told", game=header["game"], version=str(header["version"]), moves=record.moves)
    if record.secret is not None:
        yield SAY("true", what=what)
        yield (SAY("proved-finished"))
    else:
        yield SAY("unfinished", what=what)
        yield (SAY("proved-unfinished"))
    if receipt:
        signed = SAY("signed-for", whose=_whose(receipt)) if receipt.match else ""
        line = record.seals.index(receipt.seal) + 1
        yield SAY("receipt-of-line", line=str(line), signed=signed)
    else:
        yield (SAY("not-proved"))
    yield SAY("names-not-proved")


def _plausible(record: Record, game: Game) -> None:
    """Check what can be checked of moves without the seed: their numbers, their seats, and that the game has such moves."""
    firsts, made = list[int](), 0
    for number, line in enumerate(record.lines[1:], 2):
        if "undo" in line:
            if not firsts or line["undo"] != firsts[-1]:
                last = firsts[-1] if firsts else 0
                raise Falsehood(number, SAY("undo-of-other", told=str(line["undo"]), last=str(last)))
            made = firsts.pop() - 1
            continue
        called = line["sealed"] if "sealed" in line else line["move"]
        if called != made + 1:
            raise Falsehood(number, SAY("number-of-other", told=str(called), number=str(made + 1)))
        firsts.append(called)
        made += size(line)
        if not 0 <= line["seat"] < len(record.header["seats"]):
            raise Falsehood(number, SAY("no-such-seat", seat=str(line["seat"])))
        for code in [] if "sealed" in line else codes_of(line):
            if not 0 <= code < game.actions.size:
                raise Falsehood(number, SAY("no-such-move", code=str(code), game=game.title))

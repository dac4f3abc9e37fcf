"""The chat of one table: short plain lines without links, rate-limited. It is not part of the game or its record."""

from __future__ import annotations

import re
import unicodedata
from functools import cache

from msgspec.structs import replace
from sqlalchemy import Connection, func, select
from sqlalchemy.exc import IntegrityError

from rulewright.doors.contract.fault import Fault
from rulewright.doors.contract.socket import ChatLine
from rulewright.doors.server.config import Rate
from rulewright.doors.server.limits import Budget, Kind, too_much
from rulewright.doors.server.live.context import Context
from rulewright.doors.server.store import matches, moderation, schema
from rulewright.doors.server.store.database import now
from rulewright.doors.server.store.schema import AnyRow
from rulewright.doors.server.translations import SAY
from rulewright.match.header import shown_name
from rulewright.telling.characters import printable
from rulewright.telling.language import ENGLISH, speaking

CHAT = "chat"
"""The kind of notification that tells other processes about a new chat line."""
OFTEN = Rate(0.5, 6)
MOST = 1000
"""The most chat lines at one table."""
TRIES = 5
READY = 8
"""How many ready-made lines there are: the messages `ready-0` and up."""


@cache
def ready_made() -> dict[str, str]:
    """The message key of each ready-made line, by its English text, in which it is stored."""
    with speaking(ENGLISH):
        return {SAY(key): key for key in (f"ready-{n}" for n in range(READY))}


def translated(line: ChatLine) -> ChatLine:
    """The line for its reader: ready-made lines in their language, lines that people typed as they are."""
    key = ready_made().get(line.text) if line.ready else None
    return replace(line, name=shown_name(line.name), text=SAY(key) if key else line.text)


def clean(text: str) -> str:
    """The text on one line. Raises a Fault if it is not allowed."""
    text = " ".join(text.split())
    if not text or not printable(text):
        raise Fault(400, SAY("chat-plain"))
    if has_link(text):
        raise Fault(400, SAY("chat-links"))
    return text


class Chat:
    """The chat lines of a table, read from the database when the first socket opens."""

    def __init__(self, context: Context, match: str) -> None:
        self.context, self.match = context, match
        self.lines: list[ChatLine] = []
        self.authors: list[str | None] = []
        """Who said each line."""
        self.mutes: dict[str, frozenset[str]] = {}
        """Who has muted whom, of those who may be heard here."""
        self._open = False

    async def open(self) -> None:
        """Load the lines for the first socket; later lines, from here or from other processes, are added as they come."""
        if not self._open:
            await self.catch_up()
            self._open = True

    def heard_by(self, guest: str, first: int) -> list[ChatLine]:
        """The lines from this one on, without the words of those whom this guest has muted."""
        hidden = self.mutes.get(guest, frozenset())
        return [
            replace(line, text="") if author in hidden else translated(line)
            for line, author in zip(self.lines[first:], self.authors[first:], strict=True)
        ]

    async def catch_up(self) -> None:
        """Read the lines added since the last read, and who has muted whom."""
        table, after = schema.chat, len(self.lines)
        query = select(table).where(table.c.match == self.match, table.c.n >= after).order_by(table.c.n)

        def work(c: Connection) -> tuple[list[AnyRow], dict[str, frozenset[str]]]:
            return list(c.execute(query)), moderation.mutes_at(c, self.match)

        found, self.mutes = await self.context.database.read(work)
        for row in found:
            if row.n >= len(self.lines):
                line = ChatLine(n=row.n, seat=row.seat, name=row.name, text=row.text, ready=row.ready, at=row.at)
                self.lines.append(line)
                self.authors.append(row.guest)

    async def say(self, guest: str, seat: int, name: str, text: str, ready: bool) -> None:
        """Store a line; when this returns, it can be shown."""
        wait = self.context.rate_limiter.wait(Kind.CHAT, Budget(f"{self.match} {guest}", OFTEN))
        if wait:
            raise too_much(SAY("too-many-chats"), wait)
        table, news = schema.chat, matches.news(self.context.process, self.match, CHAT)

        def work(c: Connection) -> None:
            n = c.execute(select(func.count()).where(table.c.match == self.match)).scalar() or 0
            if n >= MOST:
                raise Fault(409, SAY("chat-full"))
            c.execute(
                table.insert().values(
                    match=self.match, n=n, seat=seat, name=name, text=text, ready=ready, at=now(), guest=guest
                )
            )
            matches.announce(c, news)

        for attempt in range(TRIES):
            try:
                await self.context.database.write(work)
                break
            except IntegrityError:  # another process added a line at the same moment
                if attempt == TRIES - 1:
                    raise
        await self.catch_up()


# ---------------------------------------------------------------- links


HARD = "com org net io gg xyz zip mov ru cn tk cf gq ml"
"""Top-level domains that do not follow a full stop by accident, even with spaces in between."""
NAMES = (
    f"{HARD} info biz app dev tv icu vip mobi edu gov mil asia eu museum aero coop onion arpa blog wiki webcam casino porn xxx "
    "nft dao eth crypto website software hosting ninja guru tattoo yoga"
)
WORDS = (
    "live link top site club work win fun space party world online shop store tech cloud email click download stream support "
    "digital network agency academy systems solutions services loan loans bet poker sex adult bid sale trade money cash "
    "finance exchange zone run page chat social team news media press review reviews vote watch tips deal games rocks"
)
SHORT_WORDS = (
    "no so is it in to me my at be am as do us by id la ma pa we he if of on or up an go hi oh ok ha eh ah um pm st re ps dr mr "
    "ms vs mm nm cm km kg sm tl al sa se si un de en el le et tu va ne ja ba co ah mu nu pi pt"
)
"""Country domains that are also a word, an abbreviation or a unit: links only with a path, except for `BARE`."""
BARE = ("me", "co", "de")
"""Those of `SHORT_WORDS` that are refused without a path too, unless capitalized like the beginning of a sentence."""

FOREIGN = (
    "11b4c3d 3ds443g 3e0b707e 42c2d9a 4dbrk0ce 4gbrim 55qx5d 5dbqzzl 80adxhks 80ao21a 80asehdb 80aswg 90a3ac 90ae 90ais "
    "9dbq2a c1avg c2br7g cg4bki czru2d d1acj3b d1alf e1a4c fhbei fiqs8s fiqz9s h2brj9c i1b6b1a6a2e io0a7i j1aef j1amh "
    "j6w193g kprw13d kpry57d l1acc mgba3a4f16a mgbaam7a8h mgberp4a5d4ar mk1bu44c ngbc5azd node o3cw4h p1acf p1ai q9jyb4c "
    "qxa6a qxam ses554g t60b56a tckwe wgbh1c wgbl6a y9a3aq yfro4i67o"
)
"""Top-level domains in other scripts, in Punycode without its prefix."""
_foreign = frozenset(f"xn--{name}" for name in FOREIGN.split())
_hard, _names, _words, _short = (frozenset(text.split()) for text in (HARD, NAMES, WORDS, SHORT_WORDS))
_DOTS = str.maketrans(dict.fromkeys("\u3002\uff0e\uff61\u2024\u2027\u2219\u22c5\u30fb\u00b7\u2022\u06d4\u0701", "."))
_ALIKE = str.maketrans(
    "\u0430\u0441\u0435\u043e\u0440\u0445\u0443\u0456\u0455\u0501\u043a\u043c\u0442\u043d\u0578\u0433\u0410\u0421\u0415\u041e\u0420\u0425\u0423\u0406\u0405\u041c\u0422\u041d\u041a\u0412",
    "aceopxyisdkmthnrACEOPXYISMTHKB",
)
"""Letters of other alphabets that look like Latin ones."""
_BRACKETED = re.compile(r"\s*[\[({<]\s*(?:\.|dot|punkt|point)\s*[\])}>]\s*", re.IGNORECASE)
_SPELT = re.compile(rf"\s+dot\s+(?=(?:{HARD.replace(' ', '|')})\b)", re.IGNORECASE)
_SPREAD = re.compile(
    r"\.\s*(?:" + "|".join(r"\s+".join(name) for name in _hard if len(name) > 2) + r")(?!\s?\w)", re.IGNORECASE
)
_PLAIN = re.compile(r"://|\bwww\s*\.|\bmailto:|\w@(?:[\w-]+\.)+[^\W\d_]|\[[0-9a-f]*:[0-9a-f:.]+\]", re.IGNORECASE)
_OTHER_SCRIPT = re.compile(r"\w\.([^\W\d_a-zA-Z][^\s/:?!,.;]*)")
_NUMBERS = re.compile(r"(?<![\d.])\d{1,3}(?:\s*\.\s*\d{1,3}){3}(?![\d.]*\d)")
_NAME = re.compile(
    r"([^\W_](?:[\w-]*\w)?)(\s*)\.(\s*)(xn--[a-z0-9-]+|[^\W\d_]{2,24})(?![\w-])(\s?/|:\d|\?\w)?", re.IGNORECASE
)


def has_link(text: str) -> bool:
    """Whether a text contains a link, plain or disguised.

    A dot without a space is usually a typo, so the word after it counts only if it is a top-level domain; if that is also an
    English word ("end.So"), only if it is not capitalized like the start of a sentence, and a very short one only with a path.
    """
    text = unicodedata.normalize("NFKC", text).translate(_DOTS)
    if any(_punycode(found[1]) in _foreign for found in _OTHER_SCRIPT.finditer(text)):
        return True
    text = text.translate(_ALIKE)
    text = _SPELT.sub(".", _BRACKETED.sub(".", text))
    if _PLAIN.search(text) or _SPREAD.search(text):
        return True
    if any(all(int(part) < 256 for part in found[0].split(".")) for found in _NUMBERS.finditer(text)):
        return True
    at = 0
    while found := _NAME.search(text, at):
        if _is_domain(*found.groups()):
            return True
        at = found.start(4)  # the next name may begin where this one ends: a.b.com
    return False


def _punycode(name: str) -> str:
    return f"xn--{name.casefold().encode('punycode').decode()}"


def _is_domain(_host: str, before: str, after: str, name: str, path: str | None) -> bool:
    """Whether the name after a dot is a top-level domain; `before` and `after` are the spaces around the dot."""
    low, begins_a_sentence = name.casefold(), name[0].isupper() and name[1:].islower()
    if after and not before:  # as between sentences
        return low in _hard and not begins_a_sentence
    if path and not (before or after):
        return True
    if before and after:
        return low in _names
    if low.startswith("xn--") or low in _names:
        return True
    if begins_a_sentence:
        return len(low) == 2 and low not in _short
    return low in _words or low in BARE or (len(low) == 2 and low not in _short and low.isascii())

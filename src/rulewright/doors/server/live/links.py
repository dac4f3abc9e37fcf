"""Finds links in chat, written openly or in disguise, and leaves ordinary sentences alone.

A dot without a space after it is a typing slip far more often than a link, so a name after a dot counts only if it is a
top-level domain. Some of those are English words ("end.So", "done.Live with it"): such a word counts as one only where it is
not written like the beginning of a sentence, and the shortest of them only with a path.
"""

from __future__ import annotations

import re
import unicodedata

HARD = "com org net io gg xyz zip mov ru cn tk cf gq ml"
"""Domains that nobody writes after a full stop by accident, whatever stands between."""
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
"""Two letters that are a word, an abbreviation or a unit as well as a country: links only with a path, except for `BARE`."""
BARE = ("me", "co", "de")
"""Those of them that are refused without a path too, unless they are written like the beginning of a sentence."""

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
_PLAIN = re.compile(r"://|\bwww\s*\.|\bmailto:|\[[0-9a-f]*:[0-9a-f:.]+\]", re.IGNORECASE)
_NUMBERS = re.compile(r"(?<![\d.])\d{1,3}(?:\s*\.\s*\d{1,3}){3}(?![\d.]*\d)")
_NAME = re.compile(
    r"([^\W_](?:[\w-]*\w)?)(\s*)\.(\s*)(xn--[a-z0-9-]+|[^\W\d_]{2,24})(?![\w-])(\s?/|:\d|\?\w)?", re.IGNORECASE
)


def has_link(text: str) -> bool:
    """Whether somebody could follow something in it."""
    text = unicodedata.normalize("NFKC", text).translate(_DOTS).translate(_ALIKE)
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


def _is_domain(_host: str, before: str, after: str, name: str, path: str | None) -> bool:
    """Whether what follows a dot is a domain; `before` and `after` are the spaces around the dot."""
    low, begins_a_sentence = name.casefold(), name[0].isupper() and name[1:].islower()
    if after and not before:  # as sentences have it
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

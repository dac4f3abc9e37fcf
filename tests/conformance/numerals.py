"""Finding numbers in prose, in digits or in words, in the languages of the games."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

CARDINALS = {
    "en": "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen",
    "de": "zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn",
    "fr": "deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept",
    "es": "dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete",
}
OTHERS = {
    "en": "second twice:third:fourth:fifth:sixth:seventh:eighth:ninth:tenth",
    "de": "zweite. zweimal:dritte. dreimal:vierte. viermal:fünfte.:sechste.:siebte.:achte.:neunte.:zehnte.",
    "fr": "deuxième seconde?:troisième:quatrième:cinquième:sixième:septième:huitième:neuvième:dixième",
    "es": "segund[oa]:tercer[oa]?:cuart[oa]:quint[oa]:sext[oa]:séptim[oa]:octav[oa]:noven[oa]:décim[oa]",
}
"""From two on: ordinals and, where they are one word, "twice" and so on."""


def _words(tag: str) -> dict[str, int]:
    found = {word: n for n, word in enumerate(CARDINALS[tag].split(), 2)}
    return found | {
        word: n for n, words in enumerate(OTHERS[tag].replace(".", r"\w?").split(":"), 2) for word in words.split()
    }


_WORDS = {tag: {re.compile(word, re.IGNORECASE): n for word, n in _words(tag).items()} for tag in CARDINALS}
_FOUND = {
    tag: re.compile(
        rf"(?<![\w-])(?:{'|'.join(sorted(_words(tag), key=len, reverse=True))})(?![\w-])|(?<![\w.-])\d+", re.I
    )
    for tag in CARDINALS
}
_PLACE = re.compile(r"\{[^{}]*\}")


def numerals(text: str, tag: str) -> set[int]:
    """The numbers that stand in a sentence itself, from two on; placeholders and clause ids are none."""
    found = set()
    for word in _FOUND[tag].findall(_PLACE.sub("…", text)):
        found.add(int(word) if word.isdigit() else next(n for form, n in _WORDS[tag].items() if form.fullmatch(word)))
    return found - {0, 1}


def messages(file: Path) -> Iterator[tuple[str, Any]]:
    """The messages of a Fluent file, parsed."""
    from fluent.syntax import ast, parse

    for entry in parse(file.read_text("utf-8")).body:
        if isinstance(entry, ast.Message | ast.Term):
            yield entry.id.name, entry.value


def plain(pattern: Any) -> str:
    """What stands in a message itself, in all its variants."""
    from fluent.syntax import ast
    from fluent.syntax.visitor import Visitor

    found: list[str] = []

    class Texts(Visitor):
        def visit_TextElement(self, text: ast.TextElement) -> None:  # noqa: N802 - named by the library
            found.append(text.value)

    Texts().visit(pattern)
    return "…".join(found)


def counted(file: Path) -> Iterator[tuple[str, str, str]]:
    """Every word that a message puts after a number: the message, the word, and the variant it is in: `one`, `other` if there is
    one for one beside it, or none."""
    from fluent.syntax import ast

    def walk(pattern: Any, chosen: Mapping[str, str]) -> Iterator[tuple[str, str]]:
        for part, after in zip(pattern.elements, [*pattern.elements[1:], None], strict=True):
            inner = getattr(part, "expression", None)
            if isinstance(inner, ast.SelectExpression):
                by = getattr(getattr(inner.selector, "id", None), "name", "")
                keys = [getattr(v.key, "name", getattr(v.key, "value", "")) for v in inner.variants]
                for key, variant in zip(keys, inner.variants, strict=True):
                    kind = "one" if key in ("one", "1") else "other" if {*keys} & {"one", "1"} else chosen.get(by, "")
                    yield from walk(variant.value, {**chosen, by: kind})
            elif isinstance(inner, ast.VariableReference) and isinstance(after, ast.TextElement):
                if word := re.match(r"[ \u00a0]([^\W\d_]{2,})", after.value):
                    yield word[1], chosen.get(inner.id.name, "")
            elif isinstance(part, ast.TextElement) and "one" in chosen.values():
                yield from ((word, "one") for word in re.findall(r"\b1 ([^\W\d_]{2,})", part.value))

    for key, pattern in messages(file):
        for word, variant in walk(pattern, {}):
            yield key, word, variant

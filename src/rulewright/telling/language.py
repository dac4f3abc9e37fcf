"""Translation of messages.

Messages are written in Project Fluent, in a folder `locales` with one file for each language: `en.ftl` holds all of them, and
messages that another language lacks appear in English. The caller sets the language with `speaking("de")`; everything inside
that context uses it, without passing it along.

A player is passed to a message by name, and the reader as `YOU`. A message about a player's action selects on that:

    drawn = { $seat ->
        [you] You draw a card.
       *[other] { $seat } draws a card.
    }
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from functools import cache, cached_property, lru_cache, wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, TypeVar

if TYPE_CHECKING:
    from babel import Locale
    from fluent.runtime import FluentBundle

A = TypeVar("A")
T = TypeVar("T")

ENGLISH = "en"
PSEUDO = "en-XA"
"""English with accents and longer words, to reveal text that is not translated and text that has too little space."""
LANGUAGES = {ENGLISH: "English", "de": "Deutsch", "fr": "Français", "es": "Español"}
"""The available languages, each under its own name."""
TO_PLAY = ("fr", "es")
"""Languages in which everything can be played, but rules and command help are in English."""
OFFERED = (ENGLISH, "de", *TO_PLAY)
"""Languages that users can choose."""

_speaking: ContextVar[str] = ContextVar("language", default=ENGLISH)


class Word(str):
    """A word that messages select on. No player's name can match it: the same letters in a name are kept distinct."""

    __slots__ = ()


YOU, NOBODY = Word("you"), Word("none")
_TAKEN, _APART = frozenset({str(YOU), str(NOBODY)}), "\u200b"
_HYPHEN = re.compile(r"(?<![\w-])-(?=[\d$])")
_SPACE = re.compile(r"(?<=[^\s\]=]) (?=[:;!?»%](?!\w))|(?<=«) |(?<=\{ \") (?=\" \}[:;!?])")
_SLOTS = tuple(map(chr, range(0xE000, 0xE020)))
"""Characters that no message contains, used as placeholders for arguments."""
RECENT = 4_000
"""How many finished texts each package keeps, names included."""
SHORT = 1000
"""Numbers below this are written alike in every language: with digits alone."""
_VARIANT = re.compile(r"\[\s*([\w-]+)\s*\]")
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*)(?= *=)", re.MULTILINE)
_SELECTS = re.compile(r"(\$[\w-]+)\s*->|[\w-]\(([^)]*)\)")
"""Where a message may say something else for another argument: in a selection, or in a call."""
_VARIABLE = re.compile(r"\$([\w-]+)")
_ARGUMENT = re.compile(r"\{ *\$([\w-]+) *\}")
_SIMPLE = re.compile(rf" *= *((?:[^\n{{}}]|{_ARGUMENT.pattern})+?) *(?:\n(?:#.*| *))*")
"""The rest of an entry on one line, made of nothing but text and arguments."""
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


def language() -> str:
    """The current language."""
    return _speaking.get()


@contextmanager
def speaking(tag: str) -> Iterator[None]:
    """Use this language within the context; English if it is not available."""
    token = _speaking.set(tag if tag in LANGUAGES or tag == PSEUDO else ENGLISH)
    try:
        yield
    finally:
        _speaking.reset(token)


def each_language(make: Callable[[A], T]) -> Callable[[A], T]:
    """Cache a function that returns text, separately for each language."""

    @cache
    def kept(tag: str, argument: A) -> T:
        return make(argument)

    return wraps(make)(lambda argument: kept(language(), argument))


def preferred(wishes: str, offered: Container[str] = OFFERED) -> str:
    """The language for a user's preferences, given as in `Accept-Language` or in `LANG`.

    >>> preferred("fr-CA,fr;q=0.8,en;q=0.5", LANGUAGES), preferred("de_DE.UTF-8", LANGUAGES), preferred("C", LANGUAGES)
    ('fr', 'de', 'en')
    """
    ranked = []
    for place, wish in enumerate(wishes.split(",")):
        tag, _, quality = wish.partition(";q=")
        try:
            weight = float(quality or 1)
        except ValueError:
            weight = 0.0
        ranked.append((-weight, place, tag.strip().replace("_", "-").partition(".")[0]))
    for _, _, tag in sorted(ranked):
        if tag == PSEUDO:
            return tag
        if (root := tag.partition("-")[0].lower()) in offered:
            return root
    return ENGLISH


def texts(english: Path) -> dict[str, Any]:
    """The translation of a file of texts such as clauses.toml: clauses.de.toml beside it; empty if there is none."""
    file = english.with_suffix(f".{language()}.toml")
    return tomllib.loads(unbroken(file.read_text("utf-8"))) if language() != ENGLISH and file.exists() else {}


def unbroken(text: str) -> str:
    """A translation whose lines do not break before `:`, `;`, `!`, `?` and `%` or inside guillemets, where French has spaces.
    and Spanish have one before `%`.

    >>> unbroken("« Non » : 5 % ?")
    '«\\xa0Non\\xa0»\\xa0: 5\\xa0%\\xa0?'
    """
    return _SPACE.sub("\N{NO-BREAK SPACE}", text)


def written_in(english: Path) -> str:
    """The language in which `texts` finds a file: the current one, or English if it is not translated."""
    there = language() == PSEUDO or english.with_suffix(f".{language()}.toml").exists()
    return language() if there else ENGLISH


def said(english: str, translated: str | None) -> str:
    """A text in the current language: the translation if there is one, otherwise English."""
    return translated or (pseudo(english) if language() == PSEUDO else english)


class Messages:
    """The messages of one package, such as a game or the server. Call it with a key to get the message's text.

    An argument is text, or a number, which is formatted and pluralised for the language. A message that is missing in English
    raises an error, and so does a missing argument.
    """

    def __init__(self, beside: str | Path) -> None:
        """Read the messages in the folder `locales` beside this file."""
        self.folder = Path(beside).with_name("locales")
        self._bundles: dict[str, Bundle] = {}
        self._variants: dict[str, frozenset[str]] = {}
        self._chosen_by: dict[tuple[str, str], frozenset[str]] = {}
        """By language and message: the arguments by which it may choose its words."""
        self._said = lru_cache(maxsize=20_000, typed=True)(self._say)
        self._recent = lru_cache(maxsize=RECENT, typed=True)(self._filled)

    def __call__(self, key: str, /, **arguments: str | int | float) -> str:
        """The message's text. What was said lately is not put together again."""
        return self._recent(_speaking.get(), key, *arguments, *arguments.values())

    def _filled(self, tag: str, key: str, *rest: Any) -> str:
        """Formatting is slow, and names and numbers are many. So a message that cannot select on an argument is formatted once,
        with a placeholder for it, and cached. Most messages need no formatting at all, and Fluent is not even imported."""
        names, values, words = rest[: len(rest) // 2], [*rest[len(rest) // 2 :]], list[str]()
        if template := self._template(tag, key):
            with suppress(KeyError, TypeError):
                return template.format_map({name: _verbatim(value) for name, value in zip(names, values, strict=True)})
        variants, choosing = self._variants.get(tag) or self._read_variants(tag), self._chosen_by.get((tag, key))
        if choosing is None:
            choosing = self._chosen_by[tag, key] = self._holder(tag, key).selects[key]
        for i, value in enumerate(values):
            if type(value) is str and value not in variants:
                word = _apart(value)
            elif type(value) is int and names[i] not in choosing and 0 <= value < SHORT:
                word = str(value)
            else:
                continue
            values[i] = _SLOTS[len(words)]
            words.append(word)
        said = self._said(tag, key, *names, *values)
        return said.format(*words) if words else said

    def _template(self, tag: str, key: str) -> str:
        """The message for `str.format`, if it is that simple."""
        own = self._bundle(tag)
        return (own if key in own.entries else self._bundle(ENGLISH)).template(key)

    def _holder(self, tag: str, key: str) -> Bundle:
        """The messages that this one is taken from: the language's, or English where it lacks it."""
        bundle = self._bundle(tag)
        if tag != ENGLISH and not bundle.read(key):
            bundle = self._bundle(ENGLISH)
        if not bundle.read(key):
            raise KeyError(f"there is no message {key!r} in {self.folder / 'en.ftl'}: write it there")
        return bundle

    def has(self, key: str) -> bool:
        """Whether the message exists in English."""
        return key in self._bundle(ENGLISH).entries

    def maybe(self, key: str, english: str) -> str:
        """The translation of something declared in English elsewhere, such as a card's name, if there is one."""
        tag = language()
        if tag == ENGLISH:
            return english
        if tag == PSEUDO:
            return pseudo(english)
        return self(key) if key in self._bundle(tag).entries else english

    def name(self, english: str) -> str:
        """A name from a box, such as a card's, translated by the message named after it, `name-the-boss`."""
        return self.maybe(f"name-{slug(english)}", english) if language() != ENGLISH else english

    def _say(self, tag: str, key: str, *rest: Any) -> str:
        half = len(rest) // 2
        arguments = dict(zip((name.replace("_", "-") for name in rest[:half]), rest[half:], strict=True))
        bundle = self._holder(tag, key)
        value = bundle.fluent.get_message(key).value
        if value is None:
            raise KeyError(f"the message {key!r} in {self.folder / 'en.ftl'} has no words")
        said, errors = bundle.fluent.format_pattern(value, arguments)
        if errors:
            raise ValueError(f"the message {key!r} in {self.folder} ({tag}) cannot be said: {errors[0]}")
        said = signed(str(said))
        return _with_slots(said) if _SLOTS[0] in rest else said

    def _bundle(self, tag: str) -> Bundle:
        """The messages in a language, read on first use; a game that is reloaded reads them again."""
        if tag not in self._bundles:
            self._bundles[tag] = Bundle(self.folder, tag)
        return self._bundles[tag]

    def _read_variants(self, tag: str) -> frozenset[str]:
        """The words that any message selects on, in a language or in English, except `_TAKEN`, which names never match."""
        texts = [_file(self.folder, t).read_text("utf-8") for t in {tag, ENGLISH} if _file(self.folder, t).exists()]
        found = frozenset(word for text in texts for word in _VARIANT.findall(text)) - _TAKEN | {""}
        self._variants[tag] = found
        return found


def slug(english: str) -> str:
    """A name as the end of a message's key.

    >>> slug("The Boss's Café (2)")
    'the-boss-s-cafe-2'
    """
    plain = unicodedata.normalize("NFKD", english).encode("ascii", "ignore").decode().lower()
    return "-".join("".join(c if c.isalnum() else " " for c in plain).split())


def _apart(value: str) -> str:
    """Keep a player named "you" distinct from the reader."""
    return value + _APART if value in _TAKEN else value


def _verbatim(value: str | float) -> str:
    """An argument as it stands in any message. Raises TypeError for a number that depends on the language."""
    if isinstance(value, str):
        return _apart(value) if type(value) is str else str(value)
    if type(value) is int and 0 <= value < SHORT:
        return str(value)
    raise TypeError


def _with_slots(said: str) -> str:
    """A formatted message with its slots turned into placeholders for `str.format`."""
    said = said.replace("{", "{{").replace("}", "}}")
    for number, slot in enumerate(_SLOTS):
        said = said.replace(slot, f"{{{number}}}")
    return said


# ---------------------------------------------------------------- files


class Bundle:
    """The messages of a folder in a language. Each is parsed when it is first asked for, as most never are."""

    def __init__(self, folder: Path, tag: str) -> None:
        self._tag, file = tag, _file(folder, tag)
        text = file.read_text("utf-8") if file.exists() else ""
        _, *parts = _ENTRY.split(text if tag in (ENGLISH, PSEUDO) else unbroken(text))
        self.entries = dict(zip(parts[::2], parts[1::2], strict=True))
        """By message, what follows its name in the file."""
        self._templates: dict[str, str] = {}
        self.selects: dict[str, frozenset[str]] = {}
        """By message that was read: the arguments by which it may choose its words, named as in Python."""

    @cached_property
    def fluent(self) -> FluentBundle:
        from fluent.runtime import FluentBundle

        return FluentBundle(["en-001" if self._tag in (ENGLISH, PSEUDO) else self._tag], use_isolating=False)

    def template(self, key: str) -> str:
        """A message made of nothing but text and arguments, for `str.format`; empty if it takes Fluent to say it."""
        if key not in self._templates:
            apart = self._tag == PSEUDO or key.startswith("-")
            found = None if apart else _SIMPLE.fullmatch(self.entries.get(key, ""))
            self._templates[key] = _ARGUMENT.sub(lambda a: f"{{{a[1].replace('-', '_')}}}", found[1]) if found else ""
        return self._templates[key]

    def read(self, key: str) -> bool:
        """Whether there is such a message; if so, Fluent can say it from now on."""
        if key not in self.selects and (text := self.entries.get(key)) is not None:
            from fluent.runtime import FluentResource

            resource = FluentResource(key + text)
            if self._tag == PSEUDO:
                _accent(resource)
            self.fluent.add_resource(resource)
            found = {
                name.replace("-", "_") for part in _SELECTS.findall(text) for name in _VARIABLE.findall("".join(part))
            }
            self.selects[key] = frozenset()
            for other in _REFERENCE.findall(text):
                self.read(other)
                found |= self.selects.get(other, frozenset())
            self.selects[key] = frozenset(found)
        return bool(self.fluent.has_message(key))


def _file(folder: Path, tag: str) -> Path:
    return folder / f"{ENGLISH if tag == PSEUDO else tag}.ftl"


# ---------------------------------------------------------------- the pseudo-language

_PLAIN = "AEIOUYaeiouycnszCNSZ"
_ACCENTED = "ÅÉÎÖÛÝåéîöûýçñšžÇÑŠŽ"
_ACCENT = str.maketrans(_PLAIN, _ACCENTED)


def pseudo(english: str) -> str:
    """Text with accents, and two fifths longer; placeholders in braces stay as they are.

    >>> pseudo("Lay a card"), pseudo("It costs {price}")
    ('Låý å çård·ēē', 'Ît çöštš {price}·ēēēē')
    """
    letters = sum(c.isalpha() for c in english)
    parts = re.split(r"(\{[^{}]*\})", english)
    accented = "".join(part if part.startswith("{") else part.translate(_ACCENT) for part in parts)
    return accented + ("·" + "ē" * round(0.4 * letters - 1) if letters > 3 else "")


def _accent(node: Any) -> None:
    """Accent all text of a resource in place."""
    from fluent.syntax import ast
    from fluent.syntax.visitor import Visitor

    class Accents(Visitor):
        def visit_TextElement(self, text: ast.TextElement) -> None:  # noqa: N802 - named by the library
            text.value = pseudo(text.value)

    Accents().visit(node)


def listed(items: Iterable[object], style: Literal["standard", "or"] = "standard") -> str:
    """A list of things formatted for the language; style "or" for alternatives.

    >>> listed([1, 2, 3]), listed(["$2", "$4"], "or"), listed([7])
    ('1, 2 and 3', '$2 or $4', '7')
    """
    words = tuple(map(str, items))
    return _joined(words, style, language()) if len(words) > 1 else "".join(words)


@lru_cache(maxsize=RECENT)
def _joined(words: tuple[str, ...], style: Literal["standard", "or"], tag: str) -> str:
    from babel.lists import format_list

    return format_list(words, style, locale=_locale(tag))


def number(value: int) -> str:
    """A number formatted for the language.

    >>> number(-1200)
    '−1,200'
    """
    from babel.numbers import format_decimal

    return signed(str(format_decimal(value, locale=_locale(language()))))


def signed(text: str) -> str:
    """Text with a minus sign, U+2212, before its negative numbers: a hyphen is shorter than the plus beside it.

    >>> signed("-3 to -$2, on page A-4 of 2026-11-18")
    '−3 to −$2, on page A-4 of 2026-11-18'
    """
    return _HYPHEN.sub("\N{MINUS SIGN}", text) if "-" in text else text


def figure(written: str) -> str:
    """A number that Python has formatted, adapted to the language.

    >>> with speaking("de"):
    ...     figure("1,234.5"), figure("-46.5%")
    ('1.234,5', '−46,5\\xa0%')
    """
    written = signed(written)
    if language() in (ENGLISH, PSEUDO):
        return written
    locale = _locale(language())
    signs = locale.number_symbols["latn"]
    percent = locale.percent_formats[None].pattern.lstrip("#,0")
    return written.translate({ord(","): signs["group"], ord("."): signs["decimal"], ord("%"): percent})


@cache
def _locale(tag: str) -> Locale:
    """The locale of a language, cached because parsing it takes longer than formatting with it."""
    from babel import Locale

    return Locale.parse("en_001" if tag in (ENGLISH, PSEUDO) else tag)


SAY = Messages(__file__)
"""The messages that all games share."""


def in_a_row(names: Sequence[str]) -> str:
    """A list of players at the beginning of a sentence, with the reader as "you"."""
    return listed(SAY("you", first=Word("yes" if i == 0 else "no")) if n is YOU else n for i, n in enumerate(names))

"""Sheets to print, made in worker processes: a page for the browser to print, or a PDF."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from html import escape
from importlib.util import find_spec

from rulewright import games
from rulewright.doors import prints
from rulewright.doors.server.catalog import laid
from rulewright.doors.server.translations import SAY
from rulewright.kernel.game import Game
from rulewright.telling.box_files import BOX
from rulewright.telling.language import language
from rulewright.telling.prints import PAPERS

HTML, PDF = FORMS = ("html", "pdf")
MEDIA = {HTML: "text/html; charset=utf-8", PDF: "application/pdf"}
STYLE = """
@page {{ size: {width}mm {height}mm; margin: 0 }}
body {{ margin: 0; font: 1rem/1.4 system-ui, sans-serif; color: #1d1710; background: #8b857c }}
header {{ max-width: 46rem; margin: 0 auto; padding: 1rem; background: #fffaf0 }}
h1 {{ font-size: 1.4rem; margin: 0 0 .5rem }}
form {{ display: flex; flex-wrap: wrap; gap: .8rem; align-items: end }}
label {{ display: grid; gap: .2rem }}
select, button {{ font: inherit; padding: .4rem .6rem; min-height: 2.75rem; max-width: 100% }}
main > svg {{ display: block; max-width: 100%; height: auto; margin: 1rem auto; background: #fff; box-shadow: 0 2px 8px #0006 }}
@media print {{
  body {{ background: none }}
  header {{ display: none }}
  main > svg {{ width: {width}mm; height: {height}mm; max-width: none; margin: 0; box-shadow: none; break-after: page }}
}}
"""
PAGE = (
    '<!doctype html><html lang="{language}"><head><meta charset="utf-8"><title>{title}</title>'
    '<meta name="viewport" content="width=device-width"><style>{style}</style></head><body><header><h1>{title}</h1>'
    '<form method="get"><input type="hidden" name="lang" value="{language}">{fields}<button>{show}</button></form>'
    "<p>{how}</p>{ready}</header><main>{sheets}</main></body></html>"
)
FIELD = '<label>{called}<select name="{name}">{made}</select></label>'


@dataclass(frozen=True)
class PrintRequest:
    """What to print: the game's address, how many play, which shipped box, on which paper, and as what."""

    game: str
    seats: int
    box: str
    paper: str
    form: str


def print_sheets(wanted: PrintRequest) -> bytes:
    """Runs in a worker process."""
    game = games.load(wanted.game)
    chosen = {BOX: wanted.box} if wanted.box else {}
    box = laid(game, game.chosen(chosen, wanted.seats), wanted.seats, None).box
    sheets = prints.sheets(game, box, wanted.paper)
    return prints.pdf(game, sheets, wanted.paper) if wanted.form == PDF else _page(game, wanted, sheets).encode()


def _page(game: Game, wanted: PrintRequest, sheets: Iterable[prints.Sheet]) -> str:
    """A page of its own without scripts: what to print is chosen above the sheets."""
    width, height = PAPERS[wanted.paper]
    title = escape(SAY("print-title", game=game.title))
    asked = {"lang": language(), "players": wanted.seats, "box": wanted.box, "paper": wanted.paper, "form": PDF}
    address = escape("&".join(f"{key}={value}" for key, value in asked.items() if value))
    ready = f'<p><a href="?{address}" download="{game.name}.pdf">{escape(SAY("print-pdf"))}</a></p>'
    seats = [(str(n), str(n)) for n in range(game.seats[0], game.seats[1] + 1)]
    boxes = [(word, game.said(f"box-{word}", file.name)) for word, file in game.boxes.items()]
    papers = [(paper, SAY(f"print-{paper}")) for paper in PAPERS]
    choices = (("players", seats, str(wanted.seats)), ("box", boxes, wanted.box), ("paper", papers, wanted.paper))
    fields = "".join(_field(name, options, now) for name, options, now in choices if len(options) > 1)
    return PAGE.format(
        language=language(),
        title=title,
        style=STYLE.format(width=width, height=height),
        fields=fields,
        show=escape(SAY("print-show")),
        how=escape(SAY("print-how")),
        ready=ready if find_spec("typst") else "",
        sheets="".join(sheet.drawing for sheet in sheets),
    )


def _field(name: str, options: Iterable[tuple[str, str]], now: str) -> str:
    made = "".join(
        f'<option value="{escape(value)}"{" selected" if value == now else ""}>{escape(words)}</option>'
        for value, words in options
    )
    return FIELD.format(name=name, called=escape(SAY(f"print-{name}")), made=made)

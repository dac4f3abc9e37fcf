"""How the pages of this folder and the docstrings become one site: `make docs`.

Pages are written so that they read well as plain Markdown too. Links to files outside this folder, such as tests and sources,
lead to the project's repository, where pyproject.toml names one; without it the site shows their path instead.
"""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

from sphinx.application import Sphinx

from rulewright import __version__, game_names, load_game

DOCS = Path(__file__).parent
ROOT = DOCS.parent
MIRRORED = {"contributing": ROOT / "CONTRIBUTING.md", "changelog": ROOT / "CHANGELOG.md"}
"""Pages whose text lies outside this folder, where people and tools look for it."""
NAVIGATION: dict[str, dict[str, tuple[str, ...]]] = {
    "index": {
        "Play": ("players", "terminal", "gallery", "install"),
        "Design": (
            "designers",
            "lab",
            "add-a-game",
            "publish",
            "hidden-information",
            "classics",
            "boxes",
            "lessons",
            "translate",
            "rulings/README",
        ),
        "Research": ("researchers", "environments/README", "bots", "mcp", "speed", "compare"),
        "Run a server": ("operators", "server", "runbook", "protocol", "rights"),
        "Contribute": (
            "contributing",
            "style",
            "architecture",
            "records",
            "fair-dice",
            "glossary",
            "release",
            "changelog",
        ),
        "Python": ("api/index", "api/kernel", "api/packages", "stability"),
    },
    "gallery": {"": ("games/",)},
    "rulings/README": {"": ("rulings/",)},
    "environments/README": {
        "": ("environments/", "environments/sizes", "environments/openspiel", "environments/learning")
    },
    "bots": {"": ("bots/",)},
}
"""What the site's sidebar lists under each page, group by group; a folder stands for its page of every game."""
TITLES = {name: load_game(name).title for name in game_names()} | {
    "connect_four": "Connect four",
    "kuhn_poker": "Kuhn poker",
    "leduc_poker": "Leduc poker",
    "liars_dice": "Liar's dice",
}
REPOSITORY = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"].get("urls", {}).get("Source", "")

project = "Rulewright"
author = "the Rulewright authors"
release = version = __version__
extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["_static"]
highlight_language = "none"

myst_heading_anchors = 4

default_role = "code"  # docstrings write code in single backticks
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 90
toc_object_entries_show_parents = "hide"

html_theme = "furo"
html_title = f"Rulewright {release}"
html_favicon = html_logo = "../web/public/icon.svg"
html_theme_options = {
    "light_css_variables": {
        "color-brand-primary": "#9a3412",
        "color-brand-content": "#9a3412",
        "color-brand-visited": "#7c2d12",
    },
    "dark_css_variables": {
        "color-brand-primary": "#f4945c",
        "color-brand-content": "#f4945c",
        "color-brand-visited": "#e0a183",
    },
}
html_static_path = ["_static"]
html_css_files = ["site.css"]
html_copy_source = False
html_show_sphinx = False
html_show_copyright = False


def local_links(text: str, here: Path, page: Path) -> str:
    """The text of a file for a page of the site: links are made relative to the page, and those that leave docs/ lead out."""

    def link(found: re.Match[str]) -> str:
        label, target, anchor = found["label"], found["target"], found["anchor"] or ""
        path = Path(os.path.normpath(here / target))
        if "://" in target or not path.exists():
            return found[0]
        path = next((DOCS / f"{name}.md" for name, file in MIRRORED.items() if file == path), path)
        if path.is_relative_to(DOCS):
            return f"[{label}]({os.path.relpath(path, page)}{anchor})"
        inside = path.relative_to(ROOT).as_posix()
        return f"[{label}]({REPOSITORY}/blob/main/{inside})" if REPOSITORY else f"{label} (`{inside}`)"

    return re.sub(r"\[(?P<label>[^\[\]]+)\]\((?P<target>[^)#\s]+)(?P<anchor>#[^)]*)?\)", link, text)


def read(app: Sphinx, name: str, source: list[str]) -> None:
    page = (DOCS / name).parent
    mirrored = MIRRORED.get(name)
    text, here = (mirrored.read_text("utf-8"), mirrored.parent) if mirrored else (source[0], page)
    source[0] = "\n".join([local_links(text, here, page), *more_about(name), *toctrees(name)])


def more_about(name: str) -> Iterator[str]:
    """At the end of a game's page, its other pages."""
    folder, _, game = name.partition("/")
    if folder == "games":
        others = {part: f"/{part}/{game}" for part in ("rulings", "bots", "environments") if exists(f"{part}/{game}")}
        yield "\n---\n\nMore about this game: " + ", ".join(f"[{part}]({to}.md)" for part, to in others.items()) + "\n"


def toctrees(name: str) -> Iterator[str]:
    """What the sidebar lists under a page. It is kept here, so that pages stay plain Markdown."""
    for caption, entries in NAVIGATION.get(name, {}).items():
        yield "\n".join(["", "```{toctree}", ":hidden:", *([f":caption: {caption}"] if caption else []), ""])
        for entry in entries:
            if entry.endswith("/"):
                yield from (f"{title} </{entry}{game}>" for game, title in TITLES.items() if exists(f"{entry}{game}"))
            elif exists(entry):
                yield f"/{entry}"
        yield "```"


def exists(name: str) -> bool:
    return (DOCS / f"{name}.md").exists()


def setup(app: Sphinx) -> None:
    app.connect("source-read", read)

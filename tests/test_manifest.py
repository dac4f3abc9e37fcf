"""The installed page: a manifest for each language, and icons of the sizes that it names."""

from __future__ import annotations

import json
from typing import Any

import pytest
from PIL import Image

from rulewright.telling.language import LANGUAGES
from tests.prepare import ROOT

PUBLIC = ROOT / "web/public"


def manifest(language: str) -> dict[str, Any]:
    name = "manifest.webmanifest" if language == "en" else f"manifest.{language}.webmanifest"
    found: dict[str, Any] = json.loads((PUBLIC / name).read_text("utf-8"))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_a_manifest_of_its_own(language: str) -> None:
    found, english = manifest(language), manifest("en")
    assert found["lang"] == language
    own = {"lang", "description"}
    assert {key: found[key] for key in found.keys() - own} == {key: english[key] for key in english.keys() - own}
    assert language == "en" or found["description"] != english["description"]


def test_icons_have_the_sizes_that_are_named() -> None:
    drawn = {icon["src"]: icon["sizes"] for icon in manifest("en")["icons"] if icon["type"] == "image/png"}
    assert {"192x192", "512x512"} <= set(drawn.values()), "what Android asks for"
    assert 'rel="apple-touch-icon" href="/icon-180.png"' in (ROOT / "web/index.html").read_text("utf-8")
    for src, size in {**drawn, "/icon-180.png": "180x180"}.items():
        with Image.open(PUBLIC / src[1:]) as icon:
            assert f"{icon.width}x{icon.height}" == size

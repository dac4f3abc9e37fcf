"""Writes src/rulewright/telling/glyphs.json: the letters used in pictures, as outlines.

A picture must look the same on a machine without fonts, so it carries its letters as paths. This takes each letter from the first
of the font files that has it. Run it by hand when the font changes:

    python -m tools.glyphs source-sans-3-latin-wght-normal.woff2 source-sans-3-latin-ext-wght-normal.woff2 ...

It needs `fonttools` and `brotli`, which nothing else here does.
"""

from __future__ import annotations

import json
import sys

from tools import ROOT

WEIGHT = 600
FILE = ROOT / "src/rulewright/telling/glyphs.json"


def main(*fonts: str) -> None:
    from fontTools.pens.svgPathPen import SVGPathPen  # type: ignore[import-not-found]
    from fontTools.pens.transformPen import TransformPen  # type: ignore[import-not-found]
    from fontTools.ttLib import TTFont  # type: ignore[import-not-found]
    from fontTools.varLib.instancer import instantiateVariableFont  # type: ignore[import-not-found]

    found: dict[str, tuple[int, str]] = {}
    for name in fonts:
        font = instantiateVariableFont(TTFont(name), {"wght": WEIGHT})
        glyphs, scale = font.getGlyphSet(), 1000 / font["head"].unitsPerEm
        for code, glyph in sorted(font.getBestCmap().items()):
            if chr(code) in found or not chr(code).isprintable():
                continue
            pen = SVGPathPen(glyphs, ntos=lambda n: str(round(n)))
            glyphs[glyph].draw(TransformPen(pen, (scale, 0, 0, -scale, 0, 0)))
            found[chr(code)] = (round(glyphs[glyph].width * scale), pen.getCommands())
    lines = (f"{json.dumps(sign)}: {json.dumps(glyph)}" for sign, glyph in sorted(found.items()))
    FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8", newline="\n")
    print(f"{len(found)} letters, {FILE.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main(*sys.argv[1:])

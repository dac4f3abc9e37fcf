"""`picture`: a position of a recorded game as SVG or PNG, or the whole game as an animation."""

from __future__ import annotations

from pathlib import Path

from rulewright.doors import pictures
from rulewright.doors.cli.messages import SAY
from rulewright.doors.cli.records import Recorded, eyes_of
from rulewright.match.replay import walk


def draw(recorded: Recorded, output: Path, frame: int | None, seat: int | None) -> None:
    kind = output.suffix.removeprefix(".").lower()
    if kind not in pictures.KINDS:
        raise ValueError(SAY("draw-what", output=str(output), kinds=", .".join(pictures.KINDS)))
    if kind in pictures.MOVING and frame is not None:
        raise ValueError(SAY("draw-whole", kind=kind))
    record, secret, found, content = recorded.opened()
    eyes = eyes_of(record, seat)
    drawings = []
    for number, match in walk(record, secret, found, content):
        last = number == len(record.lines)
        if kind in pictures.MOVING or number - 1 == frame or (frame is None and last):
            drawings.append(pictures.of_match(match, eyes))
        if number - 1 == frame:
            break
    if not drawings:
        raise ValueError(SAY("no-frame", frame=str(frame), file=str(recorded.file), count=len(record.lines)))
    try:
        made = pictures.animated(drawings, kind) if kind in pictures.MOVING else pictures.painted(drawings[0], kind)
    except pictures.PainterMissingError as e:
        raise ValueError(str(e)) from None
    output.write_bytes(made)
    print(f"{output}: {len(made) / 1000:,.0f} kB")

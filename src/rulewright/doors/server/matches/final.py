"""What is stored of a match when it is over, made while the server still has its rules."""

from __future__ import annotations

from typing import Any, cast

import msgspec

from rulewright.doors.contract import records
from rulewright.doors.contract.records import Frame, MatchAbout, MoveMade
from rulewright.doors.describe import other_clauses, other_help, other_summary
from rulewright.doors.server.catalog import Laid
from rulewright.doors.server.codec import decoded
from rulewright.doors.server.render import card_names, frame_note, grid_contents, jsonable_box, result_of
from rulewright.doors.server.store.results import Final
from rulewright.kernel.derived import derived_if_possible
from rulewright.kernel.jsonable import jsonable
from rulewright.kernel.views import SPECTATOR
from rulewright.match import Match
from rulewright.telling.language import ENGLISH, speaking


def about(match: Match, total: int, laid: Laid | None = None) -> MatchAbout:
    """The description of a match with `total` frames, without the frames. `laid` is its box, if it is in use: then it need not be
    described again."""
    if laid is None:
        box, faces = jsonable_box(match.game, match.box), card_names(match.game, match.box)
        entries, clauses = other_help(match.game, match.box), other_clauses(match.game, match.box)
        summary = other_summary(match.game, match.box)
    else:
        parts = laid.parts
        box, faces = decoded(parts.box), decoded(parts.faces)
        entries, clauses, summary = decoded(parts.help), decoded(parts.clauses), decoded(parts.summary)
    return MatchAbout(
        header=match.header,
        options=match.header["options"],
        game=match.game.name,
        names=match.names,
        title=match.game.title,
        box=box,
        faces=faces,
        help=entries,
        clauses=clauses,
        summary=summary,
        over=result_of(match),
        total=total,
    )


def frame(match: Match, number: int, made: MoveMade | None, told: int = 0) -> Frame:
    """The current position with nothing hidden, and the notes after the first `told`."""
    return Frame(
        number=number,
        move=made,
        view=jsonable(match.state),
        derived=cast(Any, derived_if_possible(match.game, match.state, match.box, SPECTATOR)),
        grids=grid_contents(match, match.state),
        notes=[frame_note(n, match.said_to(SPECTATOR, t)) for n, t in enumerate(match.told[told:], told)],
    )


def final(match: Match, lines: int, laid: Laid | None = None) -> Final:
    """What is stored of a match that is over after `lines` lines: in English, whatever language its players use."""
    with speaking(ENGLISH):
        kept = records.Final(
            **msgspec.structs.asdict(about(match, lines + 1, laid)),
            frames=[frame(match, lines, None)],
            text=match.board(SPECTATOR),
            lost="",
        )
    return Final(msgspec.to_builtins(kept), match.record().text)

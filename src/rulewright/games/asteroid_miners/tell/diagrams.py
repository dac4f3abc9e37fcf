"""Drawings for the rules about strata and rows."""

from __future__ import annotations

from rulewright.telling.diagrams import Diagram
from rulewright.telling.drawing import gradient, group, rect

from ..notes import SAY
from ..state import Box, Company, State
from .picture import asteroid, rock, station

STRATA = """
   R             P
   ( ) ( )       ( ) ( )
   ( ) [4]       [2] [4]
   [5] [2]       [5] [2]
"""
STATION = """
   R             P
       [  4  |  3  ]
   ==> [  3  |  1  ]
   ### [     2     ] <==
   ### [     1     ] ###
"""
SCALE = 0.62


def diagrams(box: Box) -> dict[str, Diagram]:
    """Red has excavated a stratum and half of the next, purple one; red has built two rows, purple one."""
    s = State()
    red, purple = s.miners[Company.RED], s.miners[Company.PURPLE]
    red.done[0], purple.done[0], red.dug, red.row, purple.row = 1, 1, 1, 2, 1
    ground = rect(0, 0, 400, 300, rx=10, fill="url(#am-nebula)")
    defs = gradient("am-nebula", ("#5b3b9a", "#22336e", "#111a3a"), "0.75 0.15 0.9") + rock(s)
    strata = ground + group(asteroid(s, box), at=(14, 10), scale=SCALE)
    found = {
        "strata": Diagram(SAY("diagram-strata"), strata, (400, 300), STRATA, ("AM-4", "AM-5", "AM-6", "AM-R19"), defs)
    }
    if box.foundry:
        rows = ground + group(station(s, box), at=(100, 10), scale=SCALE)
        clauses = ("AM-24", "AM-21", "AM-H1", "AM-H2")
        found["station"] = Diagram(SAY("diagram-station"), rows, (400, 300), STATION, clauses, defs)
    return found

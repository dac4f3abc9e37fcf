"""How to play well: the evaluation that bots and the coach use."""

from __future__ import annotations

from .encoding import INPUTS, encode
from .outlook import HORIZON, UNSETTLED, outlook, reconsider

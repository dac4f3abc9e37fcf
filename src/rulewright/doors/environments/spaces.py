"""The spaces that Gymnasium and PettingZoo require."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from rulewright.doors.environments.settings import Setting


def action_space(setting: Setting) -> spaces.Discrete:
    return spaces.Discrete(setting.game.actions.size)


def observation_space(setting: Setting) -> spaces.Space[Any]:
    """The space of the observations of `Course.observe`, and of one row of a `Fleet`."""
    layout, seen = setting.layout, spaces.Box(0, 1, (setting.game.actions.size,), np.int8)
    view: spaces.Space[Any]
    if setting.encoded is not None:
        encoded = setting.encoded
        view = spaces.Box(0.0, 1.0, (encoded.size,), np.float32)
        if setting.form == "dict":
            view = spaces.Dict({name: spaces.Box(0.0, 1.0, n, np.float32) for name, n in encoded.shapes().items()})
    elif setting.form == "flat":
        view = spaces.Box(layout.low, layout.high, dtype=layout.dtype.type)
    else:
        known = {k.name: spaces.Box(k.low, k.high, (1,), np.int32) for k in layout.known}
        fields = {
            b.name: spaces.Box(b.number.low, b.number.high, b.shape or (1,), np.dtype(b.number.name).type)
            for b in layout.blocks
        }
        view = spaces.Dict({**known, **fields})
    return view if setting.mask == "info" else spaces.Dict({"observation": view, "action_mask": seen})

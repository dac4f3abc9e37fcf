"""A server with the settings of the environment, for those who start one from a program: port 0 takes any that is free."""

from __future__ import annotations

import sys

from rulewright.doors.server.command import run
from rulewright.doors.server.config import Settings

if __name__ == "__main__":
    run(Settings.from_environment(), port=int(sys.argv[1]), workers=int(sys.argv[2]) if len(sys.argv) > 2 else 1)

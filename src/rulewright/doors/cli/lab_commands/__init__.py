"""What `rulewright lab` does: settings from what was asked, and what was found as tables, files or JSON."""

from rulewright.doors.cli.lab_commands.options import LabOptions

__all__ = ["LabOptions"]

"""Shared by the three doors for learning programs: encoding of views as numbers, rewards, and rendering.

The doors themselves are `rulewright.doors.gymnasium`, `rulewright.doors.pettingzoo` and `rulewright.doors.openspiel`.
"""

"""What the three doors for learning programs share: how a view becomes numbers, what a game is worth, how it looks.

The doors themselves are `rulewright.doors.gymnasium`, `rulewright.doors.pettingzoo` and `rulewright.doors.openspiel`.
"""

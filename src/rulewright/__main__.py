"""`python -m rulewright` is the command `rulewright`."""

from rulewright.doors.cli import main

if __name__ == "__main__":
    main()

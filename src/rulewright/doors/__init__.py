"""Every way in: the command line and the terminal table."""

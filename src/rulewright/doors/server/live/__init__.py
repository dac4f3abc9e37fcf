"""Matches in progress: the tables in memory, their sockets, bots and clocks, and notifications from other processes."""

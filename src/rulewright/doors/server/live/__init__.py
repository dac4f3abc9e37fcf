"""Matches being played: the tables in memory, their sockets, bots and clocks, and news from other processes."""

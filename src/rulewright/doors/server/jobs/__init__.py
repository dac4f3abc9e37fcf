"""Work too slow for the event loop, done in other processes: bots, the coach, compiling, reading records."""

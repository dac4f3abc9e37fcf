"""Work too slow for the event loop, done in worker processes: bots, the coach, compiling, reading records."""

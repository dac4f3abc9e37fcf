"""Speed, measured side by side: every row is a ratio of two things timed in turns in one run on one machine."""

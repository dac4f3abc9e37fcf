"""Benchmarks: every row is a ratio of two things timed alternately in one run on one machine."""

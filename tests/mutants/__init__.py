"""Mutation testing of a game's rules: break them automatically, and see whether the game's clause tests notice.

`make mutants GAME=karthis`, or `python -m tests.mutants karthis --sample 150 --only rules/deck.py`.

Why our own, and not mutmut or cosmic-ray? Both write each mutated module to disk and start a test run for it, several seconds
each here, and count a mutation as a survivor although it changes nothing at all. Rules have a property that makes something
better cheap: they are plain functions that refer to each other as globals, so a function's `__code__` can be replaced in place
for every module that imported it. So one process imports the game and collects its tests once, forks for every mutation, replaces
the code in the fork, and plays the same seeds before it runs any test: a mutation that changes play matters, and one that does
not is listed separately.

- `breaks`: the mutations, on the syntax trees of the rules.
- `digests`: games from fixed seeds, which show whether a mutation changes anything.
- `trials`: the fork, its limits, and the tests in it.
- `verdicts`: verdicts in a file, for hunts of hours.
- `report`: the output.
"""

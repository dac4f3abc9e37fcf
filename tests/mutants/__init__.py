"""Mutation testing of a game's rules: break them by machine, and see whether the game's clause tests notice.

`make mutants GAME=karthis`, or `python -m tests.mutants karthis --sample 150 --only rules/deck.py`.

Why our own, and not mutmut or cosmic-ray? Both write each broken module to disk and start a test run for it, several seconds
each here, and count a break as alive although it changes nothing at all. Rules have a property that makes something better
cheap: they are plain functions that know each other as globals, so a function's `__code__` can be exchanged in place, and
whoever imported it calls the broken one. So one process imports the game and collects its tests once, forks for every
break, exchanges the code in the fork, and plays the same seeds before it runs any test: a break that plays differently
matters, and one that does not is listed apart.

- `breaks`: what is broken, on the syntax trees of the rules.
- `digests`: games from fixed seeds, from which one can see whether a break changes anything.
- `trials`: the fork, its limits, and the tests in it.
- `report`: what is printed.
"""

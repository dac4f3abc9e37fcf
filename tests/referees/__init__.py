"""Second implementations of the games, slow and plain, written from the clauses alone, against which the rules are held."""

"""Storage: the database, its tables, and the transactions that change a match."""

"""How the database became what it is, one step a file."""

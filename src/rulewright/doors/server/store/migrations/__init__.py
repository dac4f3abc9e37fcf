"""The database migrations, one per file."""

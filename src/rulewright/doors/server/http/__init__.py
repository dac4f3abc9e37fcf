"""Plain HTTP: the lobby, records, the pages, and what every request has in common."""

"""Plain HTTP: the lobby, records, the pages, and the handling common to all requests."""

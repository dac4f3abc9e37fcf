"""Databases of both kinds, as in the tests of the server."""

from tests.doors.server.conftest import database, fresh_postgres, postgres

__all__ = ["database", "fresh_postgres", "postgres"]

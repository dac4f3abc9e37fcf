"""Databases of both kinds, as the tests of the server have them."""

from tests.doors.server.conftest import database, fresh_postgres, postgres

__all__ = ["database", "fresh_postgres", "postgres"]

"""A siege of the server: real matches through real sockets while everything around them is broken."""

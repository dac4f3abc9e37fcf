"""The server: tables that people share over the network. See docs/server.md and docs/protocol.md."""

"""Every interface to the games: command line, terminal, server, pictures, learning environments and MCP."""

"""Everything the server and its clients say to each other, as types: the messages of the socket, and the requests and answers of
the HTTP API.

These structs are what is really sent, so a field that is not declared here cannot be sent. The TypeScript types, the tables of
docs/protocol.md and the OpenAPI description are generated from them.
"""

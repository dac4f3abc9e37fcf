"""The types of everything the server and its clients exchange: socket messages, and requests and answers of the HTTP API.

These structs are what is actually sent, so a field that is not declared here cannot be sent. The TypeScript types, the tables
of docs/protocol.md and the OpenAPI description are generated from them.
"""

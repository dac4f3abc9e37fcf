"""The coach: advice on a position, and reviews of whole games, for all clients."""

"""A player's coach: advice on a position, and a look back at a whole game. Every door asks here."""

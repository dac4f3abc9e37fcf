"""How somebody might play: what bots, coach and solver know beyond the rules."""

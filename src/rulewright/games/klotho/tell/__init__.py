"""What people read: the names of moves, the table as text, and what the log says."""

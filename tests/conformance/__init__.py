"""What every game must pass without a line written for it."""

"""The balance lab: play many games at once and measure them."""

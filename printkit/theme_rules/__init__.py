"""Rules about the theme and the formats of pieces: what they name, and what fits."""

"""Languages as data."""

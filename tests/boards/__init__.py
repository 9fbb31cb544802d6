"""The shipped games: what is particular about each."""

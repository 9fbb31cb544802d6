"""The kinds of printable things; one module each."""

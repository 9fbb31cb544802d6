"""Places of London, drawn as what their names say, on the ground of all street pictures."""

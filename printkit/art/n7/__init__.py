"""A galaxy at war: dark hulls, hexagons, thin technical lines; worlds, ships and stations."""

"""Many editions of one base: rows of a list, each made into a kit."""

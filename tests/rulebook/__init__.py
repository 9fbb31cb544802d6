"""The rulebook: parsing, setting, filling columns."""

"""Sheets from pieces: everything placed once, backs behind fronts, nothing outside the paper."""

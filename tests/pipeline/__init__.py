"""Builds from definition to files: what they hold, when they are made, and how they fail."""

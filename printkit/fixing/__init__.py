"""Fixing what has one right answer: tried in memory, then written whole."""

"""Texts out to translators, and their translations back into a pack."""

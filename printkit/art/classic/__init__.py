"""Drawings of the classic house design: streets, corners, backs of the decks."""

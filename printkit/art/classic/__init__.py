"""Drawings of the classic house design: streets, works, railway, backs of the decks."""

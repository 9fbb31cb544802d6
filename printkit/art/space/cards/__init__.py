"""The pictures of the event cards: one for each story."""

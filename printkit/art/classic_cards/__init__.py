"""Pictures of event cards in one engraver's voice: what happens on each card, told in a square."""

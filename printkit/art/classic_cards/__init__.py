"""Pictures of event cards in one engraver's voice: the story of each card in a square."""

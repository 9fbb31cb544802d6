"""The ways of the tokens over the board, and what they bring."""

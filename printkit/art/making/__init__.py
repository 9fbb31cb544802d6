"""Small drawings of how paper pieces are made: one for each step, the last shows the piece.

They stand on a grid of 48 by 36; the accent is the colour of the piece.
"""

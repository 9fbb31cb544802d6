"""Unfolded paper: houses, domes, dice and standing tokens that are cut, folded and glued."""

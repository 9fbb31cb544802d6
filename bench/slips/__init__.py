"""Slips as authors make them, planted into sound variants to see whether the checker tells."""

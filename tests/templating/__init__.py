"""Templates: their vocabulary, their limits, and what they draw."""

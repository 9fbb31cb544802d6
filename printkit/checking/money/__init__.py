"""What can be paid, and what has to be."""

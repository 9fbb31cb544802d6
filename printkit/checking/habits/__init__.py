"""What numbers are likely to be: those of the base and of the classic boards."""

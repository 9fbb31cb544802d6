"""What was worked out before and still holds."""

"""What texts say, in the languages that the checker knows."""

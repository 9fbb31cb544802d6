"""Programs for those who work on printkit."""

"""One rule a module."""

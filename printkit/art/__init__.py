"""Vector drawings made by code, by name."""

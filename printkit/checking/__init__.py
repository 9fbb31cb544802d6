"""The rules-checker."""

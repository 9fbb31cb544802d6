"""Texts out to translators and back."""

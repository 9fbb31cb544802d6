"""Colours as shares of ink."""

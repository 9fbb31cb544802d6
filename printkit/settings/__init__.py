"""The settings of a project."""

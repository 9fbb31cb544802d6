"""Pictures of a stranger's pack."""

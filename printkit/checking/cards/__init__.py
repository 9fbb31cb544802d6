"""What cards say, and what their effects do."""

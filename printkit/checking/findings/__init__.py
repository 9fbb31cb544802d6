"""What becomes of findings: where they stand, which are told, and how they are mended."""

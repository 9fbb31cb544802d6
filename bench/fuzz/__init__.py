"""Harmed definitions, to see that the checker answers each with findings and nothing else."""

"""Numbers that are probably wrong: each detector compares them with others, the best one speaks."""

"""What strangers' packs, faults and signals may not do."""

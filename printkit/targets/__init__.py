"""What shops, machines and virtual tables take: exports of a game for targets."""

"""What there is and what it holds, as data and tables for scripts and people."""

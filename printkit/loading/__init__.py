"""From a pack folder to a bound variant: bases, changes, tables, validation."""

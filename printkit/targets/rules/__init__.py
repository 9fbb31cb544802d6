"""What is checked before an export is written. A module here is a rule, by existing."""

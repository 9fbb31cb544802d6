"""What differs between two variants, in the words of their games."""

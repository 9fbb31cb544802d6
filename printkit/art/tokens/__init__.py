"""Playing pieces as standees: front views on a grid of 24 x 32, standing on its floor."""

"""Pieces as they are drawn, held as text: ``pytest --update-goldens`` writes them anew."""

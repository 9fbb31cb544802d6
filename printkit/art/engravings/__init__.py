"""Vignettes of banknotes, engraved: contours and hatching in the colour of the note."""

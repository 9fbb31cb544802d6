"""The numbers of deeds: rents, prices, shares, and the bands in which sound ones lie."""

"""Eight invented planets and two more travellers between them."""

"""The solar system in the manner of travel posters: flat tones, light from the upper left."""

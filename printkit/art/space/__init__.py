"""The solar system in the options of travel posters: flat tones, light from the upper left."""

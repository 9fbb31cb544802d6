"""What is seen of composed pieces: colours, words, lines, pictures."""

"""What a press prints: colours as shares of cyan, magenta, yellow and black ink."""

"""Reading definition files into nodes that know their file, line and column."""

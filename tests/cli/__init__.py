"""The command line, from arguments to exit code, output and files."""

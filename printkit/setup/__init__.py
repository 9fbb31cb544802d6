"""Getting started: a first definition, a sound installation, a printer that is set up."""

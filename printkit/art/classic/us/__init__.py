"""Streets, railroads and works of the American board, one module a group."""

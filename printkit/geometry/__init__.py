"""Points, transforms, paths and the shapes made of them. Millimetres, y down."""

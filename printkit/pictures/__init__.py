"""A pack's own pictures: raster files and a safe part of SVG."""

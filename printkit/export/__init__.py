"""Writing sheets and artwork as PDF, SVG and PNG."""

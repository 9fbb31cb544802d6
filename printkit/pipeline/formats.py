"""What a kit can be written as."""

FORMATS = ("pdf", "svg", "png", "preview", "html", "md")

"""A checker of our own for PDF/X-1a:2003 and PDF/X-4, a function a clause."""

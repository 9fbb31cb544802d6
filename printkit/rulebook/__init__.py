"""The printed rules: Markdown with the definition's own numbers."""

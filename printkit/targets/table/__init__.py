"""Games on a virtual table: pictures of their pieces, and where these lie when play begins."""

"""A stored bracket: drawn, played on by itself, mended, shown."""

"""Judge calls, rulings, appeals."""

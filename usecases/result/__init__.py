"""Results: reported, confirmed, disputed, corrected, walked over."""

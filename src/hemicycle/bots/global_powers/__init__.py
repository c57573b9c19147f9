"""Players of Global Powers."""

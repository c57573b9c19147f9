"""Takes the pictures of docs/screenshots: `make screenshots`. They are meant to be looked at."""

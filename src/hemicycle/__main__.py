"""`python -m hemicycle` is the command."""

from __future__ import annotations

from hemicycle.cli import main

if __name__ == "__main__":
    main()

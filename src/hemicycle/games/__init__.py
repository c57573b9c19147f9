"""The games. Each folder is one game; each module is a chapter of its rulebook."""

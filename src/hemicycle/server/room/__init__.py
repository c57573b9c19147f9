"""A room as a value: `handle(room, command, now)` changes it and says what follows. No clock, no socket, no store."""

"""The way in: HTTP, sockets, sessions, limits and files; who somebody is, and whether they may come in."""

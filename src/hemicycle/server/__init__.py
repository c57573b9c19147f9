"""The table server: rooms with people and bots around one match each."""

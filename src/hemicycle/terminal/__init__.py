"""The terminal table: the same views, prompts and sentences as everywhere, as text."""

"""Tournaments between bots, and what they tell."""

"""Bots for Die Macher: beginner, solid and strong."""

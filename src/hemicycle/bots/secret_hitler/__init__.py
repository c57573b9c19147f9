"""Bots for Secret Hitler."""

"""Measured speeds, in yardstick units so that they mean something on any machine."""

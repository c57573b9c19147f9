"""Staying safe: whom people do not want to hear, reports, bans, operators."""

"""Calling people back: what is in the outbox is delivered by web push, mail and webhooks."""

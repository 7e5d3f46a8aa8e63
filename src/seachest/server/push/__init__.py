"""Notifications for players who are not connected: Web Push, from its keys to when somebody is notified."""

"""Notifications for players who are not connected: Web Push, from its keys to the moment when somebody is told."""

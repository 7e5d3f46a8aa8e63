"""Measurements of whole systems: `peers` (other environments beside ours) and `swarm` (players that load a server)."""

"""What clients talk to: routes, the WebSocket, and their security."""

"""The way in: routes, the WebSocket, and what guards them."""

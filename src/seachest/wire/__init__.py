"""The types of all messages between client and server, and all routes of the REST API."""

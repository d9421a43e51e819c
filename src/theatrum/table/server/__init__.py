"""The web service: endpoints, the WebSocket, the application."""

"""The server: what goes over the wire, and what it keeps."""

"""The table in the browser: HTTP and WebSocket, storage, bots that think in processes of their own.

What goes over the wire: `wire.py`. A table and the match on it: `document.py`, `live.py`. Who is told
what: `hub.py`, `sockets.py`. What decides by itself: `driver.py`, `thinkers.py`. On disk: `storage/`.
"""

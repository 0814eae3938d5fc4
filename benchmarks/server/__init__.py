"""`make bench-server`: the server beside boardgame.io, both driven by the same scripted clients."""

"""The conformance kit run over every registered game: a game gets here by being registered."""

"""Tatami: a table for Japanese card and board games, and an engine to study them."""

__version__ = "0.1.0"

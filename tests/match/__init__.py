"""One match: record, undo, verification, replay, and bots at the table."""

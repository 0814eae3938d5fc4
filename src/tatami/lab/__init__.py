"""Many matches at once: what a rule, a card, a seat or a bot does to the game."""

"""Crazy Eights, the worked example and the yardstick."""

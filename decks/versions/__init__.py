"""Versions of a deck: kept, compared, and laid again."""

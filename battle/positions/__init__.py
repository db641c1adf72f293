"""Boards that somebody sets up, to be played and shared, and puzzles."""

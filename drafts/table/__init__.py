"""Drafting at a table: its pages and its API, people and bots, and the log of it."""

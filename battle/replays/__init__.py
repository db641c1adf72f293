"""Battles that are watched, and looked at again: replays, records, and whether all was fair."""

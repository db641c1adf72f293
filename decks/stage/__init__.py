"""The Build stage of a table: its decks are built, registered, and taken into battle."""

"""Before a battle: opening its table, and agreeing how it is played."""

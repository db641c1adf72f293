"""Everything around an effect: moments, conditions, costs, numbers, qualities."""

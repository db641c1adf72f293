"""What effects do: one file for each family of verbs."""

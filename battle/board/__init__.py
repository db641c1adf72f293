"""The page of a running battle: how it is drawn, its forms, and what a table does around it."""

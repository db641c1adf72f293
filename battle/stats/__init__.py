"""Statistics: what is counted of drafts and battles that are over, and what it says."""

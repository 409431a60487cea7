"""What docs/trust.md says in figures: each in a short form, and at length."""

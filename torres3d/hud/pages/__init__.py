"""Pages: full screens, and dialogs over the table."""

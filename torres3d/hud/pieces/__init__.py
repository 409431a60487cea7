"""What lies on a table, drawn small on panels, pages and dialogs: chips, stacks of blocks, cards."""

"""Cards and stacks of blocks, drawn small."""

"""Commands for Torres alone."""

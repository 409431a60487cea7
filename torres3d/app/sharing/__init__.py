"""Games as pages for browsers."""

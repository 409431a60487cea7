"""Games of Torres as pages for browsers."""

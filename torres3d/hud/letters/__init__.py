"""Letters of every script: which font has them, and in which order they are read."""

"""The rules of Torres: pure functions over frozen values."""

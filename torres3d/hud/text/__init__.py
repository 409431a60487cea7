"""Text in any script: fonts, fallback, reading order."""

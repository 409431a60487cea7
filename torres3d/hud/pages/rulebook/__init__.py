"""The rules on the screen."""

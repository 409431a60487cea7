"""The screen on which Torres is played."""

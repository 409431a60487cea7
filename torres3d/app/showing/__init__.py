"""What is still to be shown, beat by beat."""

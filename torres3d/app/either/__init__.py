"""What is the same whichever of the games is played: what is shown after what, whose move it is, which bot thinks."""

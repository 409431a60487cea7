"""What levels differ in."""

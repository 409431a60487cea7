"""What bots take things to be worth: all that is known, or less of it."""

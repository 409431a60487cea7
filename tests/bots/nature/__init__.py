"""What bots take things to be worth."""

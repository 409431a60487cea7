"""What can be chosen on the table, what it would bring, and how that is shown: pure functions of the state."""

"""From clicks and keys to commands, and what each would bring: pure functions of the state."""

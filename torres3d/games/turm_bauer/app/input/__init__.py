"""From clicks and keys to choices: pure functions of the state."""

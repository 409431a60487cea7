"""From clicks and keys to commands, and previews of commands: pure functions of the state."""

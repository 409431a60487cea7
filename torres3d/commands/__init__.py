"""What the program can be told on the command line: one module for each command."""

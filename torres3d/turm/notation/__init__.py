"""Text forms of Turm Bauer: columns, how a block lies, choices and commands (docs/turm-notation.md)."""

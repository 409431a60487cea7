"""The table in other programs' files: films, models for viewers, solids for printers."""

"""What the panels of the study show, and what a person wants there."""

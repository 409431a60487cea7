"""The panels of the study: lines and analysis, and a position that is set up."""

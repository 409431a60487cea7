"""Looking back: replay and analysis."""

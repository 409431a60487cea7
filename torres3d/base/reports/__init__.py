"""Reports on errors nobody thought of, without names of persons."""

"""The toolkit of panels: painting, icons, layout, controls."""

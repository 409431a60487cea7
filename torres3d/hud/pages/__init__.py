"""Full screens: menu, settings, keys, help, analysis, strength."""

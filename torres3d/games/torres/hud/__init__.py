"""Torres on the screen: panels, pages, dialogs."""

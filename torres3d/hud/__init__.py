"""What lies on the screen: panels, cards, menus and text."""

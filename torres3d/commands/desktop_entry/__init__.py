"""The program in the system's menu, and its files opened by a double click: for the person who asks for it."""

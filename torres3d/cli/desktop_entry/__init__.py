"""The system's menu entry and file associations."""

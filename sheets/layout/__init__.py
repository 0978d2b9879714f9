"""Layouts: what is printed where, in millimetres. Read by the printer and by the camera alike."""

"""Photos: from the pixels of a filled-in sheet to marks by name."""

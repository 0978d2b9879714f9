"""From measures to beliefs. A sheet is its own yardstick: bare places say what noise is, strokes what ink is."""

"""What Hops prints."""

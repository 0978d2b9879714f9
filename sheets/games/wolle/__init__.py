"""What Wolle prints."""

"""What Volle Wolle prints."""

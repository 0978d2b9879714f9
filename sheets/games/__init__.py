"""What each game prints."""

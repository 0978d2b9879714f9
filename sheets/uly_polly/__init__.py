"""What Uly & Polly prints."""

"""Uly & Polly: a wolf hides in a flock of sixteen tiles."""

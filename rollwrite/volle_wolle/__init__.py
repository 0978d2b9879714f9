"""Volle Wolle: bids, dice and sheep cards."""

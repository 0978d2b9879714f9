"""Cat, sheep, dogs, blocks, icons: what is drawn."""

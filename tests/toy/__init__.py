"""A fourth game that lives outside the package: what a stranger has to write, and nothing more."""

"""Where things lie on a sheet of Hops."""

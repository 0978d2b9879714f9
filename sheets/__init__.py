"""Paper: what lies where on a sheet, and how it is printed."""

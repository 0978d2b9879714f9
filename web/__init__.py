"""The other door: pages for the phones at the table. Imports the three rooms, and has no rules, millimetres or pixels
of its own."""

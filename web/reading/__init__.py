"""Photos wait in a line and are read in processes of their own, so that pages answer while they are."""

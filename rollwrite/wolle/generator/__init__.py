"""Where new faces come from: a stream of chance, a box of blocks, a way to lay them out, and games to test them."""

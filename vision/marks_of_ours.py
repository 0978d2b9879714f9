"""How files that we wrote ourselves are told from photos, in folders where both lie."""

COMMENT = b"rollwrite: a copy with what was read drawn over it"  # in the head of every annotated copy
ENDING = ".fixes.toml"  # of the name of what people said about a photo

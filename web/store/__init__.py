"""One file of SQLite and a folder of pictures: what was answered is on disk before it is answered."""

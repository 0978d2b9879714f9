-- One evening after another. What stands here was answered to somebody: it is never half.

CREATE TABLE secret (key TEXT NOT NULL);

CREATE TABLE night (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    started TEXT NOT NULL,              -- ISO 8601, UTC
    name TEXT NOT NULL DEFAULT ''
);

-- One game at the table: the sheets and rolls that belong together.
CREATE TABLE play (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    night INTEGER NOT NULL REFERENCES night (id) ON DELETE CASCADE,
    touched TEXT NOT NULL,              -- when something last happened in it
    face TEXT NOT NULL,                 -- a letter or a seed, whose timer the rolls are held against; '' if nobody said
    first_set INTEGER,                  -- after which roll somebody had the first set
    with_die INTEGER                    -- 1 if it was played with the die of the phones, 0 if not; NULL if nobody said
);

CREATE TABLE photo (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    play INTEGER NOT NULL REFERENCES play (id) ON DELETE CASCADE,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'read', 'failed')),
    errors TEXT NOT NULL DEFAULT '[]',  -- messages as JSON, said in the language of whoever looks
    picture TEXT NOT NULL,              -- a file in the folder of pictures, or nothing
    rolls TEXT                          -- as in 6,4,3, where the sender told them
);

CREATE TABLE sheet (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    play INTEGER NOT NULL REFERENCES play (id) ON DELETE CASCADE,
    photo INTEGER NOT NULL REFERENCES photo (id) ON DELETE CASCADE,
    paper TEXT,                         -- the id printed on it, if it could be read
    reading TEXT NOT NULL,              -- what was seen, as JSON: the sheet is decided again from it
    flat TEXT NOT NULL,                 -- a file in the folder of pictures
    replaced_by INTEGER REFERENCES sheet (id) ON DELETE SET NULL  -- the same paper, photographed again
);

CREATE TABLE fix (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    sheet INTEGER NOT NULL REFERENCES sheet (id) ON DELETE CASCADE,
    said TEXT NOT NULL                  -- as the contract has it: {"mouse.3": true, "player": "Ann"}
);

CREATE TABLE roll (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    play INTEGER NOT NULL REFERENCES play (id) ON DELETE CASCADE,
    value INTEGER NOT NULL CHECK (value BETWEEN 1 AND 6)
);

-- A count made by tapping, without any paper: tokens, cards, chips.
CREATE TABLE tally (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    play INTEGER NOT NULL REFERENCES play (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    said TEXT NOT NULL,                 -- as JSON, the game's own
    UNIQUE (play, game)
);

CREATE INDEX sheets_of_a_play ON sheet (play);
CREATE INDEX photos_of_a_play ON photo (play);
CREATE INDEX sheets_of_a_photo ON sheet (photo);
CREATE INDEX sheets_replaced ON sheet (replaced_by);
CREATE INDEX fixes_of_a_sheet ON fix (sheet);
CREATE INDEX rolls_of_a_play ON roll (play);

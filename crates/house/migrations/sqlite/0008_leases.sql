-- The processes that keep the house open: where each is reached, and until when it is believed to live if nothing more is
-- heard of it, in milliseconds since 1970 by the clock of the database.
CREATE TABLE processes (
    id      TEXT    NOT NULL PRIMARY KEY,
    address TEXT    NOT NULL,
    until   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Which process holds a table, and how often it was claimed: nothing is appended to it by whoever claimed it earlier.
ALTER TABLE tables ADD COLUMN holder TEXT;
ALTER TABLE tables ADD COLUMN fence INTEGER NOT NULL DEFAULT 0;

CREATE INDEX tables_by_holder ON tables (holder) WHERE holder IS NOT NULL;

-- The one process that counts how long the house is open, and sweeps.
CREATE TABLE chores (
    one    INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
    keeper TEXT
) STRICT;

INSERT INTO chores (one, keeper) VALUES (1, NULL);

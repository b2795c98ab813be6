-- The processes that keep the house open: where each is reached, and until when it is believed to live if nothing more is
-- heard of it, in milliseconds since 1970 by the clock of the database.
CREATE TABLE processes (
    id      TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    address TEXT   NOT NULL,
    until   BIGINT NOT NULL
);

-- Which process holds a table, and how often it was claimed: nothing is appended to it by whoever claimed it earlier.
ALTER TABLE tables ADD COLUMN holder TEXT COLLATE "C";
ALTER TABLE tables ADD COLUMN fence BIGINT NOT NULL DEFAULT 0;

CREATE INDEX tables_by_holder ON tables (holder) WHERE holder IS NOT NULL;

-- The one process that counts how long the house is open, and sweeps.
CREATE TABLE chores (
    one    BIGINT NOT NULL PRIMARY KEY CHECK (one = 1),
    keeper TEXT COLLATE "C"
);

INSERT INTO chores (one, keeper) VALUES (1, NULL);

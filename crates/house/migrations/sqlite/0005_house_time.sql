-- What the house knows of itself: how long it has been open in all its life, in milliseconds, and how many commits it
-- has acknowledged.
CREATE TABLE house (
    one     INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
    lived   INTEGER NOT NULL,
    commits INTEGER NOT NULL
) STRICT;

INSERT INTO house (one, lived, commits) VALUES (1, 0, 0);

-- How long the house had been open when a person last did something here. No clock can be set that makes it older.
ALTER TABLE tables ADD COLUMN attended INTEGER NOT NULL DEFAULT 0;
ALTER TABLE sessions ADD COLUMN attended INTEGER NOT NULL DEFAULT 0;
ALTER TABLE people ADD COLUMN attended INTEGER NOT NULL DEFAULT 0;

DROP INDEX tables_unfinished;
DROP INDEX tables_never_begun;
DROP INDEX sessions_by_seen;
DROP INDEX people_by_coming;

CREATE INDEX tables_unfinished ON tables (attended) WHERE stage IN ('gathering', 'playing', 'paused');
CREATE INDEX tables_never_begun ON tables (attended) WHERE began IS NULL;
CREATE INDEX sessions_by_attendance ON sessions (attended);
CREATE INDEX people_by_attendance ON people (attended);

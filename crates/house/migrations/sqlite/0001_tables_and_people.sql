-- "Rail": what tells this database from those of other programs.
PRAGMA application_id = 1382115692;

-- What was fixed when a table was opened is in `record`, and columns that repeat it are computed from it.
-- The rest is what lists say of it.
CREATE TABLE tables (
    id         TEXT    NOT NULL PRIMARY KEY,
    record     TEXT    NOT NULL,
    host       TEXT    NOT NULL GENERATED ALWAYS AS (record ->> '$.host') VIRTUAL,
    invitation TEXT    NOT NULL GENERATED ALWAYS AS (record ->> '$.invitation') VIRTUAL,
    access     TEXT    NOT NULL GENERATED ALWAYS AS (record ->> '$.access') VIRTUAL,
    stage      TEXT    NOT NULL,
    waits_for  INTEGER NOT NULL,
    wakeful    INTEGER NOT NULL,
    places     TEXT    NOT NULL,
    changed    INTEGER NOT NULL,
    began      INTEGER,
    entries    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX tables_by_invitation ON tables (invitation);
CREATE INDEX tables_by_host ON tables (host);
CREATE INDEX tables_in_the_open ON tables (stage, changed) WHERE access = 'open';
CREATE INDEX tables_to_wake ON tables (changed) WHERE wakeful = 1;
CREATE INDEX tables_unfinished ON tables (changed) WHERE stage IN ('gathering', 'playing', 'paused');
CREATE INDEX tables_finished ON tables (id) WHERE stage = 'finished';
CREATE INDEX tables_never_begun ON tables (changed) WHERE began IS NULL;

CREATE TABLE seats (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    who      TEXT    NOT NULL,
    person   TEXT    GENERATED ALWAYS AS (who ->> '$.id') VIRTUAL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_by_person ON seats (person) WHERE person IS NOT NULL;

CREATE TABLE entries (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq      INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    body     TEXT    NOT NULL,
    client   TEXT,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX entries_by_client ON entries (table_id, client) WHERE client IS NOT NULL;

CREATE TABLE people (
    id       TEXT    NOT NULL PRIMARY KEY,
    name     TEXT    NOT NULL,
    settings TEXT    NOT NULL,
    came     INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX people_by_coming ON people (came);

-- `folded` is the name in lower case: names that differ in case alone are one name.
CREATE TABLE accounts (
    person   TEXT NOT NULL PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
    name     TEXT NOT NULL,
    folded   TEXT NOT NULL UNIQUE,
    password TEXT NOT NULL,
    recovery TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE sessions (
    key     TEXT    NOT NULL PRIMARY KEY,
    person  TEXT    NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    began   INTEGER NOT NULL,
    seen    INTEGER NOT NULL,
    browser TEXT    NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX sessions_by_person ON sessions (person, seen);
CREATE INDEX sessions_by_seen ON sessions (seen);

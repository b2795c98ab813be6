-- The tables of `migrations/sqlite`, as they have become. Texts are kept as the house wrote them, byte for byte, and columns
-- that repeat what is in their JSON are computed from it. What is a key is compared byte by byte, as everywhere in the house.

-- How long the house has been open in all its life, in milliseconds, and how often it was tried whether anything can be
-- written.
CREATE TABLE house (
    one   BIGINT NOT NULL PRIMARY KEY CHECK (one = 1),
    lived BIGINT NOT NULL,
    pings BIGINT NOT NULL
);

INSERT INTO house (one, lived, pings) VALUES (1, 0, 0);

-- What session tokens are signed with and deals of the day are made from: the same for all processes of the house.
CREATE TABLE secret (
    one    BIGINT NOT NULL PRIMARY KEY CHECK (one = 1),
    secret BYTEA  NOT NULL CHECK (length(secret) = 32)
);

-- No index holds when a table was last changed: a move then writes the row anew beside the old one, and no index at all.
CREATE TABLE tables (
    id         TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    record     TEXT    NOT NULL,
    stage      TEXT    NOT NULL,
    waits_for  BIGINT  NOT NULL,
    wakeful    BOOLEAN NOT NULL,
    results    TEXT    NOT NULL,
    changed    BIGINT  NOT NULL,
    began      BIGINT,
    entries    BIGINT  NOT NULL,
    attended   BIGINT  NOT NULL,
    host       TEXT COLLATE "C" NOT NULL GENERATED ALWAYS AS (record::jsonb ->> 'host') STORED,
    invitation TEXT COLLATE "C" NOT NULL GENERATED ALWAYS AS (record::jsonb ->> 'invitation') STORED,
    access     TEXT COLLATE "C" NOT NULL GENERATED ALWAYS AS (record::jsonb ->> 'access') STORED,
    game       TEXT COLLATE "C" NOT NULL GENERATED ALWAYS AS (record::jsonb ->> 'game') STORED,
    opened     BIGINT NOT NULL GENERATED ALWAYS AS ((record::jsonb ->> 'opened')::bigint) STORED,
    daily      TEXT COLLATE "C"
        GENERATED ALWAYS AS ((record::jsonb ->> 'game') || ' ' || (record::jsonb ->> 'daily')) STORED,
    campaign   TEXT COLLATE "C" GENERATED ALWAYS AS (record::jsonb ->> 'campaign') STORED,
    score      BIGINT GENERATED ALWAYS AS ((results::jsonb -> 0 ->> 'score')::bigint) STORED
) WITH (fillfactor = 80);

CREATE UNIQUE INDEX tables_by_invitation ON tables (invitation);
CREATE INDEX tables_by_host ON tables (host);
CREATE INDEX tables_in_the_open ON tables (stage) WHERE access = 'open';
CREATE INDEX tables_to_wake ON tables (id) WHERE wakeful;
CREATE INDEX tables_unfinished ON tables (attended) WHERE stage IN ('gathering', 'playing', 'paused');
CREATE INDEX tables_finished ON tables (id) WHERE stage = 'finished';
CREATE INDEX tables_never_begun ON tables (attended) WHERE began IS NULL;
CREATE INDEX tables_by_daily_deal ON tables (daily) WHERE daily IS NOT NULL;
CREATE INDEX tables_by_campaign ON tables (campaign) WHERE campaign IS NOT NULL;

CREATE TABLE seats (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     BIGINT NOT NULL,
    who      TEXT   NOT NULL,
    person   TEXT COLLATE "C" GENERATED ALWAYS AS (who::jsonb ->> 'id') STORED,
    kind     TEXT COLLATE "C" NOT NULL GENERATED ALWAYS AS (who::jsonb ->> 'kind') STORED,
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX seats_by_person ON seats (person) WHERE person IS NOT NULL;

CREATE TABLE entries (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq      BIGINT NOT NULL,
    at       BIGINT NOT NULL,
    body     TEXT   NOT NULL,
    client   TEXT COLLATE "C",
    person   TEXT COLLATE "C"
        GENERATED ALWAYS AS (coalesce(body::jsonb ->> 'person', body::jsonb #>> '{who,id}')) STORED,
    PRIMARY KEY (table_id, seq)
);

CREATE UNIQUE INDEX entries_by_client ON entries (table_id, client) WHERE client IS NOT NULL;
CREATE INDEX entries_by_person ON entries (person) WHERE person IS NOT NULL;

CREATE TABLE people (
    id       TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    name     TEXT   NOT NULL,
    settings TEXT   NOT NULL,
    came     BIGINT NOT NULL,
    attended BIGINT NOT NULL
);

CREATE INDEX people_by_attendance ON people (attended);

-- `folded` is the name in lower case: names that differ in case alone are one name.
CREATE TABLE accounts (
    person   TEXT COLLATE "C" NOT NULL PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
    name     TEXT NOT NULL,
    folded   TEXT COLLATE "C" NOT NULL UNIQUE,
    password TEXT NOT NULL,
    recovery TEXT NOT NULL
);

CREATE TABLE sessions (
    key      TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    person   TEXT COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    began    BIGINT NOT NULL,
    seen     BIGINT NOT NULL,
    browser  TEXT   NOT NULL,
    attended BIGINT NOT NULL
);

CREATE INDEX sessions_by_person ON sessions (person);
CREATE INDEX sessions_by_attendance ON sessions (attended);

-- Who is being taught a game: which lessons that person has read, as a list of names.
CREATE TABLE pupils (
    person TEXT COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    game   TEXT COLLATE "C" NOT NULL,
    read   TEXT NOT NULL DEFAULT '[]',
    PRIMARY KEY (person, game)
);

-- Members of a campaign, counted from 0, who will not attend its next game.
CREATE TABLE absences (
    campaign TEXT COLLATE "C" NOT NULL,
    member   BIGINT NOT NULL,
    PRIMARY KEY (campaign, member)
);

-- Who is being taught a game: which lessons that person has read, as a list of names.
CREATE TABLE pupils (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    game   TEXT NOT NULL,
    read   TEXT NOT NULL DEFAULT '[]',
    PRIMARY KEY (person, game)
) STRICT, WITHOUT ROWID;

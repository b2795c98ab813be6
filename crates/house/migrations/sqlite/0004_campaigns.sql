-- The campaign that a table is a game of.
ALTER TABLE tables ADD COLUMN campaign TEXT GENERATED ALWAYS AS (record ->> '$.campaign') VIRTUAL;

CREATE INDEX tables_by_campaign ON tables (campaign) WHERE campaign IS NOT NULL;

-- Members of a campaign, counted from 0, who will not attend its next game.
CREATE TABLE absences (
    campaign TEXT    NOT NULL,
    member   INTEGER NOT NULL,
    PRIMARY KEY (campaign, member)
) STRICT, WITHOUT ROWID;

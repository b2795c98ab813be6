-- What became of every seat: place, score, and deeds that count towards achievements. Places were kept alone before.
ALTER TABLE tables RENAME COLUMN places TO results;

UPDATE tables SET results =
    (SELECT json_group_array(json_object('place', value) ORDER BY key) FROM json_each(results));

-- The deal that is the same for everybody for a day: the game and the day, counted from 1970.
ALTER TABLE tables ADD COLUMN daily TEXT
    GENERATED ALWAYS AS (record ->> '$.game' || ' ' || (record ->> '$.daily')) VIRTUAL;

CREATE INDEX tables_by_daily_deal ON tables (daily) WHERE daily IS NOT NULL;

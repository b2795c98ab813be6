-- What lists look for and order by inside JSON, as columns: statements are the same for every database that way.
ALTER TABLE tables ADD COLUMN game TEXT GENERATED ALWAYS AS (record ->> '$.game') VIRTUAL;
ALTER TABLE tables ADD COLUMN opened INTEGER GENERATED ALWAYS AS (record ->> '$.opened') VIRTUAL;
ALTER TABLE tables ADD COLUMN score INTEGER GENERATED ALWAYS AS (results ->> '$[0].score') VIRTUAL;
ALTER TABLE seats ADD COLUMN kind TEXT GENERATED ALWAYS AS (who ->> '$.kind') VIRTUAL;

-- The same where a truth is a number and where it is none.
DROP INDEX tables_to_wake;
CREATE INDEX tables_to_wake ON tables (changed) WHERE wakeful;

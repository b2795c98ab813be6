-- Who is named in an entry, so that a person can be forgotten or adopted without reading every journal.
ALTER TABLE entries ADD COLUMN person TEXT
    GENERATED ALWAYS AS (coalesce(body ->> '$.person', body ->> '$.who.id')) VIRTUAL;

CREATE INDEX entries_by_person ON entries (person) WHERE person IS NOT NULL;

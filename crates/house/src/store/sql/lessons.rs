//! Who is being taught which game, and what they have read.

use super::{Change, Db, params, rows};
use crate::records::ids::PersonId;
use crate::store::{StoreError, Teaching};

/// Something changes about what a person is taught of a game.
pub(in crate::store) struct Teach {
    pub(in crate::store) person: PersonId,
    pub(in crate::store) game: String,
    pub(in crate::store) teaching: Teaching,
}

impl Change for Teach {
    type Done = ();

    async fn make(&self, db: &mut dyn Db) -> Result<(), StoreError> {
        let (person, game) = (&self.person, &self.game);
        match &self.teaching {
            // Somebody who is gone is not taught.
            Teaching::Begins => {
                db.execute(
                    "INSERT INTO pupils (person, game) SELECT id, $2 FROM people WHERE id = $1 \
                     ON CONFLICT (person, game) DO UPDATE SET read = '[]'",
                    params![person, game],
                )
                .await?
            }
            Teaching::Read(lesson) => {
                db.execute(db.dialect().choose(READ, READ_IN_POSTGRES), params![person, game, lesson]).await?
            }
            Teaching::Ends => {
                db.execute("DELETE FROM pupils WHERE person = $1 AND game = $2", params![person, game]).await?
            }
        };
        Ok(())
    }
}

/// Each lesson is read once, and there are never many.
const READ: &str = "UPDATE pupils SET read = json_insert(read, '$[#]', $3) WHERE person = $1 AND game = $2 \
     AND NOT EXISTS (SELECT 1 FROM json_each(read) WHERE value = $3) AND json_array_length(read) < 200";
const READ_IN_POSTGRES: &str = "UPDATE pupils SET read = (read::jsonb || to_jsonb($3))::text \
     WHERE person = $1 AND game = $2 AND NOT jsonb_exists(read::jsonb, $3) AND jsonb_array_length(read::jsonb) < 200";

/// The lessons of a game that a person has read; none if the person is not being taught it.
pub(in crate::store) async fn read(
    db: &mut dyn Db,
    person: &PersonId,
    game: &str,
) -> Result<Option<Vec<String>>, StoreError> {
    let read: Option<String> =
        db.first("SELECT read FROM pupils WHERE person = $1 AND game = $2", params![person, game]).await?;
    read.map(|read| rows::read("lessons", &read)).transpose()
}

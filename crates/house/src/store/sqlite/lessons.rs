//! Who is being taught which game, and what they have read.

use sqlx::{SqliteConnection, SqlitePool};

use super::rows;
use super::writer::Change;
use crate::records::ids::PersonId;
use crate::store::{StoreError, Teaching};

/// Something changes about what a person is taught of a game.
pub(super) struct Teach {
    pub(super) person: PersonId,
    pub(super) game: String,
    pub(super) teaching: Teaching,
}

impl Change for Teach {
    type Done = ();

    async fn make(&self, db: &mut SqliteConnection) -> Result<(), StoreError> {
        let (change, lesson) = match &self.teaching {
            Teaching::Begins => {
                ("INSERT OR REPLACE INTO pupils (person, game) SELECT id, ?2 FROM people WHERE id = ?1", "")
            }
            Teaching::Read(lesson) => (
                "UPDATE pupils SET read = json_insert(read, '$[#]', ?3) WHERE person = ?1 AND game = ?2 \
                 AND NOT EXISTS (SELECT 1 FROM json_each(read) WHERE value = ?3) AND json_array_length(read) < 200",
                lesson.as_str(),
            ),
            Teaching::Ends => ("DELETE FROM pupils WHERE person = ?1 AND game = ?2", ""),
        };
        sqlx::query(change).bind(self.person.as_str()).bind(&self.game).bind(lesson).execute(db).await?;
        Ok(())
    }
}

/// The lessons of a game that a person has read; none if the person is not being taught it.
pub(super) async fn read(
    readers: &SqlitePool,
    person: &PersonId,
    game: &str,
) -> Result<Option<Vec<String>>, StoreError> {
    let read: Option<String> = sqlx::query_scalar("SELECT read FROM pupils WHERE person = ? AND game = ?")
        .bind(person.as_str())
        .bind(game)
        .fetch_optional(readers)
        .await?;
    read.map(|read| rows::read("lessons", &read)).transpose()
}

//! People and their accounts.

use sqlx::sqlite::SqliteQueryResult;
use sqlx::{SqliteConnection, SqlitePool};

use super::rows::{self, from_row};
use super::tables::is_taken;
use super::writer::Change;
use crate::records::ids::{Moment, PersonId, TableId};
use crate::records::person::{Account, Person, Settings};
use crate::store::StoreError;

/// Account names are one name if they are the same in lower case.
fn folded(name: &str) -> String {
    name.to_lowercase()
}

/// A statement about one person must find them.
fn found(result: &SqliteQueryResult, id: &PersonId) -> Result<(), StoreError> {
    if result.rows_affected() == 0 { Err(StoreError::NoPerson(id.clone())) } else { Ok(()) }
}

/// Somebody came in.
pub(super) struct AddPerson(pub(super) Person);

impl Change for AddPerson {
    type Done = ();

    async fn make(&self, db: &mut SqliteConnection) -> Result<(), StoreError> {
        let Person { id, name, account: _, settings, came } = &self.0;
        let add = "INSERT INTO people (id, name, settings, came, attended) SELECT ?, ?, ?, ?, lived FROM house";
        sqlx::query(add).bind(id.as_str()).bind(name).bind(rows::written(settings)?).bind(came.0).execute(db).await?;
        Ok(())
    }
}

/// A new name at tables.
pub(super) struct Rename {
    pub(super) id: PersonId,
    pub(super) name: String,
}

impl Change for Rename {
    type Done = ();

    async fn make(&self, db: &mut SqliteConnection) -> Result<(), StoreError> {
        let renamed = sqlx::query("UPDATE people SET name = ? WHERE id = ?").bind(&self.name).bind(self.id.as_str());
        found(&renamed.execute(db).await?, &self.id)
    }
}

/// New settings.
pub(super) struct SetSettings {
    pub(super) id: PersonId,
    pub(super) settings: Settings,
}

impl Change for SetSettings {
    type Done = ();

    async fn make(&self, db: &mut SqliteConnection) -> Result<(), StoreError> {
        let settings = rows::written(&self.settings)?;
        let set = sqlx::query("UPDATE people SET settings = ? WHERE id = ?").bind(settings).bind(self.id.as_str());
        found(&set.execute(db).await?, &self.id)
    }
}

/// A new account, or other secrets or another name for one.
pub(super) struct SetAccount {
    pub(super) id: PersonId,
    pub(super) account: Account,
}

impl Change for SetAccount {
    type Done = ();

    async fn make(&self, db: &mut SqliteConnection) -> Result<(), StoreError> {
        expect_person(db, &self.id).await?;
        let Account { name, password, recovery } = &self.account;
        let set = sqlx::query(
            "INSERT INTO accounts (person, name, folded, password, recovery) VALUES (?, ?, ?, ?, ?) \
             ON CONFLICT (person) DO UPDATE SET name = excluded.name, folded = excluded.folded, \
             password = excluded.password, recovery = excluded.recovery",
        )
        .bind(self.id.as_str())
        .bind(name)
        .bind(folded(name))
        .bind(password)
        .bind(recovery)
        .execute(db)
        .await;
        match set {
            Ok(_) => Ok(()),
            Err(error) if is_taken(&error) => Err(StoreError::NameTaken(name.clone())),
            Err(error) => Err(error.into()),
        }
    }
}

async fn expect_person(db: &mut SqliteConnection, id: &PersonId) -> Result<(), StoreError> {
    let known: bool =
        sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM people WHERE id = ?)").bind(id.as_str()).fetch_one(db).await?;
    if known { Ok(()) } else { Err(StoreError::NoPerson(id.clone())) }
}

async fn expect_guest(db: &mut SqliteConnection, id: &PersonId) -> Result<(), StoreError> {
    expect_person(db, id).await?;
    let account: bool = sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM accounts WHERE person = ?)")
        .bind(id.as_str())
        .fetch_one(db)
        .await?;
    if account { Err(StoreError::NotAGuest(id.clone())) } else { Ok(()) }
}

/// Everything of a guest becomes a person's.
pub(super) struct Adopt {
    pub(super) guest: PersonId,
    pub(super) person: PersonId,
}

impl Change for Adopt {
    type Done = ();

    async fn make(&self, db: &mut SqliteConnection) -> Result<(), StoreError> {
        const EVERYWHERE: [&str; 5] = [
            "UPDATE tables SET record = json_set(record, '$.host', ?2) WHERE host = ?1",
            "UPDATE seats SET who = json_set(who, '$.id', ?2) WHERE person = ?1",
            "UPDATE entries SET body = json_replace(body, '$.person', ?2, '$.who.id', ?2) WHERE person = ?1",
            "UPDATE sessions SET person = ?2 WHERE person = ?1",
            // What the person is being taught already goes on as it is.
            "UPDATE OR IGNORE pupils SET person = ?2 WHERE person = ?1",
        ];
        expect_person(db, &self.person).await?;
        if self.guest == self.person {
            return Ok(());
        }
        expect_guest(db, &self.guest).await?;
        for place in EVERYWHERE {
            sqlx::query(place).bind(self.guest.as_str()).bind(self.person.as_str()).execute(&mut *db).await?;
        }
        remove(db, &self.guest).await
    }
}

/// Nothing leads to a person any more. It is no mistake to forget somebody twice.
pub(super) struct Forget(pub(super) PersonId);

impl Change for Forget {
    type Done = ();

    async fn make(&self, db: &mut SqliteConnection) -> Result<(), StoreError> {
        forget(db, &self.0).await
    }
}

/// Forgets a person. The id in their place is another one at every table, so that nobody can tell which
/// tables were of one person.
pub(super) async fn forget(db: &mut SqliteConnection, id: &PersonId) -> Result<(), StoreError> {
    const AT_A_TABLE: [&str; 3] = [
        "UPDATE tables SET record = json_set(record, '$.host', ?2) WHERE id = ?3 AND host = ?1",
        "UPDATE seats SET who = json_set(who, '$.id', ?2, '$.name', '') WHERE table_id = ?3 AND person = ?1",
        "UPDATE entries SET body = json_replace(body, '$.person', ?2, '$.name', '', '$.who.id', ?2, '$.who.name', '') \
         WHERE table_id = ?3 AND person = ?1",
    ];
    let tables: Vec<String> = sqlx::query_scalar(
        "SELECT id FROM tables WHERE host = ?1 UNION SELECT table_id FROM seats WHERE person = ?1 \
         UNION SELECT table_id FROM entries WHERE person = ?1",
    )
    .bind(id.as_str())
    .fetch_all(&mut *db)
    .await?;
    for table in tables {
        let table: TableId = rows::id(&table)?;
        let stranger = PersonId::random();
        for place in AT_A_TABLE {
            let query = sqlx::query(place).bind(id.as_str()).bind(stranger.as_str()).bind(table.as_str());
            query.execute(&mut *db).await?;
        }
    }
    remove(db, id).await
}

/// Removes a person, with their account and sessions.
async fn remove(db: &mut SqliteConnection, id: &PersonId) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM people WHERE id = ?").bind(id.as_str()).execute(db).await?;
    Ok(())
}

struct PersonRow {
    id: String,
    name: String,
    account: Option<String>,
    settings: String,
    came: i64,
}

from_row!(PersonRow { id, name, account, settings, came });

/// A person.
pub(super) async fn person(readers: &SqlitePool, id: &PersonId) -> Result<Option<Person>, StoreError> {
    let row: Option<PersonRow> = sqlx::query_as(
        "SELECT people.id, people.name, accounts.name AS account, settings, came \
         FROM people LEFT JOIN accounts ON accounts.person = people.id WHERE people.id = ?",
    )
    .bind(id.as_str())
    .fetch_optional(readers)
    .await?;
    row.map(|row| {
        Ok(Person {
            id: rows::id(&row.id)?,
            name: row.name,
            account: row.account,
            settings: rows::read("a person's settings", &row.settings)?,
            came: Moment(row.came),
        })
    })
    .transpose()
}

/// The account with this name, and whose it is.
pub(super) async fn account(readers: &SqlitePool, name: &str) -> Result<Option<(PersonId, Account)>, StoreError> {
    let row: Option<(String, String, String, String)> =
        sqlx::query_as("SELECT person, name, password, recovery FROM accounts WHERE folded = ?")
            .bind(folded(name))
            .fetch_optional(readers)
            .await?;
    row.map(|(person, name, password, recovery)| Ok((rows::id(&person)?, Account { name, password, recovery })))
        .transpose()
}

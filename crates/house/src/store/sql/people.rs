//! People and their accounts.

use sqlx::AssertSqlSafe;

use super::rows;
use super::{Change, Db, is_dangling, is_taken, params};
use crate::records::ids::{PersonId, TableId, Timestamp};
use crate::records::person::{Account, Person, Settings};
use crate::store::StoreError;

/// Account names are one name if they are the same in lower case.
fn folded(name: &str) -> String {
    name.to_lowercase()
}

/// A statement about one person must find them.
fn found(rows: u64, id: &PersonId) -> Result<(), StoreError> {
    if rows == 0 { Err(StoreError::NoPerson(id.clone())) } else { Ok(()) }
}

/// Somebody came in.
pub(in crate::store) struct AddPerson(pub(in crate::store) Person);

impl Change for AddPerson {
    type Done = ();

    async fn make(&self, db: &mut dyn Db) -> Result<(), StoreError> {
        let Person { id, name, account: _, settings, came } = &self.0;
        db.execute(
            "INSERT INTO people (id, name, settings, came, attended) SELECT $1, $2, $3, $4, lived FROM house",
            params![id, name, rows::written(settings)?, came.0],
        )
        .await?;
        Ok(())
    }
}

/// A new name at tables.
pub(in crate::store) struct Rename {
    pub(in crate::store) id: PersonId,
    pub(in crate::store) name: String,
}

impl Change for Rename {
    type Done = ();

    async fn make(&self, db: &mut dyn Db) -> Result<(), StoreError> {
        let renamed = db.execute("UPDATE people SET name = $1 WHERE id = $2", params![&self.name, &self.id]).await?;
        found(renamed, &self.id)
    }
}

/// New settings.
pub(in crate::store) struct SetSettings {
    pub(in crate::store) id: PersonId,
    pub(in crate::store) settings: Settings,
}

impl Change for SetSettings {
    type Done = ();

    async fn make(&self, db: &mut dyn Db) -> Result<(), StoreError> {
        let settings = rows::written(&self.settings)?;
        let set = db.execute("UPDATE people SET settings = $1 WHERE id = $2", params![settings, &self.id]).await?;
        found(set, &self.id)
    }
}

/// A new account, or other secrets or another name for one.
pub(in crate::store) struct SetAccount {
    pub(in crate::store) id: PersonId,
    pub(in crate::store) account: Account,
}

impl Change for SetAccount {
    type Done = ();

    async fn make(&self, db: &mut dyn Db) -> Result<(), StoreError> {
        let Account { name, password, recovery } = &self.account;
        let set = db
            .execute(
                "INSERT INTO accounts (person, name, folded, password, recovery) VALUES ($1, $2, $3, $4, $5) \
                 ON CONFLICT (person) DO UPDATE SET name = excluded.name, folded = excluded.folded, \
                 password = excluded.password, recovery = excluded.recovery",
                params![&self.id, name, folded(name), password, recovery],
            )
            .await;
        match set {
            Ok(_) => Ok(()),
            Err(error) if is_taken(&error) => Err(StoreError::NameTaken(name.clone())),
            Err(error) if is_dangling(&error) => Err(StoreError::NoPerson(self.id.clone())),
            Err(error) => Err(error.into()),
        }
    }
}

/// Somebody must be there, and stays until the change is over.
async fn expect_person(db: &mut dyn Db, id: &PersonId) -> Result<(), StoreError> {
    let person = format!("SELECT id FROM people WHERE id = $1{}", db.dialect().held());
    let known: Option<String> = db.first(AssertSqlSafe(person), params![id]).await?;
    if known.is_some() { Ok(()) } else { Err(StoreError::NoPerson(id.clone())) }
}

/// Somebody must be there, and is a guest until the change is over: whoever is held is given no account meanwhile.
async fn expect_guest(db: &mut dyn Db, id: &PersonId) -> Result<(), StoreError> {
    expect_person(db, id).await?;
    let account: bool = db.one("SELECT EXISTS (SELECT 1 FROM accounts WHERE person = $1)", params![id]).await?;
    if account { Err(StoreError::NotAGuest(id.clone())) } else { Ok(()) }
}

/// A change of everything that is somebody's, in the words of both databases.
struct Everywhere {
    sqlite: &'static str,
    postgres: &'static str,
}

impl Everywhere {
    const fn the_same(statement: &'static str) -> Self {
        Everywhere { sqlite: statement, postgres: statement }
    }

    async fn make(&self, db: &mut dyn Db, params: Vec<super::Param>) -> Result<(), StoreError> {
        db.execute(db.dialect().choose(self.sqlite, self.postgres), params).await?;
        Ok(())
    }
}

/// Everything of a guest becomes a person's.
pub(in crate::store) struct Adopt {
    pub(in crate::store) guest: PersonId,
    pub(in crate::store) person: PersonId,
}

/// `$1` becomes `$2`.
const ADOPTED: [Everywhere; 5] = [
    Everywhere {
        sqlite: "UPDATE tables SET record = json_set(record, '$.host', $2) WHERE host = $1",
        postgres: "UPDATE tables SET record = jsonb_set(record::jsonb, '{host}', to_jsonb($2::text))::text \
                   WHERE host = $1",
    },
    Everywhere {
        sqlite: "UPDATE seats SET who = json_set(who, '$.id', $2) WHERE person = $1",
        postgres: "UPDATE seats SET who = jsonb_set(who::jsonb, '{id}', to_jsonb($2::text))::text WHERE person = $1",
    },
    Everywhere {
        sqlite: "UPDATE entries SET body = json_replace(body, '$.person', $2, '$.who.id', $2) WHERE person = $1",
        postgres: "UPDATE entries SET body = jsonb_set(jsonb_set(body::jsonb, \
                   '{person}', to_jsonb($2::text), false), '{who,id}', to_jsonb($2::text), false)::text \
                   WHERE person = $1",
    },
    Everywhere::the_same("UPDATE sessions SET person = $2 WHERE person = $1"),
    // What the person is being taught already goes on as it is.
    Everywhere::the_same(
        "UPDATE pupils SET person = $2 WHERE person = $1 \
         AND game NOT IN (SELECT game FROM pupils WHERE person = $2)",
    ),
];

impl Change for Adopt {
    type Done = ();

    async fn make(&self, db: &mut dyn Db) -> Result<(), StoreError> {
        expect_person(db, &self.person).await?;
        if self.guest == self.person {
            return Ok(());
        }
        expect_guest(db, &self.guest).await?;
        for place in &ADOPTED {
            place.make(db, params![&self.guest, &self.person]).await?;
        }
        remove(db, &self.guest).await
    }
}

/// Nothing leads to a person any more. It is no mistake to forget somebody twice.
pub(in crate::store) struct Forget(pub(in crate::store) PersonId);

impl Change for Forget {
    type Done = ();

    async fn make(&self, db: &mut dyn Db) -> Result<(), StoreError> {
        forget(db, &self.0).await
    }
}

/// At the table `$3`, `$1` becomes `$2`, who has no name.
const FORGOTTEN: [Everywhere; 3] = [
    Everywhere {
        sqlite: "UPDATE tables SET record = json_set(record, '$.host', $2) WHERE id = $3 AND host = $1",
        postgres: "UPDATE tables SET record = jsonb_set(record::jsonb, '{host}', to_jsonb($2::text))::text \
                   WHERE id = $3 AND host = $1",
    },
    Everywhere {
        sqlite: "UPDATE seats SET who = json_set(who, '$.id', $2, '$.name', '') WHERE table_id = $3 AND person = $1",
        postgres: "UPDATE seats SET who = (who::jsonb || jsonb_build_object('id', $2::text, 'name', ''))::text \
                   WHERE table_id = $3 AND person = $1",
    },
    Everywhere {
        sqlite: "UPDATE entries SET body = json_replace(body, '$.person', $2, '$.name', '', '$.who.id', $2, \
                 '$.who.name', '') WHERE table_id = $3 AND person = $1",
        postgres: "UPDATE entries SET body = jsonb_set(jsonb_set(jsonb_set(jsonb_set(body::jsonb, \
                   '{person}', to_jsonb($2::text), false), '{name}', to_jsonb(''::text), false), \
                   '{who,id}', to_jsonb($2::text), false), '{who,name}', to_jsonb(''::text), false)::text \
                   WHERE table_id = $3 AND person = $1",
    },
];

/// Forgets a person. The id in their place is another one at every table, so that nobody can tell which
/// tables were of one person.
pub(in crate::store) async fn forget(db: &mut dyn Db, id: &PersonId) -> Result<(), StoreError> {
    let tables: Vec<String> = db
        .all(
            "SELECT id FROM tables WHERE host = $1 UNION SELECT table_id FROM seats WHERE person = $1 \
             UNION SELECT table_id FROM entries WHERE person = $1 ORDER BY 1",
            params![id],
        )
        .await?;
    for table in tables {
        let table: TableId = rows::id(&table)?;
        let stranger = PersonId::random();
        for place in &FORGOTTEN {
            place.make(db, params![id, &stranger, &table]).await?;
        }
    }
    remove(db, id).await
}

/// Removes a person, with their account and sessions.
async fn remove(db: &mut dyn Db, id: &PersonId) -> Result<(), StoreError> {
    db.execute("DELETE FROM people WHERE id = $1", params![id]).await?;
    Ok(())
}

/// A person.
pub(in crate::store) async fn person(db: &mut dyn Db, id: &PersonId) -> Result<Option<Person>, StoreError> {
    let row: Option<(String, String, Option<String>, String, i64)> = db
        .first(
            "SELECT people.id, people.name, accounts.name, settings, came \
             FROM people LEFT JOIN accounts ON accounts.person = people.id WHERE people.id = $1",
            params![id],
        )
        .await?;
    row.map(|(id, name, account, settings, came)| {
        let settings = rows::read("a person's settings", &settings)?;
        Ok(Person { id: rows::id(&id)?, name, account, settings, came: Timestamp(came) })
    })
    .transpose()
}

/// The account with this name, and whose it is.
pub(in crate::store) async fn account(db: &mut dyn Db, name: &str) -> Result<Option<(PersonId, Account)>, StoreError> {
    let row: Option<(String, String, String, String)> = db
        .first("SELECT person, name, password, recovery FROM accounts WHERE folded = $1", params![folded(name)])
        .await?;
    row.map(|(person, name, password, recovery)| Ok((rows::id(&person)?, Account { name, password, recovery })))
        .transpose()
}

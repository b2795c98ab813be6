//! Processes, and which tables they hold.

use std::time::Duration;

use sqlx::AssertSqlSafe;

use super::{Backend, Change, Db, params, rows};
use crate::records::ids::{ProcessId, TableId};
use crate::store::leases::{Claim, Fence, Holder, Lease, Leases, Process};
use crate::store::{Answer, StoreError};

impl<B: Backend> Leases for B {
    fn renew(&self, process: &Process, term: Duration) -> Answer<'_, bool> {
        Box::pin(self.make(Renew { process: process.clone(), term }))
    }

    fn leave(&self, process: &ProcessId) -> Answer<'_, ()> {
        Box::pin(self.make(Leave(process.clone())))
    }

    fn processes(&self) -> Answer<'_, Vec<Process>> {
        Box::pin(async move { processes(&mut self.reader().await?).await })
    }

    fn claim(&self, table: &TableId, process: &ProcessId) -> Answer<'_, Claim> {
        Box::pin(self.make(MakeClaim { table: table.clone(), process: process.clone() }))
    }

    fn release(&self, table: &TableId, fence: Fence) -> Answer<'_, bool> {
        Box::pin(self.make(Release { table: table.clone(), fence }))
    }

    fn holder_of(&self, table: &TableId) -> Answer<'_, Option<Holder>> {
        let table = table.clone();
        Box::pin(async move { holder_of(&mut self.reader().await?, &table).await })
    }

    fn held_by(&self, process: &ProcessId) -> Answer<'_, Vec<(TableId, Fence)>> {
        let process = process.clone();
        Box::pin(async move { held_by(&mut self.reader().await?, &process).await })
    }
}

/// A statement in which `NOW` is the present by the database's clock, in milliseconds since 1970.
fn at_present(db: &dyn Db, statement: &str) -> AssertSqlSafe<String> {
    let now = db.dialect().choose(
        "CAST(unixepoch('subsec') * 1000 AS INTEGER)",
        "(extract(epoch FROM clock_timestamp()) * 1000)::bigint",
    );
    AssertSqlSafe(statement.replace("NOW", now))
}

/// How long something lasts, in milliseconds that the database counted.
fn lasting(millis: i64) -> Duration {
    Duration::from_millis(u64::try_from(millis).unwrap_or_default())
}

fn fence(kept: i64) -> Result<Fence, StoreError> {
    rows::counted(kept).map(Fence)
}

/// A process lives.
struct Renew {
    process: Process,
    term: Duration,
}

impl Change for Renew {
    type Done = bool;

    async fn make(&self, db: &mut dyn Db) -> Result<bool, StoreError> {
        let Process { id, address } = &self.process;
        let term = rows::millis(self.term);
        let renew = at_present(db, "UPDATE processes SET address = $2, until = NOW + $3 WHERE id = $1 AND until > NOW");
        if db.execute(renew, params![id, address, term]).await? > 0 {
            return Ok(true);
        }
        let join = at_present(
            db,
            "INSERT INTO processes (id, address, until) VALUES ($1, $2, NOW + $3) \
             ON CONFLICT (id) DO UPDATE SET address = excluded.address, until = excluded.until",
        );
        db.execute(join, params![id, address, term]).await?;
        Ok(false)
    }
}

/// A process ends. Whatever it still has on the way to a table it held comes too late.
struct Leave(ProcessId);

impl Change for Leave {
    type Done = ();

    async fn make(&self, db: &mut dyn Db) -> Result<(), StoreError> {
        let Leave(id) = self;
        db.execute("UPDATE chores SET keeper = NULL WHERE keeper = $1", params![id]).await?;
        db.execute("UPDATE tables SET holder = NULL, fence = fence + 1 WHERE holder = $1", params![id]).await?;
        db.execute("DELETE FROM processes WHERE id = $1", params![id]).await?;
        Ok(())
    }
}

/// A process wants a table.
struct MakeClaim {
    table: TableId,
    process: ProcessId,
}

impl MakeClaim {
    /// Takes the table if it may be taken. The row of the table is read and changed at once: of two who claim it, the
    /// second sees what the first has made of it.
    async fn take(&self, db: &mut dyn Db) -> Result<Option<Lease>, StoreError> {
        let take = at_present(
            db,
            "UPDATE tables SET holder = $2, fence = fence + 1 WHERE tables.id = $1 \
             AND EXISTS (SELECT 1 FROM processes AS claimant WHERE claimant.id = $2 AND claimant.until > NOW) \
             AND (holder IS NULL OR holder = $2 OR NOT EXISTS \
                 (SELECT 1 FROM processes WHERE processes.id = tables.holder AND processes.until > NOW)) \
             RETURNING fence, (SELECT until - NOW FROM processes WHERE processes.id = $2)",
        );
        let taken: Option<(i64, i64)> = db.first(take, params![&self.table, &self.process]).await?;
        taken.map(|(number, lasts)| Ok(Lease { fence: fence(number)?, lasts: lasting(lasts) })).transpose()
    }

    /// Why it may not be taken; nothing if it may be, since somebody stopped living a moment ago.
    async fn obstacle(&self, db: &mut dyn Db) -> Result<Option<Claim>, StoreError> {
        let lives = at_present(db, "SELECT EXISTS (SELECT 1 FROM processes WHERE id = $1 AND until > NOW)");
        if !db.one::<bool>(lives, params![&self.process]).await? {
            return Err(StoreError::Lapsed(self.process.clone()));
        }
        let there = "SELECT EXISTS (SELECT 1 FROM tables WHERE id = $1)";
        if !db.one::<bool>(there, params![&self.table]).await? {
            return Err(StoreError::NoTable(self.table.clone()));
        }
        Ok(holder_of(db, &self.table).await?.map(Claim::Held))
    }
}

impl Change for MakeClaim {
    type Done = Claim;

    async fn make(&self, db: &mut dyn Db) -> Result<Claim, StoreError> {
        loop {
            if let Some(lease) = self.take(db).await? {
                return Ok(Claim::Granted(lease));
            }
            if let Some(claim) = self.obstacle(db).await? {
                return Ok(claim);
            }
        }
    }
}

/// A table is given back. The number grows here as well: what its holder had on the way comes too late.
struct Release {
    table: TableId,
    fence: Fence,
}

impl Change for Release {
    type Done = bool;

    async fn make(&self, db: &mut dyn Db) -> Result<bool, StoreError> {
        let release = "UPDATE tables SET holder = NULL, fence = fence + 1 \
                       WHERE id = $1 AND fence = $2 AND holder IS NOT NULL";
        Ok(db.execute(release, params![&self.table, rows::count(self.fence.0)?]).await? > 0)
    }
}

async fn processes(db: &mut dyn Db) -> Result<Vec<Process>, StoreError> {
    let living = at_present(db, "SELECT id, address FROM processes WHERE until > NOW ORDER BY id");
    let living: Vec<(String, String)> = db.all(living, params![]).await?;
    living.into_iter().map(|(id, address)| Ok(Process { id: rows::id(&id)?, address })).collect()
}

async fn holder_of(db: &mut dyn Db, table: &TableId) -> Result<Option<Holder>, StoreError> {
    let holder = at_present(
        db,
        "SELECT processes.id, address, fence, until - NOW FROM tables JOIN processes ON processes.id = tables.holder \
         WHERE tables.id = $1 AND until > NOW",
    );
    let holder: Option<(String, String, i64, i64)> = db.first(holder, params![table]).await?;
    holder
        .map(|(id, address, number, lasts)| {
            let process = Process { id: rows::id(&id)?, address };
            Ok(Holder { process, lease: Lease { fence: fence(number)?, lasts: lasting(lasts) } })
        })
        .transpose()
}

async fn held_by(db: &mut dyn Db, process: &ProcessId) -> Result<Vec<(TableId, Fence)>, StoreError> {
    let held: Vec<(String, i64)> =
        db.all("SELECT id, fence FROM tables WHERE holder = $1 ORDER BY id", params![process]).await?;
    held.into_iter().map(|(id, number)| Ok((rows::id(&id)?, fence(number)?))).collect()
}

/// Takes the chores of the house upon a process that lives, unless another one has them that does. Says whether it has had
/// them before, has them now, or has them not.
pub(super) async fn take_chores(db: &mut dyn Db, process: &ProcessId) -> Result<Chores, StoreError> {
    if keeps_house(db, process).await? {
        return Ok(Chores::Kept);
    }
    let take = at_present(
        db,
        "UPDATE chores SET keeper = $1 \
         WHERE EXISTS (SELECT 1 FROM processes AS claimant WHERE claimant.id = $1 AND claimant.until > NOW) \
         AND (keeper IS NULL OR NOT EXISTS \
             (SELECT 1 FROM processes WHERE processes.id = chores.keeper AND processes.until > NOW))",
    );
    let taken = db.execute(take, params![process]).await? > 0;
    Ok(if taken { Chores::Taken } else { Chores::Others })
}

/// Whether a process has the chores of the house, and keeps them until the change is over.
pub(super) async fn keeps_house(db: &mut dyn Db, process: &ProcessId) -> Result<bool, StoreError> {
    Ok(db.execute("UPDATE chores SET keeper = $1 WHERE keeper = $1", params![process]).await? > 0)
}

/// Who has the chores of the house: counting how long it is open, and sweeping.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Chores {
    /// The process, as before.
    Kept,
    /// The process, from now on.
    Taken,
    /// Another one.
    Others,
}

/// Processes that nobody has heard of for long are forgotten.
pub(super) async fn forget_the_dead(db: &mut dyn Db) -> Result<(), StoreError> {
    const LONG: Duration = Duration::from_secs(86_400);
    let dead = at_present(db, "DELETE FROM processes WHERE until < NOW - $1");
    db.execute(dead, params![rows::millis(LONG)]).await?;
    Ok(())
}

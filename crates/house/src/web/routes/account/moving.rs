//! What happens to a person's tables when the person becomes another, or nobody.
//!
//! A live table remembers who sits there. When the store changes that under it, its task must be put away
//! and take the table up anew.

use crate::records::ids::{ClientId, PersonId, TableId, random_text};
use crate::records::journal::Stage;
use crate::store::{Listed, Which};
use crate::table::acts::{Act, Request};
use crate::table::{Answer, Command};
use crate::web::{House, PageFailure, Visitor};

/// More tables than anybody plays at once.
const ALL: u32 = 10_000;

/// Everything of a guest becomes a person's.
pub async fn adopt(house: &House, guest: &PersonId, person: &PersonId) -> Result<(), PageFailure> {
    let tables = tables_of(house, guest).await?;
    put_away(house, &tables).await;
    house.store.adopt(guest, person).await?;
    take_up(house, &tables).await
}

/// Nothing leads to a person any more.
pub async fn forget(house: &House, person: &PersonId) -> Result<(), PageFailure> {
    let tables = tables_of(house, person).await?;
    put_away(house, &tables).await;
    house.store.forget_person(person).await?;
    take_up(house, &tables).await
}

async fn unfinished(house: &House, person: &PersonId) -> Result<Vec<Listed>, PageFailure> {
    let mut tables = house.store.tables(Which::Of(person.clone()), ALL).await?;
    tables.retain(|table| !matches!(table.summary.stage, Stage::Finished | Stage::Stopped));
    Ok(tables)
}

async fn tables_of(house: &House, person: &PersonId) -> Result<Vec<TableId>, PageFailure> {
    Ok(house.store.tables(Which::Of(person.clone()), ALL).await?.into_iter().map(|table| table.record.id).collect())
}

/// A table that cannot be taken up has no task to put away.
async fn put_away(house: &House, tables: &[TableId]) {
    for id in tables {
        if let Ok(Some(handle)) = house.tables.table(id).await {
            let _ = handle.ask(Command::Stop).await;
        }
    }
}

/// Tasks that were started again while the store was being changed may still remember what was: they are put
/// away too. Then bots and clocks go on where they were.
async fn take_up(house: &House, tables: &[TableId]) -> Result<(), PageFailure> {
    put_away(house, tables).await;
    for table in house.store.tables(Which::Wakeful, ALL).await? {
        if tables.contains(&table.record.id) {
            let _ = house.tables.table(&table.record.id).await;
        }
    }
    Ok(())
}

/// Leaves all tables: gathering ones are cancelled or left, at played ones bots go on.
pub async fn leave_everything(house: &House, visitor: &Visitor, person: &PersonId) -> Result<(), PageFailure> {
    for table in unfinished(house, person).await? {
        let gathering = table.summary.stage == Stage::Gathering;
        if gathering && table.record.host == *person {
            ask(house, visitor, &table.record.id, None, Act::Cancel).await?;
            continue;
        }
        let seats = table.summary.seats.iter().enumerate();
        for (seat, _) in seats.filter(|(_, who)| who.person() == Some(person)) {
            let act = if gathering { Act::Vacate } else { Act::Leave };
            ask(house, visitor, &table.record.id, Some(seat), act).await?;
        }
    }
    Ok(())
}

/// Asks something of a table. If the table refuses there is nothing to leave any more.
async fn ask(
    house: &House,
    visitor: &Visitor,
    table: &TableId,
    seat: Option<usize>,
    act: Act,
) -> Result<(), PageFailure> {
    let Some(person) = &visitor.person else { return Ok(()) };
    let client: ClientId = random_text(16).parse().map_err(|_| PageFailure::Bad("denied-malformed"))?;
    let seat = seat.map(table::Seat::new);
    let request = Request { person: person.id.clone(), name: person.name.clone(), seat, version: None, client, act };
    let viewer = visitor.viewer(None);
    let command = |reply| Command::Do {
        request: Box::new(request.clone()),
        viewer: viewer.clone(),
        answer: Answer::Version,
        reply,
    };
    house.tables.ask(table, command).await?;
    Ok(())
}

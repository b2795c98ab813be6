//! Which process holds which table, and which processes there are.
//!
//! A process lives as long as it says so often enough: each time it is believed for a term. All that it holds it holds for
//! that long. A table whose holder is not believed to live any more can be claimed by another process. Each claim has a
//! higher number than the one before, its [`Fence`], and a batch is appended only with the latest: a process that was
//! stopped, cut off or believed dead writes nothing once somebody else has claimed the table, whatever it believes itself.
//!
//! **Invariant:** only the database's clock decides who lives. No clock of a process is ever compared with it.

use std::time::Duration;

use super::{Answer, StoreError};
use crate::records::ids::{ProcessId, TableId};

/// A process that keeps the house open.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Process {
    /// Its name: another one each time that it is started.
    pub id: ProcessId,
    /// Where the others reach it.
    pub address: String,
}

impl Process {
    /// A process that was just started, and is reached at an address.
    pub fn new(address: impl Into<String>) -> Self {
        Process { id: ProcessId::random(), address: address.into() }
    }
}

/// How often a table was claimed. Whoever appends says with which claim.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Fence(pub u64);

impl Fence {
    /// Nobody has ever claimed the table.
    pub const UNCLAIMED: Fence = Fence(0);
}

/// A table is a process's own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lease {
    /// What batches are appended with.
    pub fence: Fence,
    /// For how long from the moment when it was asked for, unless the process is heard of again.
    pub lasts: Duration,
}

/// A process that holds a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Holder {
    /// Which process, and where it is reached.
    pub process: Process,
    /// By which claim.
    pub lease: Lease,
}

/// What became of a claim.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Claim {
    /// The table is the claimant's.
    Granted(Lease),
    /// Another process holds it.
    Held(Holder),
}

/// Which process holds which table.
pub trait Leases: Send + Sync + 'static {
    /// A process lives, and is believed to for a term from now on. Says whether it was believed to until now: one that was
    /// not may have lost what it held.
    fn renew(&self, process: &Process, term: Duration) -> Answer<'_, bool>;

    /// A process ends: what it held is free at once.
    fn leave(&self, process: &ProcessId) -> Answer<'_, ()>;

    /// The processes that live, by name.
    fn processes(&self) -> Answer<'_, Vec<Process>>;

    /// Claims a table for a process that lives. It is granted if nobody holds the table, or only somebody who does not live
    /// any more, or the process itself: its own earlier claim is worth nothing then.
    fn claim(&self, table: &TableId, process: &ProcessId) -> Answer<'_, Claim>;

    /// Whoever claimed a table gives it back. Says whether the claim was the latest; if it was not, nothing happens.
    fn release(&self, table: &TableId, fence: Fence) -> Answer<'_, bool>;

    /// The process that lives and holds a table.
    fn holder_of(&self, table: &TableId) -> Answer<'_, Option<Holder>>;

    /// What a process holds, whether it lives or not.
    fn held_by(&self, process: &ProcessId) -> Answer<'_, Vec<(TableId, Fence)>>;
}

/// A claim that is not the latest any more.
pub(super) fn superseded(table: &TableId, held: Fence, latest: Fence) -> StoreError {
    StoreError::Superseded { table: table.clone(), held, latest }
}

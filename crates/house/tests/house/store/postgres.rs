//! What is PostgreSQL's own: a database that others may have made, that goes away for a while, and that several
//! processes use at once.

mod away;
mod database;
mod several;
mod stopped;

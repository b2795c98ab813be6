//! What is SQLite's own: a folder with files in it, which can be damaged, copied and looked into.

mod archive;
mod damage;
mod folder;
mod privacy;
mod secret;

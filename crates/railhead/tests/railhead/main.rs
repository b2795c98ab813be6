//! The command line run for real, and what no compiler sees. One program, which is linked once; what needs a browser
//! is another, `browser`, because it is run on its own.

mod cli;
mod keeping;
mod rooms;
mod tidy;
mod words;

//! The house as people use it: the program itself, in a browser, with real clicks.

mod hands;
mod house;

mod alone;
mod at_once;
mod campaign;
mod hot_seat;
mod in_words;
mod keyboard;
mod looks;
mod pictures;
mod restart;
mod survival;
mod swift;
mod together;
mod west_story;
mod whole_game;

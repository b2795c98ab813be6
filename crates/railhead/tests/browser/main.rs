//! The house as people use it: the program itself, in a browser, with real clicks.

mod hands;
mod house;

mod alone;
mod at_once;
mod campaign;
mod choosing;
mod confirming;
mod friends;
mod great_western_trail;
mod hot_seat;
mod in_words;
mod keyboard;
mod learning;
mod lists;
mod looks;
mod on_the_board;
mod pictures;
mod pictures_ticket_to_ride;
mod pictures_west_story;
mod reachable;
mod restart;
mod scripts;
mod sizes;
mod survival;
mod swift;
mod telling;
mod ticket_to_ride;
mod ticket_to_ride_campaign;
mod together;
mod updates;
mod west_story;
mod west_story_board;
mod whole_game;

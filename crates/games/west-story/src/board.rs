//! The house's face of the game. Its scene is not drawn yet: it is played in words, with the reasons why something that
//! people may try is not possible now.

mod attempts;

use table::drawn::{Attempt, Drawn};

use crate::action::Action;
use crate::state::WestStory;
use crate::view::View;

impl Drawn for WestStory {
    fn attempts(view: &View) -> Vec<Attempt<Action>> {
        attempts::of(view)
    }
}

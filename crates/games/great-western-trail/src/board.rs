//! The house's face of the game. Its scene is not drawn yet: it is played in words, with the reasons why something that
//! people may try is not possible now.

use table::drawn::Drawn;

use crate::state::GreatWesternTrail;

impl Drawn for GreatWesternTrail {}

//! What one pair of eyes sees.

use drawing::{Drawing, Pen, Scene};
use table::{RuleId, Seat};
use wording::{Phrase, Section};

use crate::Shelvable;
use crate::face::Sight;

/// What one pair of eyes sees.
pub(crate) struct Seen<G: Shelvable>(pub G::View);

impl<G: Shelvable> Sight for Seen<G> {
    fn json(&self) -> serde_json::Value {
        serde_json::to_value(&self.0).expect("a view can be written as JSON")
    }

    fn fingerprint(&self) -> [u8; 32] {
        let mut hasher = blake3::Hasher::new();
        serde_json::to_writer(&mut hasher, &self.0).expect("a view can be written as JSON");
        *hasher.finalize().as_bytes()
    }

    fn draw(&self, pen: &Pen<'_>) -> Option<Drawing> {
        G::draw(&self.0, pen)
    }

    fn sheet(&self, seat: Seat, pen: &Pen<'_>) -> Option<Scene> {
        G::sheet(&self.0, seat, pen)
    }

    fn rule(&self) -> Option<RuleId> {
        G::prompt_rule(&self.0)
    }

    fn opened(&self) -> Vec<&'static str> {
        G::opened(&self.0)
    }

    fn prompt(&self) -> Phrase {
        G::prompt(&self.0)
    }

    fn occasion(&self) -> Option<Phrase> {
        G::occasion(&self.0)
    }

    fn lesson(&self) -> Option<Phrase> {
        G::lesson(&self.0)
    }

    fn table(&self) -> Vec<Section> {
        G::table(&self.0)
    }

    fn persona(&self, seat: Seat) -> Option<Phrase> {
        G::persona(&self.0, seat)
    }
}

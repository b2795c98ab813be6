//! What one seat knows, apart from the table.

use bots::{Bot, Budget, Haste, Plan, Tuning, advise};
use table::words::{Arg, Phrase};
use table::{Dice, Eyes, Seat, Worlds};

use crate::Shelvable;
use crate::face::{Advice, Advised, Mind};
use crate::live::offer;

/// A game as it stood, looked at from one seat. The truth is reached through [`Worlds`] alone.
pub(crate) struct Thinking<G> {
    game: G,
    seat: Seat,
}

impl<G: Shelvable> Thinking<G> {
    pub fn new(game: G, seat: Seat) -> Self {
        Thinking { game, seat }
    }

    /// What the seat may know, if it has anything to decide.
    fn worlds(&self) -> Option<Worlds<'_, G>> {
        let mut legal = Vec::new();
        if self.seat.index() < self.game.seats() {
            self.game.legal(self.seat, &mut legal);
        }
        (!legal.is_empty()).then(|| Worlds::of(&self.game, self.seat))
    }

    fn tuning(&self) -> Tuning {
        Tuning::of::<G>(self.game.seats())
    }
}

/// What one of the guide's terms says for an option (`up`) or against it (`down`).
fn reason(reason: &bots::Reason) -> Phrase {
    let sign = if reason.delta > 0.0 { "up" } else { "down" };
    Phrase::new(reason.term).with("sign", Arg::Key(sign)).with("amount", reason.delta.abs().round() as i64)
}

impl<G: Shelvable> Mind for Thinking<G> {
    fn choose(&self, bot: &Bot, haste: &Haste, dice: &mut Dice) -> Option<String> {
        let mut player = bot.hurried_player::<G>(&self.tuning(), haste.clone());
        Some(player.choose(&self.worlds()?, dice).to_string())
    }

    fn interject(&self, bot: &Bot, dice: &mut Dice) -> Option<String> {
        if !self.game.may_act().contains(self.seat) {
            return None;
        }
        let chosen = bot.player::<G>(&self.tuning()).interject(&self.worlds()?, dice);
        chosen.map(|action| action.to_string())
    }

    fn advise(&self, iterations: u32, dice: &mut Dice) -> Option<Advice> {
        let plan = Plan { budget: Budget::iterations(iterations), ..self.tuning().plan };
        let advice = advise(&self.worlds()?, plan, dice);
        let view = self.game.view(Eyes::Seat(self.seat));
        let options = advice.options.iter().map(|assessed| Advised {
            offer: assessed.action.map(|action| offer::<G>(&view, action)),
            chance: assessed.chance,
            share: assessed.share,
            reasons: assessed.reasons.iter().map(reason).collect(),
        });
        Some(Advice { options: options.collect(), iterations: advice.iterations })
    }
}

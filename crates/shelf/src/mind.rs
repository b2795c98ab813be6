//! What one seat knows, apart from the table.

use bots::{Bot, Budget, Haste, Outlook, Plan, Prospect, Search, Tuning, advise};
use table::{Coded, Dice, Eyes, Seat, Worlds};

use crate::Shelvable;
use crate::advice::{Advice, option};
use crate::face::Mind;

/// A game as it stood, looked at from one seat. The truth is reached through [`Worlds`] alone.
pub(crate) struct Thinking<G> {
    game: G,
    seat: Seat,
}

impl<G: Shelvable> Thinking<G> {
    pub fn new(game: G, seat: Seat) -> Self {
        Thinking { game, seat }
    }

    /// What the seat may know, if it has anything to decide that bots think about.
    fn worlds(&self) -> Option<Worlds<'_, G>> {
        let mut legal = Vec::new();
        if self.game.to_act().contains(self.seat) || G::INTERJECTS && self.game.may_act().contains(self.seat) {
            self.game.legal(self.seat, &mut legal);
        }
        (!legal.is_empty()).then(|| Worlds::of(&self.game, self.seat))
    }

    fn tuning(&self) -> Tuning {
        Tuning::of::<G>(self.game.seats())
    }
}

impl<G: Shelvable> Mind for Thinking<G> {
    fn choose(&self, bot: &Bot, haste: &Haste, dice: &mut Dice) -> Option<String> {
        let mut player = bot.hurried_player::<G>(&self.tuning(), haste.clone());
        Some(player.choose(&self.worlds()?, dice).to_string())
    }

    fn search(&self, bot: &Bot, haste: &Haste, dice: &mut Dice) -> Option<(Outlook<usize>, usize)> {
        let mut search = Search::<G>::new(bot.plan(&self.tuning())?).hurried_by(haste.clone());
        let (outlook, chosen) = search.weigh(&self.worlds()?, dice);
        let coded = |option: &Prospect<G::Action>| Prospect {
            action: option.action.map(G::Action::encode),
            visits: option.visits,
            chance: option.chance,
        };
        let options = outlook.options.iter().map(coded).collect();
        Some((Outlook { options, iterations: outlook.iterations }, chosen))
    }

    fn iterations(&self, bot: &Bot) -> Option<u32> {
        bot.plan(&self.tuning()).map(|plan| plan.budget.iterations)
    }

    fn interject(&self, bot: &Bot, dice: &mut Dice) -> Option<String> {
        if !self.game.may_act().contains(self.seat) {
            return None;
        }
        let chosen = bot.player::<G>(&self.tuning()).interject(&self.worlds()?, dice);
        chosen.map(|action| action.to_string())
    }

    fn advise(&self, iterations: u32, asked: Option<&str>, dice: &mut Dice) -> Option<Advice> {
        let plan = Plan { budget: Budget::iterations(iterations), ..self.tuning().plan };
        let asked = asked.and_then(|notation| notation.parse().ok());
        let advice = advise(&self.worlds()?, plan, asked, &|view, action| option::<G>(action, view), dice);
        Some(Advice::of::<G>(&advice, asked, &self.game.view(Eyes::Seat(self.seat))))
    }
}

//! Law 3: whoever is to act can, what is legal plays, anything else is refused with a reason.

use super::{Law, Verdict};
use table::dice::Dice;
use table::game::{Coded, Game};
use table::seat::{Seat, Seats};
use table::snapshot::Snapshot;

/// What each seat may do, kept from moment to moment to spare allocations.
pub struct Lists<G: Game> {
    lists: Vec<Vec<G::Action>>,
    codes: Vec<usize>,
}

impl<G: Game> Lists<G> {
    pub fn new() -> Self {
        Lists { lists: Vec::new(), codes: Vec::new() }
    }

    /// What `seat` may do.
    pub fn of(&self, seat: Seat) -> &[G::Action] {
        &self.lists[seat.index()]
    }

    /// Everything that anybody may do.
    pub fn actions(&self) -> impl Iterator<Item = G::Action> + '_ {
        self.lists.iter().flatten().copied()
    }

    /// Asks what everybody may do now, and checks the answers.
    pub fn fill(&mut self, game: &G) -> Verdict {
        let (to_act, may_act) = (game.to_act(), game.may_act());
        check_active(to_act, may_act, game.seats())?;
        // What the seat before could do is left in the list: a game has to replace it.
        self.lists.resize_with(game.seats(), Vec::new);
        for seat in Seat::all(game.seats()) {
            let list = &mut self.lists[seat.index()];
            game.legal(seat, list);
            let active = to_act.contains(seat) || may_act.contains(seat);
            let demands = |kept, detail: &str| Law::Legality.demands(kept, || format!("seat {seat} {detail}"));
            demands(!list.is_empty() || !to_act.contains(seat), "is to act, but nothing is legal")?;
            demands(list.is_empty() || active, "may not act, but has legal actions")?;
            self.codes.clear();
            self.codes.extend(list.iter().map(|action| action.encode()));
            self.codes.sort_unstable();
            let twice = self.codes.windows(2).any(|pair| pair[0] == pair[1]);
            demands(!twice, "has the same action twice in its list")?;
        }
        Ok(())
    }
}

fn check_active(to_act: Seats, may_act: Seats, seats: usize) -> Verdict {
    let both = to_act.iter().find(|&seat| may_act.contains(seat));
    Law::Legality.demands(both.is_none(), || format!("{both:?} is both waited for and free to interject"))?;
    let stranger = to_act.union(may_act).iter().find(|seat| seat.index() >= seats);
    Law::Legality.demands(stranger.is_none(), || format!("{stranger:?} is to act at a table of {seats}"))
}

/// Plays everything that is legal, and much that is not.
pub fn closely<G: Game>(moment: &Snapshot<G>, codes: usize, chooser: &mut Dice) -> Verdict {
    let seats = moment.game.seats();
    let lists: Vec<Vec<G::Action>> = Seat::all(seats).map(|seat| moment.legal(seat)).collect();
    for (seat, list) in Seat::all(seats).zip(&lists) {
        list.iter().try_for_each(|&action| plays(moment, seat, action))?;
        let of_others = lists.iter().flatten().copied().filter(|action| !list.contains(action));
        of_others.take(codes).try_for_each(|action| is_refused(moment, seat, action))?;
    }
    for _ in 0..codes {
        let seat = Seat::new(chooser.below(seats as u32) as usize);
        let code = chooser.below(<G::Action as Coded>::SPACE as u32) as usize;
        match G::Action::decode(code) {
            Some(action) if !lists[seat.index()].contains(&action) => is_refused(moment, seat, action)?,
            _ => {}
        }
    }
    Ok(())
}

/// A legal action is taken, and does what it does when it is not checked and nobody listens.
fn plays<G: Game>(moment: &Snapshot<G>, seat: Seat, action: G::Action) -> Verdict {
    let demands = |kept, detail: String| Law::Legality.demands(kept, || format!("seat {seat}, `{action}`: {detail}"));
    demands(moment.game.is_legal(seat, action), "listed, but not said to be legal".to_owned())?;
    let mut checked = moment.clone();
    let mut log: Vec<(G::Event, G)> = Vec::new();
    match checked.game.play(seat, action, &mut checked.dice, &mut log) {
        Err(refusal) => demands(false, format!("listed, but {refusal}")),
        Ok(played) => {
            let (unchecked, unchecked_played) = moment.quietly_after(seat, action);
            let same = unchecked.is(&checked) && unchecked_played == played;
            demands(same, "does something else when it is checked and listened to".to_owned())
        }
    }
}

fn is_refused<G: Game>(moment: &Snapshot<G>, seat: Seat, action: G::Action) -> Verdict {
    let demands = |kept, detail: &str| Law::Legality.demands(kept, || format!("seat {seat}, `{action}`: {detail}"));
    demands(!moment.game.is_legal(seat, action), "not listed, but said to be legal")?;
    let mut tried = moment.clone();
    let mut log: Vec<(G::Event, G)> = Vec::new();
    match tried.game.play(seat, action, &mut tried.dice, &mut log) {
        Ok(_) => demands(false, "not listed, but played"),
        Err(refusal) => {
            demands(!refusal.rule.0.is_empty() && !refusal.why.is_empty(), "refused without a reason")?;
            demands(tried.is(moment) && log.is_empty(), "refused, but something changed")
        }
    }
}

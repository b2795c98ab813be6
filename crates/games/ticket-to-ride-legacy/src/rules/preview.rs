//! What building a strand would set off, in the order of the rules. It is asked of worlds that are made from a view alone, and
//! carried out as far as neither chance nor anybody's decision comes into it.

use table::{Dice, Log, Run, Seat, Seats};

use crate::action::Set;
use crate::data::data;
use crate::event::{Event, Reason};
use crate::ids::{Area, City, Postcard, Sticker, Strand, Strands, Ticket};
use crate::state::{Ask, Build, Laid, Task, Tasks, TicketToRide};
use crate::vocabulary::VaultItem;

/// Something that follows from building a strand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Consequence {
    /// Rule 1: cards are revealed, and what matches them costs more; the premium at the end.
    Mountain { cards: u8, surcharge: u8, premium: u16 },
    /// The event pays.
    Event(u16),
    /// Rule 3: the company's colour.
    Company(u16),
    /// Rule 3: white strands.
    Mail(u16),
    /// Rule 4: outlaws at an end give up the stash.
    Stash { amount: u16, certain: bool },
    /// Rule 4: skulls cost dollars, and the outlaws move.
    Robbed(u16),
    /// Rule 4: skulls, if any are played, would cost dollars.
    Skulls,
    /// Rule 5: a station pays somebody.
    Station { seat: Seat, city: City, amount: u16 },
    /// Rule 6: the conductor pays.
    Conductor(u16),
    /// Rule 7: ore for pickaxes.
    Ore(u8),
    /// Rule 7: ore for pickaxes, if any are played.
    Mine { city: City, most: u8 },
    /// Rule 8: cattle.
    Cattle(City),
    /// Rule 9: cargo.
    Cargo(City),
    /// Rule 10: from ocean to ocean.
    Spike { amount: u16, first: bool },
    /// Rule 11: the first strand ever in an area.
    Pioneer(Area),
    /// Rule 11: a postcard is fulfilled.
    Postcard(Postcard),
    /// Rule 12: cards for a large city.
    Large(u8),
    /// A ticket is completed.
    Ticket(Ticket),
    /// Nobody else can build the strand beside it.
    Closes,
    /// It begins the last turns.
    LastTurns,
}

/// Keeps what follows.
struct Foreseen(Vec<Consequence>);

impl Log<TicketToRide> for Foreseen {
    fn tell(&mut self, event: Event, after: &TicketToRide) {
        let follows = match event {
            Event::Gained { seat, amount, why } => self.gained(seat, amount, why, after),
            Event::StashTaken { amount: amount @ 1.., .. } => Some(Consequence::Stash { amount, certain: true }),
            Event::Paid { amount, why: Reason::Sticker(Sticker::Robbery), .. } => Some(Consequence::Robbed(amount)),
            Event::OreTaken { amount, .. } => Some(Consequence::Ore(amount)),
            Event::CattleTaken { ranch, .. } => Some(Consequence::Cattle(ranch)),
            Event::CargoTaken { port, .. } => port.map(Consequence::Cargo),
            Event::SpikeDriven { first, .. } => Some(Consequence::Spike { amount: 0, first }),
            Event::VaultItem { item: VaultItem::PioneerPlaque, area, .. } => area.map(Consequence::Pioneer),
            Event::PostcardFulfilled { postcard, .. } => Some(Consequence::Postcard(postcard)),
            _ => None,
        };
        self.0.extend(follows);
    }
}

impl Foreseen {
    fn gained(&mut self, seat: Seat, amount: u16, why: Reason, after: &TicketToRide) -> Option<Consequence> {
        let modules = &data().modules;
        Some(match why {
            Reason::Mountain => {
                let (cards, surcharge) = (modules.snow_reveal, modules.snow_surcharge);
                Consequence::Mountain { cards, surcharge, premium: amount }
            }
            Reason::Event(_) => Consequence::Event(amount),
            Reason::Sticker(Sticker::Company) => Consequence::Company(amount),
            Reason::Sticker(Sticker::Mail) => Consequence::Mail(amount),
            Reason::Sticker(Sticker::Station) => {
                let paid = self.0.iter().filter(|it| matches!(it, Consequence::Station { .. })).count();
                let city = after.ends().filter(|city| after.station_owner(*city).is_some()).nth(paid)?;
                Consequence::Station { seat, city, amount }
            }
            Reason::Sticker(Sticker::Conductor) => Consequence::Conductor(amount),
            Reason::Sticker(Sticker::Spike) => match self.0.pop()? {
                Consequence::Spike { first, .. } => Consequence::Spike { amount, first },
                other => other,
            },
            _ => return None,
        })
    }
}

impl TicketToRide {
    /// What building a strand would set off: with these cards, or whatever will be played.
    pub(crate) fn consequences(&self, seat: Seat, strand: Strand, set: Option<Set>) -> Vec<Consequence> {
        let Some(price) = self.price(seat, strand) else { return Vec::new() };
        let mut world = self.clone();
        let laid = set.map_or_else(Laid::default, |set| Laid::of(set, price.cards));
        world.turn = seat.index() as u8;
        world.build = Build { strand, laid, event: self.active, aside: price.dollars(), pending: true, ..Build::NONE };
        let player = world.player_mut(seat);
        // Who could not pay for it may ask as well.
        player.dollars = player.dollars.saturating_sub(price.dollars().into());
        player.cars = player.cars.max(data().strand(strand).length);
        let mut foreseen = Foreseen(Vec::new());
        world.by_itself(&mut foreseen, |world, run| {
            world.place_cars(run);
            world.tasks = Tasks::NONE;
        });
        let mut next = 0;
        while let Some(sticker) = world.build_rule_from(next) {
            next = sticker as u8 + 1;
            world.foresee_rule(seat, sticker, set, &mut foreseen);
        }
        foreseen.0.extend(self.become_true(seat, &world));
        foreseen.0
    }

    /// One rule of building. What depends on the cards, as long as they are not known, is said with an if.
    fn foresee_rule(&mut self, seat: Seat, sticker: Sticker, set: Option<Set>, foreseen: &mut Foreseen) {
        let is_unknown = |of: fn(&Set) -> u8| {
            let mut any = false;
            if set.is_none() {
                self.each_set(seat, self.build.strand, |set| any |= of(&set) > 0);
            }
            any
        };
        match sticker {
            Sticker::Robbery if !self.player(seat).perks.no_robbery && is_unknown(|set| set.skulls) => {
                let stash = Consequence::Stash { amount: self.stash, certain: false };
                foreseen.0.push(if self.meets_outlaws() { stash } else { Consequence::Skulls });
            }
            Sticker::Mine if is_unknown(|set| set.pickaxes) => {
                let most = self.ore_for(u8::MAX);
                let mine = self.ends().find(|city| self.record.mines.contains(*city)).filter(|_| most > 0);
                foreseen.0.extend(mine.map(|city| Consequence::Mine { city, most }));
            }
            Sticker::Large => {
                let cards = self.cards_for_visit(seat);
                foreseen.0.extend((cards > 0).then_some(Consequence::Large(cards)));
            }
            _ => {
                let asked = self.by_itself(foreseen, |world, run| world.apply_build_rule(sticker, run));
                // Who has nothing is robbed as well: that the outlaws move says so.
                if asked == Ask::Outlaw && !matches!(foreseen.0.last(), Some(Consequence::Robbed(_))) {
                    foreseen.0.push(Consequence::Robbed(0));
                }
            }
        }
    }

    /// Carries something out with all that follows by itself: nothing is drawn, and whoever would be asked is not. Says what would
    /// have been asked first.
    fn by_itself(&mut self, foreseen: &mut Foreseen, what: impl FnOnce(&mut Self, &mut Run<'_, Foreseen>)) -> Ask {
        let mut dice = Dice::from_number(0);
        let mut run = Run::new(&mut dice, foreseen);
        what(self, &mut run);
        let asked = self.ask;
        loop {
            (self.ask, self.waiting) = (Ask::Nothing, Seats::NONE);
            match self.tasks.pop() {
                None => break,
                Some(Task::Draw { .. } | Task::Fill { .. }) => {}
                Some(task) => self.step(task, &mut run),
            }
        }
        debug_assert_eq!(dice.drawn(), 0, "what follows by itself is not left to chance");
        asked
    }

    /// What will be true that is not now.
    fn become_true(&self, seat: Seat, after: &Self) -> impl Iterator<Item = Consequence> {
        let (before, built) = (self.player(seat), after.player(seat));
        let completed = before.tickets.iter().filter(|ticket| !before.completes(*ticket) && built.completes(*ticket));
        let beside = after.taken.minus(self.taken).minus(Strands::only(after.build.strand));
        completed
            .map(Consequence::Ticket)
            .chain((!beside.is_empty()).then_some(Consequence::Closes))
            .chain(after.begins_last_turns(seat).then_some(Consequence::LastTurns))
    }
}

//! What a ticket still needs: the fewest spaces to be built over strands that are free or one's own, and where that way
//! leads.

use super::own::Own;
use crate::data::{MAX_CITIES, data};
use crate::ids::{City, Strand, Strands};

/// How things stand between two cities.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Way {
    /// They are connected.
    Connected,
    /// A way with the fewest spaces to be built.
    Missing {
        /// Spaces to be built.
        spaces: u8,
        /// Cities on the way, both ends included.
        cities: Vec<City>,
        /// Stretches of it that are one's own already.
        joined: Vec<Vec<City>>,
    },
    /// The shortest way has more spaces than there are cars.
    TooLong {
        /// Spaces to be built.
        spaces: u8,
    },
    /// No way is left.
    Cut,
}

/// Far beyond any way.
const FAR: u16 = u16::MAX;

impl Own<'_> {
    /// How things stand between two cities for this player.
    pub fn way(&self, from: City, to: City) -> Way {
        if self.player().connects(from, to) {
            return Way::Connected;
        }
        let (free, own) = (self.free(), self.player().built);
        let reached = search(from, free, own);
        if reached.distance[to.index()] == FAR {
            return Way::Cut;
        }
        let spaces = reached.distance[to.index()] as u8;
        if spaces > self.player().cars {
            return Way::TooLong { spaces };
        }
        let (mut cities, mut joined) = (vec![to], Vec::new());
        let mut stretch = vec![to];
        let mut at = to;
        while let Some(strand) = reached.by[at.index()] {
            let it = data().strand(strand);
            at = if it.a == at { it.b } else { it.a };
            cities.push(at);
            if !own.contains(strand) {
                joined.push(std::mem::take(&mut stretch));
            }
            stretch.push(at);
        }
        joined.push(stretch);
        joined.retain(|stretch| stretch.len() > 1);
        joined.iter_mut().for_each(|stretch| stretch.reverse());
        joined.reverse();
        cities.reverse();
        Way::Missing { spaces, cities, joined }
    }

    /// Strands that would bring some ticket nearer, on the ways with the fewest spaces.
    pub fn wanted(&self) -> Strands {
        let (free, own) = (self.free(), self.player().built);
        let mut wanted = Strands::NONE;
        for ticket in self.player().tickets.iter().filter(|ticket| !self.player().completes(*ticket)) {
            let it = &data().tickets[ticket.index()];
            let (there, back) = (search(it.a, free, own), search(it.b, free, own));
            let total = there.distance[it.b.index()];
            if total == FAR || total > self.player().cars.into() {
                continue;
            }
            for strand in free.iter() {
                let (a, b) = (data().strand(strand).a.index(), data().strand(strand).b.index());
                let length = u16::from(data().strand(strand).length);
                let through = |from: usize, to: usize| {
                    there.distance[from].saturating_add(length).saturating_add(back.distance[to]) == total
                };
                if through(a, b) || through(b, a) {
                    wanted.insert(strand);
                }
            }
        }
        wanted
    }
}

/// How far every city is, and by which strand one comes there.
struct Reached {
    distance: [u16; MAX_CITIES],
    by: [Option<Strand>; MAX_CITIES],
}

/// Own strands cost nothing, free ones their spaces.
fn search(from: City, free: Strands, own: Strands) -> Reached {
    let mut reached = Reached { distance: [FAR; MAX_CITIES], by: [None; MAX_CITIES] };
    let mut done = [false; MAX_CITIES];
    reached.distance[from.index()] = 0;
    let passable = free.union(own);
    while let Some(at) = nearest(&reached.distance, &done) {
        done[at] = true;
        for strand in data().map.by_city[at].both(passable).iter() {
            let it = data().strand(strand);
            let other = if it.a.index() == at { it.b } else { it.a };
            let cost = if own.contains(strand) { 0 } else { u16::from(it.length) };
            let there = reached.distance[at] + cost;
            if there < reached.distance[other.index()] {
                reached.distance[other.index()] = there;
                reached.by[other.index()] = Some(strand);
            }
        }
    }
    reached
}

fn nearest(distance: &[u16; MAX_CITIES], done: &[bool; MAX_CITIES]) -> Option<usize> {
    let open = (0..MAX_CITIES).filter(|city| !done[*city] && distance[*city] < FAR);
    open.min_by_key(|city| distance[*city])
}

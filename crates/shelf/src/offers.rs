//! What a seat may do, in words.

use table::{Coded, Eyes, Seat};
use wording::Order;

use crate::Shelvable;
use crate::face::Offer;

/// What a seat of the table may do. Options of one group follow each other.
pub(crate) fn offers<G: Shelvable>(truth: &G, seat: Seat) -> Vec<Offer> {
    let mut legal = Vec::new();
    truth.legal(seat, &mut legal);
    if legal.is_empty() {
        return Vec::new();
    }
    let view = truth.view(Eyes::Seat(seat));
    listed(legal.into_iter().map(|action| offer::<G>(&view, action)).collect())
}

pub(crate) fn offer<G: Shelvable>(view: &G::View, action: G::Action) -> Offer {
    Offer {
        notation: action.to_string(),
        code: action.encode(),
        words: G::option(view, action),
        keys: G::targets(view, action),
        gathers: G::gathers(action),
        points: G::points(view, action),
        group: G::group(view, action),
        part: G::part(view, action),
        order: G::order(view, action),
    }
}

/// The same offers as they are listed: groups where their first one stood, in each what is free before what is paid for
/// and the options of one part together; declining last.
fn listed(offers: Vec<Offer>) -> Vec<Offer> {
    let place = |(index, offer): (usize, &Offer)| {
        let group = offers.iter().position(|other| other.group == offer.group);
        let alike = |other: &&Offer| offer.part.is_some() && other.group == offer.group && other.part == offer.part;
        let first = offers.iter().position(|other| alike(&other)).unwrap_or(index);
        let cheapest = offers.iter().filter(alike).map(|other| other.order).min().unwrap_or(offer.order);
        (offer.order == Order::Decline, group, cheapest, first, offer.order, index)
    };
    let mut places: Vec<_> = offers.iter().enumerate().map(|(index, offer)| place((index, offer))).collect();
    places.sort_unstable();
    let mut offers: Vec<Option<Offer>> = offers.into_iter().map(Some).collect();
    places.into_iter().filter_map(|(.., index)| offers[index].take()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use wording::Phrase;

    fn option(notation: &str, group: Option<&'static str>, part: Option<&'static str>, order: Order) -> Offer {
        Offer {
            notation: notation.to_owned(),
            code: 0,
            words: Phrase::new("option"),
            keys: Vec::new(),
            gathers: false,
            points: Vec::new(),
            group: group.map(Phrase::new),
            part: part.map(Phrase::new),
            order,
        }
    }

    #[test]
    fn groups_and_parts_stand_together_free_before_paid_and_declining_last() {
        let (town, mine) = (Some("town"), Some("mine"));
        let offers = vec![
            option("pass", None, None, Order::Decline),
            option("bank by ace", town, Some("bank"), Order::Paid(2)),
            option("church", town, None, Order::Paid(1)),
            option("chamber", mine, None, Order::Free),
            option("bank by king", town, Some("bank"), Order::Free),
            option("hotel", town, None, Order::Free),
        ];
        let order: Vec<String> = listed(offers).into_iter().map(|offer| offer.notation).collect();
        assert_eq!(order, ["bank by king", "bank by ace", "hotel", "church", "chamber", "pass"]);
    }
}

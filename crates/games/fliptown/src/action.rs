//! One atomic decision, its notation and its code.

use std::fmt;
use std::marker::PhantomData;

use serde::Serialize;
use table::notation::{Between, ByLast, Decision, Notation, Ordinal, Room, Unsaid};
use table::{decisions, either, named};

use crate::data::{Building, Color, LINEUP, Outlaw, PLOTS, Region};
use crate::space::Space;

named! {
    /// What pays for the suit and the value of a main action besides gold.
    Payment {
        /// Nothing: the least gold that is needed, often none.
        Gold = "gold",
        /// The Prospector's shift, and the least gold beyond it (FT-CHAR-10).
        Shift = "shift",
        /// A joker for suit or value, and the least gold for the other (FT-CHAR-16).
        Joker = "joker",
        /// A joker for each (FT-CHAR-16).
        Jokers = "jokers",
    }
}

named! {
    /// A reward for an outlaw (FT-TOWN-10b).
    Bail {
        /// $4.
        Cash = "cash",
        /// 2 gold.
        Gold = "gold",
        /// Two wanted posters crossed out.
        Wanted = "wanted",
    }
}

named! {
    /// A tool that brings income (FT-TRAIL-08).
    Tool {
        /// For gold.
        Pan = "pan",
        /// For cash.
        Hammer = "hammer",
    }
}

named! {
    /// A reward of the sheriff's office (FT-TOWN-J).
    Office {
        /// A star.
        Star = "star",
        /// Two wanted posters crossed out.
        Wanted = "wanted",
    }
}

named! {
    /// What an arrest costs (FT-SHERIFF-07).
    Penalty {
        /// Cash.
        Cash = "cash",
        /// Stars.
        Stars = "stars",
    }
}

named! {
    /// What the stables sell.
    Horse {
        /// A hammer and a star.
        Work = "work",
        /// Six more on the Trail.
        Trail = "trail",
    }
}

named! {
    /// What the general store sells.
    Ware {
        /// A pan and a star.
        Pan = "pan",
        /// A pickaxe and a star.
        Pickaxe = "pickaxe",
        /// A bandana.
        Bandana = "bandana",
    }
}

either! {
    /// Whether a building is used.
    Used = "no" | "yes";
}

/// Something, or `no`.
struct OrNo<N>(PhantomData<N>);

impl<N: Notation> Notation for OrNo<N> {
    type Of = Option<N::Of>;
    const SPACE: usize = 1 + N::SPACE;

    fn encode(of: Self::Of) -> usize {
        of.map_or(0, |of| 1 + N::encode(of))
    }

    fn decode(code: usize) -> Option<Self::Of> {
        code.checked_sub(1).map_or(Some(None), |code| N::decode(code).map(Some))
    }

    fn write(of: Self::Of, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match of {
            Some(of) => N::write(of, f),
            None => f.write_str("no"),
        }
    }
}

/// A plot of the land office by its number, written as its cells: `1-2-5`
enum Plot {}

impl Notation for Plot {
    type Of = u8;
    const SPACE: usize = PLOTS.len();

    fn encode(plot: u8) -> usize {
        plot.into()
    }

    fn decode(code: usize) -> Option<u8> {
        (code < Self::SPACE).then_some(code as u8)
    }

    fn write(plot: u8, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cells = PLOTS[usize::from(plot)].cells;
        let first = cells.trailing_zeros();
        write!(f, "{}", first + 1)?;
        (first + 1..9).filter(|cell| cells >> cell & 1 == 1).try_for_each(|cell| write!(f, "-{}", cell + 1))
    }
}

/// What a building offers. All have room for as many effects as the one with the most.
type Offer<N> = Room<{ 1 + PLOTS.len() }, N>;

decisions! {
    /// How the effect of a building is used; nothing is `None`, or a number of 0.
    #[derive(Serialize)]
    #[serde(rename_all = "snake_case")]
    Effect, "what the building offers" {
        /// Take what the undertaker gives next.
        Undertaker as Offer<()> = "undertaker";
        /// Bet on a colour (FT-TOWN-2a).
        Bank(color: Option<Color> as Offer<OrNo<Color>>) = "bank";
        /// Cross out so many wanted posters (FT-TOWN-3).
        Hideout(posters: u8 as Offer<Between<0, 4>>) = "hideout";
        /// Buy a horse (FT-TOWN-4a).
        Stables(horse: Option<Horse> as Offer<OrNo<Horse>>) = "stables";
        /// Buy something (FT-TOWN-5a).
        Store(ware: Option<Ware> as Offer<OrNo<Ware>>) = "store";
        /// Pay for so many wanted posters (FT-TOWN-6).
        Church(posters: u8 as Offer<Between<0, 8>>) = "church";
        /// Stay a night (FT-TOWN-7a).
        Hotel(stay: bool as Offer<Used>) = "hotel";
        /// Buy the plot of this number (FT-TOWN-8a).
        LandOffice(plot: Option<u8> as Offer<OrNo<Plot>>) = "land-office";
        /// Buy the next weapon (FT-TOWN-9a).
        Gunsmith(buy: bool as Offer<Used>) = "gunsmith";
        /// Look out for an outlaw (FT-TOWN-10a).
        BailBonds(outlaw: Outlaw as Offer<Outlaw>) = "bail-bonds";
        /// Look at the sheriff card (FT-TOWN-J).
        SheriffsOffice as Offer<()> = "sheriffs-office";
        /// Buy so many stars for cash (FT-TOWN-Q).
        Saloon(stars: u8 as Offer<Between<0, 8>>) = "saloon";
        /// Buy so many stars for gold (FT-TOWN-K).
        Club(stars: u8 as Offer<Between<0, 8>>) = "club";
    }
}

impl Effect {
    /// Whether a building is left without anything.
    pub const fn is_nothing(self) -> bool {
        matches!(
            self,
            Effect::Bank(None)
                | Effect::Hideout(0)
                | Effect::Stables(None)
                | Effect::Store(None)
                | Effect::Church(0)
                | Effect::Hotel(false)
                | Effect::LandOffice(None)
                | Effect::Gunsmith(false)
                | Effect::Saloon(0)
                | Effect::Club(0)
        )
    }

    /// Whose effect it is.
    #[inline]
    pub const fn building(self) -> Building {
        match self {
            Effect::Undertaker => Building::Undertaker,
            Effect::Bank(_) => Building::Bank,
            Effect::Hideout(_) => Building::Hideout,
            Effect::Stables(_) => Building::Stables,
            Effect::Store(_) => Building::Store,
            Effect::Church(_) => Building::Church,
            Effect::Hotel(_) => Building::Hotel,
            Effect::LandOffice(_) => Building::LandOffice,
            Effect::Gunsmith(_) => Building::Gunsmith,
            Effect::BailBonds(_) => Building::BailBonds,
            Effect::SheriffsOffice => Building::SheriffsOffice,
            Effect::Saloon(_) => Building::Saloon,
            Effect::Club(_) => Building::Club,
        }
    }
}

decisions! {
    /// One decision.
    #[repr(align(4))] // Copied as one word.
    Action, "a decision such as `play 2 trail-7`, `bonus mine-2a`, `church 3` or `done`" {
        /// The main action (FT-TURN-11): this card of the lineup, from 0, goes to the poker hand; the other two
        /// lead to this space.
        Act {
            /// The poker card's place in the lineup.
            poker: u8,
            /// The space that is circled or visited.
            space: Space,
            /// What is paid besides gold.
            payment: Payment,
        } as ByLast<(Ordinal<LINEUP>, Space, Unsaid<Payment>)> = "play", "a card from 1 to 3 and a space such as trail-7";
        /// Take no action but write down this card of the lineup (FT-TURN-12).
        Pass(poker: u8 as Ordinal<LINEUP>) = "pass", "a card from 1 to 3";
        /// Choose the reward for an outlaw (FT-TOWN-10b).
        Bail(reward: Bail) = "bail", "cash, gold or wanted";
        /// Use a pending bonus action at this space (FT-BONUS-01).
        Bonus(space: Space) = "bonus", "a space such as trail-7";
        /// Give up a pending bonus action (FT-RES-05).
        Decline(kind: Region) = "decline", "a region";
        /// Use the pending effect of a building (FT-RES-04).
        Effect(effect: Effect as Decision<Effect>) = "", "what the building offers";
        /// Take a pan or a hammer (FT-TRAIL-08).
        Take(tool: Tool) = "take", "pan or hammer";
        /// Take the reward of the sheriff's office (FT-TOWN-J).
        Office(reward: Office) = "office", "star or wanted";
        /// Use the character's ability (FT-CHAR-01).
        Use = "use";
        /// The Man in Black takes this bonus action (FT-CHAR-08).
        UseFor(kind: Region) = "use", "a region";
        /// The Preacher crosses out so many wanted posters (FT-CHAR-12).
        Absolve(posters: u8 as Between<1, 6>) = "absolve", "a number from 1 to 6";
        /// Keep the character's ability for later, when it is asked for.
        Keep = "keep";
        /// End the turn (FT-TURN-14).
        Done = "done";
        /// Bribe the sheriff (FT-SHERIFF-01).
        Bribe = "bribe";
        /// Do not (FT-SHERIFF-01).
        Risk = "risk";
        /// Pay for an arrest (FT-SHERIFF-07).
        Pay(penalty: Penalty) = "pay", "cash or stars";
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notation_is_read_strictly() {
        proving::laws::notation::<Action>(
            732 + 3 + 3 + 61 + 5 + 86 + 2 + 2 + 1 + 5 + 6 + 4 + 2,
            "play; play 4 trail-7; play 2 trail-14; play 2 trail-7 gold; pass 0; pass; done 1; use sheriff; absolve 0; \
             absolve 7; church 9; church 03; hotel; hotel maybe; land-office 1-5; land-office 2-1; bonus; Done",
        );
    }

    #[test]
    fn what_begins_with_a_building_is_meant_to_be_an_effect() {
        let expected = |text: &str| text.parse::<Action>().unwrap_err().expected;
        assert_eq!(expected("hotel maybe"), "what the building offers");
        assert!(expected("hotels no").starts_with("a decision"));
    }

    #[test]
    fn an_action_is_small() {
        assert_eq!(size_of::<Action>(), 4);
    }
}

//! Setting the table up: sheets, characters, objectives, the cowbot.

use table::{Dice, RulesVersion, Seats, SetupError, Silent};

use super::Run;
use crate::cards::{Card, Cards};
use crate::data::{
    Character, Cowbot, Item, LINEUP, MAX_PLAYERS, OBJECTIVES, Objective, ROUNDS, START_CASH, START_GOLD, Start,
};
use crate::setup::{Options, Rival};
use crate::state::{Fliptown, Player, Sheet, Step};

impl Fliptown {
    /// A table for these options, up to the first decision.
    pub(crate) fn set_up(rules: RulesVersion, options: &Options, dice: &mut Dice) -> Result<Self, SetupError> {
        options.validate()?;
        let mut game = Fliptown::bare(rules, options);
        let drawn = game.choose_cowbot(options, dice);
        game.choose_objectives(dice);
        match drawn {
            Some(character) => game.hand_out(&[character]),
            None if options.characters => {
                let characters: [Character; MAX_PLAYERS] = some_of(Character::ALL, dice);
                game.hand_out(&characters[..options.players]); // FT-SETUP-07, FT-CHAR-18
            }
            None => {}
        }
        let mut silent = Silent;
        game.begin_round(&mut Run::new(dice, &mut silent));
        Ok(game)
    }

    /// The table with identical sheets (FT-SETUP-01) and nothing drawn yet.
    pub(crate) fn bare(rules: RulesVersion, options: &Options) -> Self {
        let mut seats = [Player::ABSENT; MAX_PLAYERS];
        for player in &mut seats[..options.players] {
            player.sheet = Sheet { cash: START_CASH, gold: START_GOLD, ..Sheet::BLANK }; // FT-SETUP-03
        }
        Fliptown {
            rules,
            step: Step::Unfolding,
            players: options.players as u8,
            round: 0,
            turn: 0,
            waiting: Seats::NONE,
            hidden: Seats::NONE,
            weapons: options.weapons,
            holdem: options.holdem,
            characters: options.characters,
            cowbot: None,
            lineup: [Card::NONE; LINEUP],
            sheriff: Card::NONE,
            sheriff_open: false,
            marshal: Card::NONE,
            holdem_cards: [[[Card::NONE; 2]; MAX_PLAYERS]; ROUNDS as usize],
            cheated: 0,
            draw: Cards::DECK,
            discard: Cards::NONE,
            seen: Cards::NONE,
            stolen: [Cards::NONE; ROUNDS as usize],
            suspects: [Cards::NONE; ROUNDS as usize],
            objectives: None,
            scored: [Seats::NONE; OBJECTIVES],
            seats,
            shown: [Sheet::BLANK; MAX_PLAYERS],
        }
    }

    /// The cowbot that was chosen, a random one (FT-SETUP-08), or the one that a card of the deck names: then it names
    /// the character too, which is never the Wild Card (FT-RAND-01, FT-RAND-02).
    fn choose_cowbot(&mut self, options: &Options, dice: &mut Dice) -> Option<Character> {
        let (rival, difficulty) = options.cowbot?;
        let (cowbot, character) = match rival {
            Rival::Chosen(cowbot) => (cowbot, None),
            Rival::Random => (dice.pick(&Cowbot::ALL), None),
            Rival::Drawn => {
                let mut deck = Cards::DECK;
                let card = deck.draw(dice);
                let named = Character::ALL.into_iter().find(|character| character.corner() == Some(card.value()));
                (Cowbot::of_suit(card.suit()), named)
            }
        };
        self.cowbot = Some((cowbot, difficulty));
        character
    }

    /// Three of twelve with two players and more (FT-SETUP-06), none alone (FT-SETUP-05).
    fn choose_objectives(&mut self, dice: &mut Dice) {
        if !self.is_solo() {
            self.objectives = Some(some_of(Objective::ALL, dice));
        }
    }

    /// Everybody starts with exactly what the character's card says (FT-SETUP-07). It is part of the setup and no gain
    /// (FT-SETUP-13).
    pub(crate) fn hand_out(&mut self, characters: &[Character]) {
        for (player, &character) in self.seats.iter_mut().zip(characters) {
            let Start { cash, gold, stars, wanted, pans, hammers, shovel } = character.start();
            let sheet = &mut player.sheet;
            *sheet = Sheet { cash, gold, stars, wanted, pans, hammers, ..Sheet::BLANK };
            (sheet.character, sheet.uses) = (Some(character), character.uses());
            if shovel {
                sheet.items.insert(Item::Shovel); // FT-CHAR-07
            }
        }
    }
}

/// `M` different ones of `all`, in random order.
fn some_of<T: Copy, const N: usize, const M: usize>(mut all: [T; N], dice: &mut Dice) -> [T; M] {
    for i in 0..M {
        all.swap(i, i + dice.below((N - i) as u32) as usize);
    }
    std::array::from_fn(|i| all[i])
}

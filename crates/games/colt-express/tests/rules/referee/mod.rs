//! A second, naive reading of the rules. It follows Rounds beside the game, card by card, from the table as everybody sees
//! it, the cards that are turned over and the choices that people make, and must come to the same table and the same
//! options: who may be shot and punched, who meets the Sheriff, who gets a Neutral Bullet, what everything is worth.

mod account;
mod train;

use std::collections::BTreeSet;

use colt_express::data::{Character, Incident, Kind, Level, RoundCard};
use colt_express::view::Phase;
use colt_express::{Action, Cast, ColtExpress, Event, Options, Position};
use proving::effort::Effort;
use table::{Dice, Eyes, Game, Seat};

use train::Train;

/// What somebody chose, and out of what.
#[derive(Clone, Debug)]
struct Choice {
    /// How many steps had been told before.
    told_before: usize,
    phase: Phase,
    options: Vec<Action>,
    chosen: Action,
}

/// A game that is played on at random, with everything told and chosen.
struct Record {
    game: ColtExpress,
    told: Vec<(Event, ColtExpress)>,
    choices: Vec<Choice>,
}

impl Record {
    /// Plays on until `done` has been told, or the game is over.
    fn play(mut self, dice: &mut Dice, done: impl Fn(&Event) -> bool) -> Self {
        while !self.told.iter().any(|(event, _)| done(event)) {
            let seats: Vec<Seat> = self.game.to_act().iter().collect();
            if seats.is_empty() {
                break;
            }
            let (seat, mut options) = (dice.pick(&seats), Vec::new());
            self.game.legal(seat, &mut options);
            let chosen = dice.pick(&options);
            let phase = self.game.view(Eyes::Bystander).phase;
            self.choices.push(Choice { told_before: self.told.len(), phase, options, chosen });
            self.game.play(seat, chosen, dice, &mut self.told).expect("it was listed");
        }
        self
    }

    /// Every card and every Event of the record is judged; how many there were.
    #[track_caller]
    fn judge(&self) -> usize {
        let begins = |event: &Event| matches!(event, Event::Turned { .. } | Event::IncidentBegan(_));
        let ends = |event: &Event| begins(event) || matches!(event, Event::RoundEnded { .. } | Event::Ended);
        let marks: Vec<usize> = (0..self.told.len()).filter(|&at| ends(&self.told[at].0)).collect();
        let mut judged = 0;
        for pair in marks.windows(2).filter(|pair| begins(&self.told[pair[0]].0)) {
            self.judge_scene(pair[0], pair[1]);
            judged += 1;
        }
        judged
    }

    /// What began at one step and was over at another.
    #[track_caller]
    fn judge_scene(&self, from: usize, to: usize) {
        let (event, before) = &self.told[from];
        let (_, after) = &self.told[to];
        let view = before.view(Eyes::Bystander);
        let mut train = Train::seen(&view);
        let mut choices = self.choices.iter().filter(|choice| from < choice.told_before && choice.told_before < to);
        match event {
            Event::Turned { card, .. } => train.carry_out(card.owner, card.kind, &mut choices),
            Event::IncidentBegan(incident) => train.befall(*incident, view.first.expect("drawn"), &mut choices),
            _ => unreachable!("neither a card nor an Event"),
        }
        let scene = || format!("{event:?} in {:#?}", Train::seen(&view));
        assert!(choices.next().is_none(), "somebody was asked who has no choice: {}", scene());
        assert_eq!(train, Train::seen(&after.view(Eyes::Bystander)), "{}", scene());
        account::judge(after);
    }
}

/// A train full of trouble: Bandits anywhere, few Bullets, some loot, and a Heist of a few cards for each.
fn random_heist(dice: &mut Dice) -> Record {
    let mut cast = Character::ALL;
    dice.shuffle(&mut cast);
    let players = 2 + dice.below(5) as usize;
    let cast = if players == 2 { &cast[..4] } else { &cast[..players] };
    let position = match *cast {
        [a, b, c, d] if players == 2 => Position::teams([a, b], [c, d]),
        _ => Position::of(cast),
    };
    let position = random_train(position, cast, if players == 2 { 4 } else { players as u8 }, dice);
    let position = position.first(dice.below(players as u32) as usize);
    let position = if dice.below(3) == 0 { position.expert() } else { position };
    let (round, card) = random_card(players, dice);
    let mut told = Vec::new();
    let plan = random_plan(cast, players == 2, dice);
    let game = position.round(round, card).heist_told(&plan, dice, &mut told);
    Record { game, told, choices: Vec::new() }
}

fn random_train(mut position: Position, cast: &[Character], last: u8, dice: &mut Dice) -> Position {
    let number = |dice: &mut Dice, below: u8| dice.below(u32::from(below)) as u8;
    let sheriff = number(dice, last + 1);
    position = position.sheriff(sheriff).neutral([0, 1, 2, 3, 5, 13][usize::from(number(dice, 6))]);
    for (i, &who) in cast.iter().enumerate() {
        // Half of the train is enough for everybody to be in each other's way.
        let car = (number(dice, 3) + number(dice, last)) % (last + 1);
        let level = if car == sheriff || dice.below(2) == 0 { Level::Roof } else { Level::Inside };
        position = position.at(car, level, &[who]).treasure(who, number(dice, 3) / 2, number(dice, 4) / 3);
        position = match dice.below(3) {
            0 => position.purses(who, &[]),
            1 => position.purses(who, &[250, 300 + 50 * (i as i32 % 5)]),
            _ => position,
        };
        position = position.fired(who, [6, 6, 3, 2, 1, 0][usize::from(number(dice, 6))], cast[(i + 1) % cast.len()]);
    }
    for _ in 0..4 {
        let level = if dice.below(2) == 0 { Level::Roof } else { Level::Inside };
        position = position.loot(number(dice, last + 1), level, 1, number(dice, 2), number(dice, 2));
    }
    position
}

fn random_card(players: usize, dice: &mut Dice) -> (u8, RoundCard) {
    let sets = if players <= 4 { 0..7 } else { 7..14 };
    let number = dice.below(10) as usize;
    if number < 7 { (1, RoundCard::ALL[sets.start + number]) } else { (5, RoundCard::ALL[7 + number]) }
}

/// Two or three kinds of cards of each Bandit, in any order; a team has one Sheriff card.
fn random_plan(cast: &[Character], teams: bool, dice: &mut Dice) -> Vec<(Character, Kind)> {
    let mut plan = Vec::new();
    for (i, &who) in cast.iter().enumerate() {
        let mut kinds = Kind::ALL;
        dice.shuffle(&mut kinds);
        let has = |kind: &Kind| !(teams && i % 2 == 1 && *kind == Kind::Sheriff);
        plan.extend(kinds.into_iter().filter(has).take(3).map(|kind| (who, kind)));
    }
    dice.shuffle(&mut plan);
    plan
}

#[test]
fn the_referee_agrees_on_trains_full_of_trouble() {
    let trains = Effort::wanted().of(1_500);
    let mut dice = Dice::from_number(1899);
    let over = |event: &Event| matches!(event, Event::RoundEnded { .. } | Event::Ended);
    let (mut judged, mut incidents) = (0, BTreeSet::new());
    for _ in 0..trains {
        let record = random_heist(&mut dice).play(&mut dice, over);
        judged += record.judge();
        incidents.extend(record.told.iter().filter_map(|(event, _)| match event {
            Event::IncidentBegan(incident) => Some(*incident),
            _ => None,
        }));
    }
    assert!(judged >= 10 * trains as usize, "{judged} cards and Events of {trains} trains");
    assert_eq!(incidents.len(), Incident::ALL.len(), "every Event was met");
}

#[test]
fn the_referee_agrees_on_whole_games() {
    let mut judged = 0;
    let games = Effort::wanted().of(10);
    for players in 2..=6 {
        for seed in 0..games {
            let mut dice = Dice::from_number(u64::from(100 * players as u32 + seed));
            let options = Options::for_players(players).cast(Cast::Random);
            let options = if seed % 2 == 0 { options } else { options.expert() };
            let game = ColtExpress::new(&options, &mut dice).expect("a setup that fits");
            let record = Record { game, told: Vec::new(), choices: Vec::new() };
            judged += record.play(&mut dice, |event| *event == Event::Ended).judge();
        }
    }
    assert!(judged >= 5 * 30 * games as usize, "{judged} cards and Events");
}

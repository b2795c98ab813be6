//! What is asked, and what is being waited for.

use wording::{Arg, Phrase};

use super::goods::{bonus, cash, counted, gold, percent, stars};
use super::nouns::{building, card, opponent, person, yes};
use super::outcome::own_sheet;
use crate::data::{Building, Character, PENALTY_CASH, PENALTY_STARS, Region};
use crate::view::{Phase, PlayerView, Question, RunningView, View};

/// The question to the seat whose view this is, or what is being waited for.
pub(super) fn of(view: &View) -> Phrase {
    if view.phase == Phase::Over {
        return over(view);
    }
    match own_sheet(view) {
        Some(player) if view.deciding => question(view, player),
        _ => waiting(view),
    }
}

/// The end: alone a score and a title, otherwise who has won.
fn over(view: &View) -> Phrase {
    match (&view.standing, view.players.as_slice()) {
        (_, [alone]) if view.cowbot.is_none() => {
            counted("prompt-over-alone", alone.points.try_into().unwrap_or(0)).with("title", title(alone))
        }
        (Some(standing), _) => {
            let winners: Vec<Phrase> = standing.winners().map(|seat| opponent(view, seat)).collect();
            Phrase::new("prompt-over").with("winners", winners)
        }
        (None, _) => Phrase::new("prompt-between"),
    }
}

/// Both halves of a title (FT-END-09).
pub(super) fn title(player: &PlayerView) -> Phrase {
    match player.title {
        Some((score, posters)) => Phrase::new("title")
            .with("score", Phrase::new(format!("title-{score}")))
            .with("posters", Phrase::new(format!("wanted-title-{posters}"))),
        None => Phrase::new("no-title"),
    }
}

fn question(view: &View, player: &PlayerView) -> Phrase {
    match view.phase {
        Phase::Mayor => Phrase::new("prompt-mayor"),
        Phase::Turn => turn(view, player),
        Phase::Cheat => Phrase::new("prompt-cheat"),
        Phase::Evening => evening(player),
        Phase::Bribe => Phrase::new("prompt-bribe")
            .with("gold", gold(player.wanted.into()))
            .with("wanted", player.wanted)
            .with("chance", percent(view.arrest_odds(player))),
        Phase::Arrest => arrest(view, player),
        Phase::Unfolding | Phase::Over => Phrase::new("prompt-between"),
    }
}

/// What comes first in a turn: an answer, something that waits, the main action, or the end.
fn turn(view: &View, player: &PlayerView) -> Phrase {
    let Some(running) = &player.running else { return Phrase::new("prompt-between") };
    match running.ask {
        Some(Question::Bail) => counted("prompt-bail", running.bails.into()),
        Some(Question::Tool) => Phrase::new("prompt-tool"),
        Some(Question::Office) => match view.sheriff {
            Some(seen) => Phrase::new("prompt-office").with("card", card(seen)),
            None => Phrase::new("prompt-between"),
        },
        Some(Question::Marshal | Question::Penalty) => Phrase::new("prompt-between"),
        None if is_pending(running) => Phrase::new("prompt-pending").with("things", pending(running)),
        None if !running.acted => Phrase::new("prompt-act").with("round", view.round).with("turn", view.turn),
        None => Phrase::new("prompt-done").with("ability", yes(has_ability(player))),
    }
}

/// Whether the ability is one that may be used in a turn and is not used up.
fn has_ability(player: &PlayerView) -> bool {
    let in_turns = |of: Character| {
        of.bonus().is_some() || matches!(of, Character::ManInBlack | Character::RanchHand | Character::Baroness)
    };
    player.uses > 0 && player.character.is_some_and(in_turns)
}

fn is_pending(running: &RunningView) -> bool {
    !running.bonus.is_empty() || !running.effects.is_empty()
}

/// Everything that waits in a turn.
pub(super) fn pending(running: &RunningView) -> Vec<Phrase> {
    let several = |thing: Phrase, &count: &u8| Phrase::new("several").with("thing", thing).with("count", count);
    let bonuses = running.bonus.iter().map(|(kind, count)| several(bonus(*kind), count));
    let effect = |of: &Building| Phrase::new("effect-of").with("building", building(*of));
    let effects = running.effects.iter().map(|(of, count)| several(effect(of), count));
    bonuses.chain(effects).collect()
}

fn evening(player: &PlayerView) -> Phrase {
    let who = player.character.map_or("preacher", |character| character.name());
    Phrase::new("prompt-evening").with("who", Arg::Key(who))
}

/// The Marshal's question, or how to pay.
fn arrest(view: &View, player: &PlayerView) -> Phrase {
    let asked = player.running.as_ref().and_then(|running| running.ask);
    let round = usize::from(view.round).clamp(1, PENALTY_CASH.len()) - 1;
    match (asked, view.sheriff) {
        (Some(Question::Marshal), Some(sheriff)) => {
            Phrase::new("prompt-marshal").with("card", card(sheriff)).with("wanted", player.wanted)
        }
        _ => Phrase::new("prompt-penalty")
            .with("cash", cash(PENALTY_CASH[round]))
            .with("stars", stars(PENALTY_STARS[round])),
    }
}

/// What is being waited for. Who has decided already is not to be seen.
fn waiting(view: &View) -> Phrase {
    let owner = |character: Character| view.players.iter().find(|player| player.character == Some(character));
    let for_character = |id: &'static str, character: Character| match owner(character) {
        Some(player) => Phrase::new(id).with("who", person(player.seat)),
        None => Phrase::new("prompt-between"),
    };
    match view.phase {
        Phase::Mayor => for_character("prompt-wait-mayor", Character::Mayor),
        Phase::Cheat => for_character("prompt-wait-cheat", Character::Cheat),
        Phase::Turn => Phrase::new("prompt-wait-turn").with("round", view.round).with("turn", view.turn),
        Phase::Evening => Phrase::new("prompt-wait-evening"),
        Phase::Bribe => Phrase::new("prompt-wait-bribe"),
        Phase::Arrest => Phrase::new("prompt-wait-arrest"),
        Phase::Unfolding | Phase::Over => Phrase::new("prompt-between"),
    }
}

/// The rule that the question is about; nothing while nobody decides.
pub(super) fn rule(view: &View) -> Option<&'static str> {
    let own = view.own().filter(|_| view.deciding);
    Some(match view.phase {
        Phase::Mayor => "FT-CHAR-13",
        Phase::Turn => own.map_or("FT-TURN-13", turn_rule),
        Phase::Cheat => "FT-CHAR-09",
        Phase::Evening => "FT-CHAR-02",
        Phase::Bribe => "FT-SHERIFF-02",
        Phase::Arrest => match own.and_then(|own| own.ask) {
            Some(Question::Marshal) => "FT-CHAR-11",
            _ => "FT-SHERIFF-07",
        },
        Phase::Over => "FT-END-09",
        Phase::Unfolding => return None,
    })
}

fn turn_rule(running: &RunningView) -> &'static str {
    match (running.ask, running.bonus.as_slice(), running.effects.as_slice()) {
        (Some(Question::Bail), ..) => "FT-TOWN-10b",
        (Some(Question::Tool), ..) => "FT-TRAIL-08",
        (Some(_), ..) => "FT-TOWN-J",
        (None, [], []) if running.acted => "FT-TURN-14",
        (None, [], []) => "FT-TURN-03",
        (None, [(kind, 1)], []) => bonus_rule(*kind),
        (None, [], [(building, 1)]) => building_rule(*building),
        (None, ..) => "FT-RES-03",
    }
}

const fn bonus_rule(kind: Region) -> &'static str {
    match kind {
        Region::Trail => "FT-BONUS-02",
        Region::Badlands => "FT-BONUS-03",
        Region::Mine => "FT-BONUS-04",
        Region::Town => "FT-BONUS-05",
        Region::Cemetery => "FT-BONUS-06",
    }
}

const fn building_rule(building: Building) -> &'static str {
    match building {
        Building::Undertaker => "FT-TOWN-A1",
        Building::Bank => "FT-TOWN-2a",
        Building::Hideout => "FT-TOWN-3",
        Building::Stables => "FT-TOWN-4a",
        Building::Store => "FT-TOWN-5a",
        Building::Church => "FT-TOWN-6",
        Building::Hotel => "FT-TOWN-7a",
        Building::LandOffice => "FT-TOWN-8a",
        Building::Gunsmith => "FT-TOWN-9a",
        Building::BailBonds => "FT-TOWN-10a",
        Building::SheriffsOffice => "FT-TOWN-J",
        Building::Saloon => "FT-TOWN-Q",
        Building::Club => "FT-TOWN-K",
    }
}

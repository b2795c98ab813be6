//! What can be played.

use axum::Json;
use axum::extract::State;
use shelf::{Level, Shelved};
use table::setup::{self, Value};
use wording::{Language, Phrase, Unnamed};

use super::caller::Caller;
use super::shapes::{
    Condition, Count, Fallback, Game, Games, Given, Refusals, SetupKind, SetupOption, SetupValue, Titles,
};
use crate::web::House;

/// List the games.
///
/// Every game with what a host may choose when a table is opened. Options stand in the order in which to
/// choose: what is possible for a later one may depend on earlier ones.
#[utoipa::path(
    get, path = "/api/v1/games", tag = "games",
    responses((status = 200, description = "All games.", body = Games), Refusals),
)]
pub async fn list(State(_): State<House>, Caller(_): Caller) -> Json<Games> {
    Json(Games { games: shelf::games().iter().map(|game| described(*game)).collect() })
}

fn described(game: &dyn Shelved) -> Game {
    Game {
        name: game.name().to_owned(),
        title: titles(game, &game.title()),
        about: titles(game, &game.about()),
        rules: game.rules_version().0,
        setup: game.schema().options.iter().map(|option| described_option(game, option)).collect(),
        levels: Level::ALL.map(|level| level.name().to_owned()).to_vec(),
    }
}

fn titles(game: &dyn Shelved, phrase: &Phrase) -> Titles {
    let say = |language| game.lexicon().say(language, phrase, &Unnamed);
    Titles { en: say(Language::En), pl: say(Language::Pl) }
}

fn described_option(game: &dyn Shelved, option: &setup::SetupOption) -> SetupOption {
    let title = |value: &str| titles(game, &Phrase::new(format!("setup-{}-{value}", option.key)));
    let kind = match &option.kind {
        setup::SetupKind::Number { min, max } => SetupKind::Number { min: *min, max: *max },
        setup::SetupKind::Flag => SetupKind::Flag,
        setup::SetupKind::OneOf(values) => {
            let value = |(name, when): &(&str, setup::Condition)| SetupValue {
                value: (*name).to_owned(),
                title: title(name),
                when: condition(when),
            };
            SetupKind::OneOf { values: values.iter().map(value).collect() }
        }
        setup::SetupKind::Ordered { of, count: counts } => {
            let value = |name: &&str| SetupValue { value: (*name).to_owned(), title: title(name), when: None };
            let count = |(when, count): &(setup::Condition, u32)| Count { when: condition(when), count: *count };
            SetupKind::Ordered { values: of.iter().map(value).collect(), counts: counts.iter().map(count).collect() }
        }
    };
    let fallback = |(when, value): &(setup::Condition, Value)| Fallback { when: condition(when), value: given(value) };
    SetupOption {
        key: option.key.to_owned(),
        title: titles(game, &Phrase::new(format!("setup-{}", option.key))),
        kind,
        when: condition(&option.when),
        defaults: option.defaults.iter().map(fallback).collect(),
    }
}

fn condition(when: &setup::Condition) -> Option<Condition> {
    match when {
        setup::Condition::Always => None,
        setup::Condition::Is(key, value) => Some(Condition::Is { key: (*key).to_owned(), value: given(value) }),
        setup::Condition::Between(key, min, max) => {
            Some(Condition::Between { key: (*key).to_owned(), min: *min, max: *max })
        }
        setup::Condition::All(of) => Some(Condition::All { of: of.iter().filter_map(condition).collect() }),
    }
}

fn given(value: &Value) -> Given {
    match value {
        Value::Number(number) => Given::Number(*number),
        Value::Flag(flag) => Given::Flag(*flag),
        Value::One(one) => Given::Text(one.clone()),
        Value::Many(many) => Given::Many(many.clone()),
    }
}

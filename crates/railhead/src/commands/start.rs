//! How to start.

use std::io::Write;

use table::words::{Arg, Language, Phrase, Unnamed};

use crate::failure::Failure;
use crate::words::lexicon;

/// Shows which games there are, and what to type.
pub fn start(language: Language, out: &mut dyn Write) -> Result<(), Failure> {
    let say = |id: &'static str| lexicon().say(language, &Phrase::new(id), &Unnamed);
    writeln!(out, "{}\n\n{}", say("start-title"), say("start-games"))?;
    for game in shelf::games() {
        let title = game.lexicon().say(language, &game.title(), &Unnamed);
        let phrase = Phrase::new("start-game").with("name", Arg::Verbatim(game.name().to_owned()));
        writeln!(out, "  {}", lexicon().say(language, &phrase.with("title", Arg::Verbatim(title)), &Unnamed))?;
    }
    let Some(first) = shelf::games().first() else { return Ok(()) };
    let other = Language::ALL.into_iter().find(|other| *other != language).unwrap_or(language);
    let (program, game) = (program(), first.name());
    let examples = [
        ("start-play", format!("{program} play {game}")),
        ("start-together", format!("{program} play {game} --seats human,human,hard")),
        ("start-language", format!("{program} play {game} --lang {other}")),
        ("start-more", format!("{program} --help")),
    ];
    for (id, example) in examples {
        writeln!(out, "\n{}\n  {example}", say(id))?;
    }
    Ok(())
}

/// How this program was called, so that it can be called again.
fn program() -> &'static str {
    match std::env::var_os("CARGO_MANIFEST_DIR") {
        Some(_) => "cargo run --release --",
        None => "railhead",
    }
}

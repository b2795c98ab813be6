//! A game told again.

use std::io::Write;

use table::Eyes;
use wording::{Arg, Language, Phrase, Unnamed};

use crate::cli::ReplayArgs;
use crate::failure::Failure;
use crate::words::lexicon;
use crate::{files, play};

/// Tells the story of a game up to a decision, and shows the table as it stood then.
pub fn replay(args: &ReplayArgs, language: Language, out: &mut dyn Write) -> Result<(), Failure> {
    let whole = files::load(&args.file)?;
    let total = whole.decisions();
    let at = args.at.unwrap_or(total);
    if at > total {
        return Err(Failure::Usage(format!("--at {at} is beyond the last decision; the game has {total}")));
    }
    if let Some(seat) = args.eyes.seat().filter(|seat| seat.index() >= whole.seats()) {
        return Err(Failure::Usage(format!("--eyes {seat} is no seat of this game; it has {}", whole.seats())));
    }
    let table = whole.rewound(at)?;
    let game = table.game();
    let names = play::called(&*table, args.eyes, language);
    let title = Arg::Verbatim(game.lexicon().say(language, &game.title(), &Unnamed));
    let heading = Phrase::new("replay-title").with("title", title).with("decisions", at).with("total", total);
    writeln!(out, "{}\n", lexicon().say(language, &heading, &Unnamed))?;
    let mut last = 0;
    for told in table.events_for(args.eyes, 0) {
        let number = if told.decision == last { String::new() } else { told.decision.to_string() };
        last = told.decision;
        writeln!(out, "{number:>4}  {}", game.lexicon().say(language, &told.line, &names))?;
    }
    let over = table.to_act().is_empty();
    let eyes = if over { Eyes::Open } else { args.eyes };
    for section in table.look(eyes).table().iter().chain(&table.account()) {
        write!(out, "\n{}", game.lexicon().plain(language, section, &names))?;
    }
    Ok(())
}

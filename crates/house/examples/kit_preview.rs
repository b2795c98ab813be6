//! Writes pages of tables at telling moments into a folder, to be looked at without a server:
//!
//! ```sh
//! cargo run -p house --example kit_preview -- /tmp/preview
//! cd /tmp/preview && python3 -m http.server
//! ```

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

use house::ids::{TableId, Version};
use house::journal::{Remark, Remarked, Room, Stage};
use house::kit::{
    self, Choice, Controls, Draft, End, Finality, LogLine, Reader, Sitter, SitterKind, Sitting, TablePage,
};
use house::person::{Confirm, Face, Palette, Settings};
use house::wire::{Pulse, Update};
use shelf::{LiveTable, Shelved};
use table::setup::{Value, Values};
use table::{Dice, Eyes, SaltedSeed, Seat, Seed};
use wording::{Language, Lexicon, Phrase};

const NAMES: [&str; 6] = ["Anna", "Rusty", "Prairie Rose", "Old Pete", "Cactus Kate", "Slim"];

/// When to take the picture.
#[derive(Clone, Copy, PartialEq)]
enum When {
    /// The first seat has something to choose that stands in the dark.
    Dark,
    /// The first seat chooses something on the board, so many decisions into the game.
    OnBoard,
    /// The first seat chooses, so many decisions into the game.
    After(usize),
    /// The game is over.
    Over,
}

struct Picture {
    name: &'static str,
    players: u32,
    seed: u64,
    when: When,
    language: Language,
    settings: Settings,
    draft: bool,
    watching: bool,
}

impl Picture {
    fn new(name: &'static str, when: When) -> Self {
        let (language, settings) = (Language::En, Settings::default());
        Picture { name, players: 4, seed: 7, when, language, settings, draft: false, watching: false }
    }
}

fn pictures() -> Vec<Picture> {
    let night = Settings { palette: Palette::Night, ..Settings::default() };
    let contrast = Settings { palette: Palette::Contrast, ..Settings::default() };
    let words = Settings { face: Face::Words, ..Settings::default() };
    vec![
        Picture::new("planning", When::After(20)),
        Picture::new("tunnel", When::Dark),
        Picture::new("heist", When::OnBoard),
        Picture::new("end", When::Over),
        Picture { language: Language::Pl, players: 6, ..Picture::new("six-pl", When::After(50)) },
        Picture { players: 2, ..Picture::new("two", When::OnBoard) },
        Picture { settings: night, ..Picture::new("night", When::After(20)) },
        Picture { settings: contrast, ..Picture::new("contrast", When::OnBoard) },
        Picture { settings: words, ..Picture::new("words", When::OnBoard) },
        Picture { draft: true, ..Picture::new("draft", When::After(24)) },
        Picture { watching: true, ..Picture::new("watching", When::After(30)) },
    ]
}

fn main() -> Result<(), Box<dyn Error>> {
    let folder = PathBuf::from(std::env::args().nth(1).unwrap_or_else(|| "preview".to_owned()));
    let game = shelf::games().first().copied().ok_or("there is no game on the shelf")?;
    fs::create_dir_all(folder.join("assets"))?;
    for entry in fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("assets"))? {
        let entry = entry?;
        fs::copy(entry.path(), folder.join("assets").join(entry.file_name()))?;
    }
    fs::write(folder.join("game.css"), game.style())?;
    let words = Lexicon::new(&[
        (Language::En, include_str!("../words/house.en.ftl")),
        (Language::Pl, include_str!("../words/house.pl.ftl")),
        (Language::En, include_str!("../words/kit.en.ftl")),
        (Language::Pl, include_str!("../words/kit.pl.ftl")),
    ])?;
    for picture in pictures() {
        let page = draw(game, &words, &picture)?;
        fs::write(folder.join(format!("{}.html", picture.name)), page)?;
    }
    Ok(())
}

/// Plays at random until it is time for the picture.
fn played(game: &'static dyn Shelved, picture: &Picture) -> Result<Box<dyn LiveTable>, Box<dyn Error>> {
    let values = Values::new().with("players", Value::Number(picture.players));
    let mut table = game.open(&values, SaltedSeed::unsalted(Seed::from_number(picture.seed)), Vec::new())?;
    let mut dice = Dice::from_number(picture.seed);
    while let Some(seat) = table.to_act().first() {
        if is_time(&*table, picture.when) {
            break;
        }
        let options = table.options(seat);
        let notation = options[dice.below(options.len() as u32) as usize].notation.clone();
        let _ = table.play(seat, &notation)?;
    }
    Ok(table)
}

fn is_time(table: &dyn LiveTable, when: When) -> bool {
    let me = Seat::new(0);
    let options = table.options(me);
    let asked = table.to_act().contains(me) && options.len() > 1;
    let on_board = |prefix| options.iter().flat_map(|offer| &offer.keys).any(|key| key.as_str().starts_with(prefix));
    match when {
        When::Over => false,
        When::After(decisions) => asked && table.decisions() >= decisions,
        When::OnBoard => asked && table.decisions() > 12 && (on_board("spot-") || on_board("bandit-")),
        When::Dark => {
            let names = wording::Unnamed;
            let lexicon = table.game().lexicon();
            let pen = drawing::Pen::new(Language::En, lexicon, &names, &[]);
            asked && table.look(Eyes::Seat(me)).draw(&pen).is_some_and(|drawing| drawing.scene.mood.is_some())
        }
    }
}

fn draw(game: &'static dyn Shelved, words: &Lexicon, picture: &Picture) -> Result<String, Box<dyn Error>> {
    let table = played(game, picture)?;
    let id: TableId = TableId::random();
    let reader = Reader {
        language: picture.language,
        words,
        settings: &picture.settings,
        name: NAMES[0],
        account: false,
        base: "",
        assets: "assets",
    };
    let me = (!picture.watching).then(|| Seat::new(0));
    let eyes = me.map_or(Eyes::Bystander, Eyes::Seat);
    let people = people(&*table, me);
    let over = table.to_act().is_empty();
    let options = if picture.draft || me.is_none() { Vec::new() } else { choices(&*table) };
    let vain = if options.is_empty() { Vec::new() } else { table.vain(Seat::new(0)) };
    let draft = table.options(Seat::new(0)).into_iter().next().filter(|_| picture.draft);
    let controls = Controls {
        stage: if over { Stage::Finished } else { Stage::Playing },
        undo: if over || me.is_none() { 0 } else { 2 },
        draft: draft.map(|offer| Draft { words: offer.words, left: Some(3_000) }),
        confirm: Confirm::Seconds,
        host: me.is_some(),
        seated: me.is_some(),
        shared: false,
        paused_by: None,
        stood_in: None,
        conceded: false,
        agrees: false,
        proposed: false,
        hurry: options.is_empty() && !over,
        shares: Vec::new(),
        absence: std::time::Duration::from_secs(120),
    };
    let end = over.then(|| End {
        stopped: None,
        account: table.account(),
        growth: table.growth(Eyes::Open),
        commitment: "7d1a".repeat(16),
        seed: Some("03f9".repeat(16)),
        rematch: None,
        campaign: None,
        daily: None,
    });
    let sight = table.look(if over { Eyes::Open } else { eyes });
    let regions = kit::regions(
        &reader,
        &Sitting {
            table: &id,
            game,
            sight: &*sight,
            people: &people,
            options: &options,
            asides: &[],
            vain: &vain,
            controls: &controls,
            readings: &[],
            end: end.as_ref(),
            past: false,
            line: None,
        },
    );
    let log = lines(&*table, eyes, &reader, &people);
    let update =
        Update { version: Version(9), regions, turn: !options.is_empty(), moments: log.len(), ..Update::default() };
    let page = TablePage {
        sequel: None,
        table: &id,
        game,
        seat: me,
        update: &update,
        log: &log,
        remarks: &remarks(),
        rooms: if picture.watching { &[Room::Gallery, Room::Players] } else { &[Room::Players] },
        pulses: &pulses(people.len()),
        watching: 3,
        invitation: None,
        style: Some("/game.css"),
        commitment: &"7d1a".repeat(16),

        newcomer: true,
        campaign: None,
        lessons: Some(&[]),
    };
    Ok(kit::table_page(&reader, &page).into_string())
}

fn people(table: &dyn LiveTable, me: Option<Seat>) -> Vec<Sitter> {
    let sitter = |seat: Seat| Sitter {
        name: NAMES[seat.index()].to_owned(),
        persona: None,
        kind: match seat.index() {
            0 | 2 => SitterKind::Person { stand_in: false },
            _ => SitterKind::Bot(Phrase::new("bot-hard")),
        },
        awaited: table.to_act().contains(seat),
        you: me == Some(seat),
        conceded: false,
        agrees: false,
    };
    Seat::all(table.seats()).map(sitter).collect()
}

fn pulses(seats: usize) -> Vec<Pulse> {
    let pulse =
        |i| Pulse { present: i == 0, thinking: i == 1, left: (i == 2).then_some(754_000), running: false, away: None };
    (0..seats).map(pulse).collect()
}

fn choices(table: &dyn LiveTable) -> Vec<Choice> {
    let seat = Seat::new(0);
    if !table.to_act().contains(seat) {
        return Vec::new();
    }
    let finality = |notation: &str| match table.rehearse(seat, &[notation]) {
        Ok(foresight) if !foresight.barrier && foresight.passes_turn => Finality::Held,
        Ok(foresight) if !foresight.barrier => Finality::Free,
        _ => Finality::Final,
    };
    let choice = |(i, offer): (usize, shelf::Offer)| {
        let finality = finality(&offer.notation);
        Choice { number: i + 1, finality, offer }
    };
    table.options(seat).into_iter().enumerate().map(choice).collect()
}

fn lines(table: &dyn LiveTable, eyes: Eyes, reader: &Reader<'_>, people: &[Sitter]) -> Vec<LogLine> {
    let names = kit::Sitters(people);
    let line = |(i, told): (usize, shelf::Told)| LogLine {
        number: i + 1,
        words: table.game().lexicon().say(reader.language, &told.line, &names),
        by: told.by,
        opens: told.opens.map(|round| table.game().lexicon().say(reader.language, &round, &names)),
        tally: None,
    };
    table.events_for(eyes, 0).into_iter().enumerate().map(line).collect()
}

fn remarks() -> Vec<Remark> {
    let said = [
        ("Anna", "Good evening, everybody!"),
        ("Prairie Rose", "Howdy. <b>No mercy</b> today."),
        ("Anna", "Wait for the tunnel…"),
    ];
    let remark = |(i, (name, text)): (usize, (&str, &str))| Remark {
        number: i + 1,
        name: name.to_owned(),
        room: Room::Players,
        text: Remarked::Said(text.to_owned()),
        at: 1_790_000_000_000 + 61_000 * i as i64,
    };
    said.into_iter().enumerate().map(remark).collect()
}

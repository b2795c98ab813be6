//! Everything that is told of a stored game, and how it looks in the end.

use proving::golden::{Golden, played, quick};
use table::{Eyes, Game, Transcript};
use west_story::{Options, WestStory};

#[test]
fn golden_story_and_last_view_of_a_game() {
    let golden = Golden::of(env!("CARGO_MANIFEST_DIR"));
    let game = || played::<WestStory>(&Options::for_people(1).gold_rush(), 7, "bot:quick", quick);
    let text = golden.stored("solo-gold.rail", || game().to_string());
    let transcript = Transcript::<WestStory>::parse(text.as_bytes()).expect("a stored game");
    let mut replay = transcript.begin().expect("it replays");
    let (mut story, mut log) = (String::new(), Vec::new());
    for event in replay.game().opening() {
        story += &format!("{event:?}\n");
    }
    story += "\n";
    while let Some(step) = replay.step(&mut log) {
        step.expect("it replays");
        for (event, _) in log.drain(..) {
            story += &format!("{event:?}\n");
        }
        story += "\n";
    }
    golden.same("solo-gold.events", &story);
    let view = serde_json::to_string_pretty(&replay.game().view(Eyes::Bystander)).expect("views can be written down");
    golden.same("solo-gold.json", &(view + "\n"));
}

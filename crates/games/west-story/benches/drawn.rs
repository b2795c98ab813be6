//! How fast the table is drawn: `cargo bench -p west-story --features drawn --bench drawn`.

use west_story::{Options, WestStory};

fn main() {
    let of = |people| (format!("{people} people"), Options::for_people(people));
    proving::bench::drawings::<WestStory>([2, 3, 4].map(of));
}

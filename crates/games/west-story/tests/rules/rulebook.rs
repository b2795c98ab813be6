//! The rules to read: complete, the same in every language, and true to the components.

use proving::rulebook as checks;
use west_story::WestStory;

#[test]
fn the_books_are_complete_and_set_with_care() {
    checks::books::<WestStory>();
}

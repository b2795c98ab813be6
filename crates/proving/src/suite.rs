//! The tests that are the same for every game, stated once.

/// A test for each line: its name, and what the function is given.
///
/// ```
/// # use proving::laws;
/// # use proving::toy::{Toy, ToySetup};
/// # use table::Setup;
/// proving::cases! { laws::check::<Toy>;
///     three_players(&ToySetup::standard(), 20, 1);
///     two_players(&ToySetup { players: 2, ..ToySetup::standard() }, 20, 2);
/// }
/// ```
#[macro_export]
macro_rules! cases {
    ($check:expr; $($(#[$about:meta])* $name:ident($($given:expr),* $(,)?);)*) => {
        $(
            $(#[$about])*
            #[test]
            fn $name() {
                $check($($given),*);
            }
        )*
    };
}

/// What every game is held to: whole games replay for ever and counted positions stay what they were ([`golden`](crate::golden)
/// files), spoilt files and notations are refused, observations show all that matters, its books and its lexicon are complete,
/// and its drawings have all that belongs to them and stay small. A game names its setups (every number of players and every variant), and how much is tried.
///
/// `RAILHEAD_GOLDEN=1 cargo test -p GAME --all-features --test rules golden::` writes the golden files anew; a difference in a
/// stored game is a change of the rules and needs a new version of them.
#[macro_export]
macro_rules! suite {
    (
        game: $game:ty,
        setups: $setups:expr,
        played: $by:literal, $choose:expr,
        counted: $decisions:literal,
        $(playthrough: $name:literal, $setup:expr, $seed:literal,)?
        spoilt: $files:literal, $notations:literal,
        $(observed: $observed:literal,)?
        reasons: $reasons:literal,
        drawn: $prefix:literal, $shown:expr, $times:literal,
        kilobytes: $symbols:literal, $scene:literal, $drawing:literal, $largest:literal $(,)?
    ) => {
        mod golden {
            use super::*;
            use $crate::golden::{Golden, played};

            fn golden() -> Golden {
                Golden::of(env!("CARGO_MANIFEST_DIR"))
            }

            #[test]
            fn golden_games_replay() {
                for (number, (name, setup)) in (0..).zip($setups) {
                    golden().replays::<$game>(name, || played(&setup, number, $by, $choose));
                }
            }

            #[test]
            fn golden_games_of_the_oldest_version_replay() {
                golden().older::<$game>(<$game as table::Game>::OLDEST);
            }

            #[test]
            fn golden_counted_positions() {
                golden().counts::<$game>(&$setups, $decisions);
            }

            $(
                #[test]
                fn golden_playthrough_shows_every_observable_value() {
                    golden().playthrough::<$game>($name, &$setup, $seed);
                }
            )?
        }

        mod files {
            use super::*;
            use $crate::laws::{mutations, survives_mutation, survives_scrawling};

            /// `make fuzz` tries a million.
            #[test]
            fn spoilt_files_are_refused_with_their_line() {
                let setups = $setups;
                let each = mutations($files).div_ceil(setups.len() as u32);
                for (number, (_, setup)) in (0..).zip(&setups) {
                    survives_mutation::<$game>(setup, each, number);
                }
            }

            #[test]
            fn spoilt_notation_is_refused_or_reads_back() {
                survives_scrawling::<$game>(mutations($notations), 5);
            }
        }

        $(
            mod observed {
                use super::*;
                use $crate::{golden::Golden, laws};

                #[test]
                fn observations_show_all_that_matters_and_nothing_else() {
                    laws::observations::<$game>($setups.into_iter().map(|(_, setup)| setup), $observed, 70);
                }

                #[test]
                fn golden_layout_of_observations() {
                    Golden::of(env!("CARGO_MANIFEST_DIR")).layout::<$game>();
                }
            }
        )?

        #[cfg(feature = "words")]
        mod words {
            use super::*;
            use $crate::{rulebook, words};

            #[test]
            fn the_books_are_complete_and_set_with_care() {
                rulebook::books::<$game>();
            }

            #[test]
            fn the_lexicon_is_complete() {
                words::lexicon::<$game>();
            }

            #[test]
            fn every_reason_and_every_category_has_words() {
                let rules = words::rules_at(env!("CARGO_MANIFEST_DIR"));
                assert!(words::reasons::<$game>(&rules) > $reasons);
            }
        }

        #[cfg(feature = "drawn")]
        mod drawn {
            use super::*;
            use $crate::drawn::{Limits, belongings, weight};

            #[test]
            fn symbols_style_and_glossary_are_complete() {
                belongings::<$game>($prefix);
            }

            #[test]
            fn drawings_stay_small() {
                const KB: usize = 1024;
                let (symbols, scene) = ($symbols * KB, $scene * KB);
                let limits = Limits { symbols, scene, drawing: $drawing * KB, largest: $largest * KB };
                weight::<$game>(&$shown, $times, 0, limits);
            }
        }
    };
}

//! Declaring what is weighed.

/// Declares a module of places in a table of worths: for each feature the place of its first number, `COUNT`, and `GROUPS`, by
/// which tables are written down, each a number of features and their name.
///
/// A feature with a plural, such as one for each worker, takes several places. They may be named in parts, and a feature without
/// a name is written down together with the one before.
///
/// ```
/// table::features! {
///     /// Where features stand.
///     mod feature {
///         /// What is left of a game for everybody.
///         START: 1 = "start";
///         /// The second worker of a kind, and the third.
///         WORKER: 2 = "cowboys", 2 = "engineers";
///         /// A token.
///         TOKEN: 1;
///     }
/// }
/// assert_eq!([feature::START, feature::WORKER, feature::TOKEN, feature::COUNT], [0, 1, 5, 6]);
/// assert_eq!(feature::GROUPS, [(1, "start"), (2, "cowboys"), (2, "engineers"), (1, "")]);
/// ```
#[macro_export]
macro_rules! features {
    ($(#[$about:meta])* $visible:vis mod $module:ident {
        $($(#[$doc:meta])* $name:ident: $($size:literal $(= $group:literal)?),+;)+
    }) => {
        $(#[$about])*
        $visible mod $module {
            $crate::features!(@after 0; $($(#[$doc])* $name: (0 $(+ $size)+),)+);

            /// How many features stand in a row, and what they are; those without a name belong to the ones before.
            pub const GROUPS: &[(usize, &str)] = &[$($(($size, concat!($($group)?))),+),+];
        }
    };
    (@after $first:expr; $(#[$doc:meta])* $name:ident: $size:expr, $($rest:tt)*) => {
        $(#[$doc])*
        pub const $name: usize = $first;
        $crate::features!(@after $name + $size; $($rest)*);
    };
    (@after $count:expr;) => {
        /// How many features there are.
        pub const COUNT: usize = $count;
    };
}

/// Declares a module of the terms of an appraisal: for each the place among [`Terms`](crate::guide::Terms), and their `NAMES`.
///
/// ```
/// table::terms! {
///     /// Where the terms stand.
///     mod term { MONEY = "term-money", HERD = "term-herd" }
/// }
/// assert_eq!([term::MONEY, term::HERD], [0, 1]);
/// assert_eq!(term::NAMES, ["term-money", "term-herd"]);
/// ```
#[macro_export]
macro_rules! terms {
    ($(#[$about:meta])* $visible:vis mod $module:ident { $($name:ident = $text:literal),+ $(,)? }) => {
        $(#[$about])*
        $visible mod $module {
            #[allow(non_camel_case_types, clippy::upper_case_acronyms, reason = "each variant counts for a constant")]
            enum Place { $($name),+ }
            $(pub const $name: usize = Place::$name as usize;)+

            /// What they are called, in this order.
            pub const NAMES: &[&str] = &[$($text),+];
        }
    };
}

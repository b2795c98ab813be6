//! Enums whose variants have names.

/// Declares an enum whose variants have names in files and notation. The crate that uses it needs `serde`.
#[macro_export]
macro_rules! named {
    ($(#[$meta:meta])* $name:ident { $($(#[$doc:meta])* $variant:ident = $text:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, ::serde::Serialize)]
        #[serde(rename_all = "snake_case")]
        #[repr(u8)]
        pub enum $name { $($(#[$doc])* $variant),+ }

        impl $name {
            /// All of them, in order.
            pub const ALL: [$name; [$($name::$variant),+].len()] = [$($name::$variant),+];

            /// Its name in files and notation.
            pub const fn name(self) -> &'static str {
                match self { $($name::$variant => $text),+ }
            }

            /// The one with this name.
            pub fn named(name: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|one| one.name() == name)
            }

            /// Its place in the order.
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The one with this place in the order, which there must be.
            #[inline]
            pub const fn by_index(index: usize) -> Self {
                const COUNT: usize = $name::ALL.len();
                // As long as a power of two, so that looking one up needs no check.
                static PADDED: [$name; COUNT.next_power_of_two()] = {
                    let mut padded = [$name::ALL[COUNT - 1]; COUNT.next_power_of_two()];
                    let mut i = 0;
                    while i < COUNT {
                        padded[i] = $name::ALL[i];
                        i += 1;
                    }
                    padded
                };
                debug_assert!(index < COUNT, "there are not so many");
                PADDED[index & (PADDED.len() - 1)]
            }

            /// The one with this place in the order.
            #[inline]
            pub const fn from_index(index: usize) -> Option<Self> {
                if index < Self::ALL.len() { Some(Self::by_index(index)) } else { None }
            }
        }

        $crate::indexed!(impl $name: $name::ALL.len());

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.name())
            }
        }
    };
}

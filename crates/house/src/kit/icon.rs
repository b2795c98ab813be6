//! Small pictures of the frame, drawn once a page and used by reference.

use drawing::{Markup, html};

/// A small picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Icon {
    /// An arrow that turns back: one decision is taken back, or can be.
    Undo,
    /// An arrow in a circle: the whole turn begins again.
    Restart,
    /// A tick.
    Check,
    /// A lamp: the coach knows something.
    Hint,
    /// An hourglass: somebody is waited for.
    Hourglass,
    /// Three bars: a menu.
    Menu,
    /// A cog: settings.
    Cog,
    /// A magnifying glass.
    Lens,
    /// Closer.
    Plus,
    /// Farther.
    Minus,
    /// All of it.
    Fit,
    /// A triangle: go on.
    Play,
    /// Two bars.
    Pause,
    /// One step back.
    Back,
    /// One step on.
    Forward,
    /// To the end.
    Last,
    /// A person.
    Person,
    /// A machine.
    Bot,
    /// A speech bubble.
    Chat,
    /// A page of a book.
    Story,
    /// A board.
    Board,
    /// A whistle of steam: hurry.
    Hurry,
    /// A cross: close.
    Close,
    /// A cup.
    Cup,
    /// A die: chance has spoken.
    Die,
}

impl Icon {
    const ALL: [Icon; 25] = [
        Icon::Undo,
        Icon::Restart,
        Icon::Check,
        Icon::Hint,
        Icon::Hourglass,
        Icon::Menu,
        Icon::Cog,
        Icon::Lens,
        Icon::Plus,
        Icon::Minus,
        Icon::Fit,
        Icon::Play,
        Icon::Pause,
        Icon::Back,
        Icon::Forward,
        Icon::Last,
        Icon::Person,
        Icon::Bot,
        Icon::Chat,
        Icon::Story,
        Icon::Board,
        Icon::Hurry,
        Icon::Close,
        Icon::Cup,
        Icon::Die,
    ];

    /// The id of its symbol.
    const fn id(self) -> &'static str {
        match self {
            Icon::Undo => "i-undo",
            Icon::Restart => "i-restart",
            Icon::Check => "i-check",
            Icon::Hint => "i-hint",
            Icon::Hourglass => "i-hourglass",
            Icon::Menu => "i-menu",
            Icon::Cog => "i-cog",
            Icon::Lens => "i-lens",
            Icon::Plus => "i-plus",
            Icon::Minus => "i-minus",
            Icon::Fit => "i-fit",
            Icon::Play => "i-play",
            Icon::Pause => "i-pause",
            Icon::Back => "i-back",
            Icon::Forward => "i-forward",
            Icon::Last => "i-last",
            Icon::Person => "i-person",
            Icon::Bot => "i-bot",
            Icon::Chat => "i-chat",
            Icon::Story => "i-story",
            Icon::Board => "i-board",
            Icon::Hurry => "i-hurry",
            Icon::Close => "i-close",
            Icon::Cup => "i-cup",
            Icon::Die => "i-die",
        }
    }

    /// Its strokes on a square of 24.
    const fn path(self) -> &'static str {
        match self {
            Icon::Undo => "M9 6 4 11l5 5M4 11h10a5.5 5.5 0 0 1 0 11h-3",
            Icon::Restart => "M4 12a8 8 0 1 0 2.6-5.9M4 3v5h5",
            Icon::Check => "m4 13 5.5 5.5L20 6.5",
            Icon::Hint => {
                "M9 18h6M10 21.5h4M12 2.5a6.5 6.5 0 0 0-4 11.6c.8.7 1 1.3 1 2.4h6c0-1.1.2-1.7 1-2.4A6.5 6.5 0 0 0 12 2.5Z"
            }
            Icon::Hourglass => "M6 2.5h12M6 21.5h12M7.5 2.5v4L12 12l4.5-5.5v-4M7.5 21.5v-4L12 12l4.5 5.5v4",
            Icon::Menu => "M4 6.5h16M4 12h16M4 17.5h16",
            Icon::Cog => {
                "M12 8.7a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 0 0 0-6.6ZM12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M18.7 5.3l-2.1 2.1M7.4 16.6l-2.1 2.1"
            }
            Icon::Lens => "M10.5 3.5a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM15.7 15.7l5.3 5.3",
            Icon::Plus => "M12 5v14M5 12h14",
            Icon::Minus => "M5 12h14",
            Icon::Fit => "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
            Icon::Play => "M7.5 4.5v15L19 12Z",
            Icon::Pause => "M8.5 5v14M15.5 5v14",
            Icon::Back => "m14.5 5-7 7 7 7",
            Icon::Forward => "m9.5 5 7 7-7 7",
            Icon::Last => "m6 5 8 7-8 7ZM18 5v14",
            Icon::Person => "M12 3.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 21c.5-4.5 3.5-6.5 7.5-6.5s7 2 7.5 6.5",
            Icon::Bot => {
                "M5 9h14v10.5H5ZM12 9V5M9 14h.01M15 14h.01M2.5 12.5v4M21.5 12.5v4M11 4a1 1 0 1 0 2 0 1 1 0 0 0-2 0Z"
            }
            Icon::Chat => "M4 4.5h16v11.5h-9l-5 4.5v-4.5H4Z",
            Icon::Story => "M5.5 3h13v18h-13ZM8.5 8h7M8.5 12h7M8.5 16h4",
            Icon::Board => "M3.5 5.5h17v13h-17ZM3.5 12h17M12 5.5v13",
            Icon::Hurry => "M4 6.5 11 12l-7 5.5ZM12.5 6.5l7 5.5-7 5.5Z",
            Icon::Close => "m5.5 5.5 13 13M18.5 5.5l-13 13",
            Icon::Cup => {
                "M7 3.5h10v6a5 5 0 0 1-10 0ZM7 5H3.5c0 3.5 1.5 5 3.7 5.2M17 5h3.5c0 3.5-1.5 5-3.7 5.2M12 14.5V18M8 20.5h8M9.5 20.5c0-1.5 1-2.5 2.5-2.5s2.5 1 2.5 2.5"
            }
            Icon::Die => "M4 4h16v16H4ZM8.5 8.5h.01M15.5 8.5h.01M12 12h.01M8.5 15.5h.01M15.5 15.5h.01",
        }
    }
}

/// A small picture beside words that say the same.
pub fn icon(icon: Icon) -> Markup {
    html! { svg.icon aria-hidden="true" { use href={ "#" (icon.id()) } {} } }
}

/// All small pictures, once a page.
pub(super) fn icons() -> Markup {
    html! {
        @for icon in Icon::ALL {
            symbol id=(icon.id()) viewBox="0 0 24 24" { path d=(icon.path()) {} }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_picture_has_a_symbol_of_its_own() {
        let ids: BTreeSet<&str> = Icon::ALL.iter().map(|icon| icon.id()).collect();
        assert_eq!(ids.len(), Icon::ALL.len());
        let sprite = icons().into_string();
        assert!(Icon::ALL.iter().all(|icon| sprite.contains(&format!("id=\"{}\"", icon.id()))));
    }
}

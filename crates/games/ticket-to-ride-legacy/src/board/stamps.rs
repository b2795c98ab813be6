//! Pictures of what only an opened box or the story brings. They are no symbols: those are on every page, and would speak
//! of what is sealed elsewhere; these come with the drawing of a table that has found them.

use drawing::{Markup, PreEscaped, html};

use crate::ids::Sticker;

/// A house in the colours of a company.
pub(super) fn station(colour: &str, emblem: &str) -> Markup {
    html! {
        g class=(colour) {
            path d="M-10 8V-3L0-11 10-3V8z" fill="#fffaf0" stroke="#241a13" stroke-width="1.6" stroke-linejoin="round" {}
            path class="tr-c" d="M-12-2L0-12 12-2l-2 2L0-8.5-10 0z" stroke="#241a13" stroke-width="1.2" stroke-linejoin="round" {}
            use href=(emblem) x="-6" y="-5" width="12" height="12" {}
        }
    }
}

/// A heap with a pick.
pub(super) fn mine() -> Markup {
    PreEscaped(
        r##"<path d="M-10 8q3-9 8-10 5-2 8 3 3 3 4 7z" fill="#8d8577" stroke="#241a13" stroke-width="1.4"/><path d="M-4 3l2-2m3 4l2-3m-8 3h2" stroke="#d9dfe4" stroke-width="1.5"/><path d="M-6-1L6-11M-1-12q7-1 9 6" fill="none" stroke="#241a13" stroke-width="2.2" stroke-linecap="round"/>"##
            .to_owned(),
    )
}

/// The head of a cow.
pub(super) fn cattle() -> Markup {
    PreEscaped(
        r##"<path d="M-9-7q-2 4 4 5h10q6-1 4-5M-6-3Q-6 9 0 9T6-3z" fill="#a8683c" stroke="#241a13" stroke-width="1.4" stroke-linejoin="round"/><path d="M-3 3q3-3 6 0 1 5-3 6-4-1-3-6z" fill="#f2d9b8" stroke="#241a13"/><path d="M-3-1h.01M3-1h.01" stroke="#241a13" stroke-width="2.4" stroke-linecap="round"/>"##
            .to_owned(),
    )
}

/// A fence.
pub(super) fn stockyard() -> Markup {
    PreEscaped(
        r##"<path d="M-9 6V-5m6 11V-5m6 11V-5m6 11V-5M-11-2h22M-11 3h22" fill="none" stroke="#5a3a1f" stroke-width="2"/>"##
            .to_owned(),
    )
}

/// A black hat over a mask.
pub(super) fn outlaw() -> Markup {
    PreEscaped(
        r##"<path d="M-15-2q15 8 30 0-2 5-8 6-7 2-14 0-6-1-8-6z" fill="#241a13" stroke="#fff3d6" stroke-width="1"/><path d="M-8-1q0-10 4-11 2 2 4 2t4-2q4 1 4 11-8 3-16 0z" fill="#241a13" stroke="#fff3d6" stroke-width="1"/><path d="M-7 5q7 2 14 0-1 5-7 5t-7-5z" fill="#a63a2b" stroke="#241a13"/>"##
            .to_owned(),
    )
}

/// A box with a cord around it and a seal of wax.
pub(super) fn sealed_box() -> Markup {
    PreEscaped(
        r##"<path d="M-11-6L0-11 11-6V8L0 12-11 8z" fill="#b98a54" stroke="#241a13" stroke-width="1" stroke-linejoin="round"/><path d="M-11-6L0-1 11-6M0-1V12" fill="none" stroke="#5a3a1f" stroke-width=".9"/><path d="M-5.5-8.5L5.5-3.5V10M5.5-8.5L-5.5-3.5V10" fill="none" stroke="#efe3c4" stroke-width="1.3"/><circle cy="-5.6" r="3.4" fill="#a63a2b" stroke="#5a1a10" stroke-width=".8"/>"##
            .to_owned(),
    )
}

/// A rule sticker, 38 by 30: the number in its list is drawn beside it.
pub(super) fn rule(sticker: Sticker) -> Markup {
    let picture = match sticker {
        Sticker::Panic => r##"<path d="M11 20V9h16v11zM9 9l10-5 10 5" fill="none"/><path d="M13 12l12 6m0-6l-12 6"/>"##,
        Sticker::CattleSetup | Sticker::Cattle => {
            r##"<path d="M10 6q-1 5 5 6h8q6-1 5-6M14 11q0 11 5 11t5-11z"/><path d="M17 14h.01m4 0h.01" stroke-width="2.4"/>"##
        }
        Sticker::OutlawSetup | Sticker::Robbery => {
            r##"<path d="M6 13q13 6 26 0-2 6-13 6T6 13z" fill="#241a13"/><path d="M12 13q0-9 3-9 2 2 4 2t4-2q3 0 3 9" fill="#241a13"/>"##
        }
        Sticker::ConductorSetup | Sticker::Conductor => {
            r##"<path d="M10 10h18l-1 4H11zM12 10q0-6 7-6t7 6M13 14q0 8 6 8t6-8"/><path d="M16 7h6"/>"##
        }
        Sticker::OfficeSetup => r##"<path d="M9 22V9h20v13zM9 9l4-5h12l4 5M16 22v-7h6v7"/>"##,
        Sticker::Snow => r##"<path d="M5 22L15 6l5 8 4-5 9 13z"/><path d="M12 11l3 3 3-3" fill="none"/>"##,
        Sticker::Customs => r##"<path d="M9 22V6m0 2h17v6H9M20 8v6"/>"##,
        Sticker::Company => {
            r##"<path d="M6 18h26M9 18V9h20v9M13 21h.01m12 0h.01M13 13h12" /><path d="M13 21h.01m12 0h.01" stroke-width="4"/>"##
        }
        Sticker::Mail => r##"<path d="M7 7h24v15H7zM7 7l12 9L31 7"/>"##,
        Sticker::Station | Sticker::StationEnd => r##"<path d="M9 22V13l10-8 10 8v9zM16 22v-7h6v7"/>"##,
        Sticker::Mine => r##"<path d="M10 22L24 9M15 6q11-2 13 9" /><path d="M6 22h14"/>"##,
        Sticker::Cargo => {
            r##"<path d="M19 5v16M19 9h-6m6 0h6M9 15q1 7 10 7t10-7" fill="none"/><path d="M19 5h.01" stroke-width="5"/>"##
        }
        Sticker::Spike => r##"<path d="M12 5h14v4h-5l-1 14h-2L17 9h-5z" fill="#e8b93c"/>"##,
        Sticker::Pioneer => {
            r##"<path d="M7 19q0-4 4-4h17l4 4zM11 15q0-9 8-9t8 9"/><path d="M13 22h.01m13 0h.01" stroke-width="5"/>"##
        }
        Sticker::Postcard => r##"<path d="M6 6h26v16H6zM20 9v10M24 10h5v5h-5zM9 11h8M9 15h8"/>"##,
        Sticker::Large => {
            r##"<path d="M7 22V13h6v9m0 0V6h8v16m0 0V10h9v12zM4 22h30"/><path d="M16 10h2m-2 4h2m6 0h2m-2 4h2"/>"##
        }
        Sticker::Trade => r##"<path d="M8 11h18l-4-5m4 5M30 17H12l4 5" fill="none"/>"##,
        Sticker::Expo => r##"<circle cx="19" cy="14" r="9"/><path d="M10 14h18M19 5v18M13 8l12 12m0-12L13 20"/>"##,
        Sticker::Ribbon => r##"<circle cx="19" cy="11" r="6.5"/><path d="M15 16l-3 8 4-2 3 2 3-2 4 2-3-8"/>"##,
        Sticker::Stamp => r##"<path d="M14 12q-2-7 5-7t5 7l-1 3h6v4H9v-4h6z"/><path d="M8 23h22"/>"##,
        Sticker::Worn => r##"<path d="M7 7h24v5l-4 2 4 2v6H7v-5l4-3-4-2z"/><path d="M14 15h8"/>"##,
    };
    PreEscaped(picture.to_owned())
}

/// A conductor's cap.
pub(super) fn conductor() -> Markup {
    PreEscaped(
        r##"<path d="M-10-1h20l-1 5H-9zM-8-1q0-8 8-8t8 8" fill="#2f4f6b" stroke="#241a13" stroke-width="1.3"/><path d="M-3-5h6" stroke="#f0c75a" stroke-width="2.2"/>"##
            .to_owned(),
    )
}

/// A golden spike.
pub(super) fn spike() -> Markup {
    PreEscaped(
        r##"<path d="M-7-10H7v4H2.5L1 11h-2L-2.5-6H-7z" fill="#f0c64a" stroke="#5a3a08" stroke-width="1.3"/>"##
            .to_owned(),
    )
}

/// Ore.
pub(super) fn ore() -> Markup {
    PreEscaped(r##"<path d="M-9 5l3-9 6-4 7 3 2 7-5 6h-9z" fill="#b9c2ca" stroke="#241a13" stroke-width="1.3"/><path d="M-6-4l5 3 8-4M-1-1l-2 9" fill="none" stroke="#5d6870"/>"##.to_owned())
}

/// A crate.
pub(super) fn cargo() -> Markup {
    PreEscaped(r##"<path d="M-9-8H9V8H-9z" fill="#c48a4a" stroke="#241a13" stroke-width="1.4"/><path d="M-9-8L9 8M9-8L-9 8M-6-8V8M6-8V8" stroke="#6b4226" stroke-width="1.2"/>"##.to_owned())
}

//! The land of each area: coast, waters and relief, surveyed once by the example `survey`.

use std::sync::LazyLock;

use serde::Deserialize;

use super::layout::Point;
use crate::data::data;
use crate::ids::Area;

/// What is drawn of an area once it is open, as paths.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Land {
    id: String,
    /// Its outline.
    pub land: String,
    /// Its shores.
    pub coast: String,
    pub lakes: String,
    pub rivers: String,
    pub mountains: String,
    pub plants: String,
    /// The sea near it, from its shores outwards.
    pub washes: [String; 4],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Geography {
    areas: Vec<Land>,
}

static LANDS: LazyLock<Vec<Option<Land>>> = LazyLock::new(|| {
    let geography: Geography =
        toml::from_str(include_str!("geography.toml")).expect("the geography of this crate is well formed");
    let mut lands: Vec<Option<Land>> = geography.areas.into_iter().map(Some).collect();
    let mut of = |id: &str| lands.iter_mut().find(|land| land.as_ref().is_some_and(|it| it.id == id))?.take();
    data().areas.iter().map(|area| of(&area.id)).collect()
});

/// The land of an area; none if no city lies there.
pub(super) fn land(area: Area) -> Option<&'static Land> {
    LANDS[area.index()].as_ref()
}

/// The colour of an area on the map. It comes with the drawing: a style sheet is the same for everybody.
pub(super) fn tint(area: Area) -> &'static str {
    match area.id() {
        "NE" => "#ecdba8",
        "AP" => "#e2d09a",
        "AC" => "#efd7b4",
        "SO" => "#e9cb96",
        "FL" => "#d9de9f",
        "GP" => "#dcdb9b",
        "OR" => "#e8cd8c",
        "BL" => "#cfcf98",
        "HD" => "#e2bb90",
        "NM" => "#e9c084",
        "CF" => "#efd692",
        "PN" => "#c3d3a4",
        _ => "#e9dcb9",
    }
}

/// Where the year of an area is pencilled: on paper that nothing else needs. The land of the beginning has one year.
pub(super) fn pencilled(area: Area) -> Option<Point> {
    Some(match area.id() {
        "NE" => (866.0, 66.0),
        "FL" => (1076.0, 622.0),
        "GP" => (506.0, 268.0),
        "OR" => (704.0, 694.0),
        "BL" => (420.0, 226.0),
        "HD" => (296.0, 300.0),
        "NM" => (280.0, 622.0),
        "CF" => (192.0, 436.0),
        "PN" => (106.0, 304.0),
        _ => return None,
    })
}

//! Names and texts of what is in the box, as the data files give them in every language. They are said as they are, and
//! only of what has been found at a table.

use std::sync::LazyLock;

use serde::Deserialize;
use serde::de::DeserializeOwned;
use wording::Texts;

use crate::ids::{Area, City, Company, Conductor, EventCard, Postcard, Sticker, StoryCard, Upgrade};
use crate::vocabulary::VaultItem;

/// A text in every language.
type Pair = [String; 2];

/// The texts of cities, cards and boxes.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Names {
    campaign: Pair,
    companies: Vec<CompanyRow>,
    areas: Vec<AreaRow>,
    cities: Vec<CityRow>,
    upgrades: Vec<Card>,
    conductors: Vec<Card>,
    events: Vec<Card>,
    stickers: Vec<Card>,
    vault_items: Vec<ItemRow>,
    boxes: Vec<BoxRow>,
    conductor_box: LastBox,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CompanyRow {
    color: String,
    name: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AreaRow {
    id: String,
    name: Pair,
    r#in: Pair,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CityRow {
    id: String,
    name: Pair,
    r#gen: String,
    loc: String,
    acc: String,
    #[serde(default)]
    ze: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Card {
    id: String,
    name: Pair,
    text: Pair,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ItemRow {
    id: String,
    name: Pair,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoxRow {
    area: String,
    text: Pair,
    contents: Pair,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LastBox {
    text: Pair,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Post {
    postcards: Vec<PostcardRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PostcardRow {
    number: usize,
    title: Pair,
    front: Pair,
    back: Pair,
    reward: Pair,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Deck {
    story: Vec<StoryRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StoryRow {
    id: String,
    a: Pair,
    b: Pair,
}

static NAMES: LazyLock<Names> = LazyLock::new(|| read(include_str!("../../data/texts.toml")));
static POST: LazyLock<Post> = LazyLock::new(|| read(include_str!("../../data/postcard-texts.toml")));
static DECK: LazyLock<Deck> = LazyLock::new(|| read(include_str!("../../data/story-texts.toml")));

fn read<T: DeserializeOwned>(text: &str) -> T {
    toml::from_str(text).expect("the texts in this crate are well formed")
}

fn texts(pair: &'static Pair) -> Texts {
    [&pair[0], &pair[1]]
}

/// The row with this name.
fn find<T>(rows: &'static [T], id: &str, name: impl Fn(&T) -> &str) -> &'static T {
    rows.iter().find(|row| name(row) == id).unwrap_or_else(|| panic!("{id} has no texts"))
}

/// A card with a name and a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Titled {
    pub name: Texts,
    pub text: Texts,
}

fn titled(rows: &'static [Card], id: &str) -> Titled {
    let card = find(rows, id, |row| &row.id);
    Titled { name: texts(&card.name), text: texts(&card.text) }
}

/// What the campaign is called.
pub(crate) fn campaign() -> Texts {
    texts(&NAMES.campaign)
}

/// A company's railway, the same in every language.
pub(crate) fn company(company: Company) -> &'static str {
    &find(&NAMES.companies, company.name(), |row| &row.color).name
}

/// An area's name, and where something is that lies there.
pub(crate) fn area(area: Area) -> (Texts, Texts) {
    let row = find(&NAMES.areas, area.id(), |row| &row.id);
    (texts(&row.name), texts(&row.r#in))
}

/// A city's name, and its genitive, locative and accusative.
pub(crate) fn city(city: City) -> [Texts; 4] {
    let row = city_row(city);
    let name: &'static str = &row.name[0];
    [texts(&row.name), [name, &row.r#gen], [name, &row.loc], [name, &row.acc]]
}

/// Whether one comes “ze” and not “z” there, in Polish.
pub(crate) fn takes_ze(city: City) -> bool {
    city_row(city).ze
}

fn city_row(city: City) -> &'static CityRow {
    find(&NAMES.cities, city.id(), |row| &row.id)
}

/// An upgrade of a company card.
pub(crate) fn upgrade(upgrade: Upgrade) -> Titled {
    titled(&NAMES.upgrades, upgrade.id())
}

/// A conductor.
pub(crate) fn conductor(conductor: Conductor) -> Titled {
    titled(&NAMES.conductors, conductor.id())
}

/// An event card.
pub(crate) fn event(event: EventCard) -> Titled {
    titled(&NAMES.events, event.id())
}

/// A rule sticker.
pub(crate) fn sticker(sticker: Sticker) -> Titled {
    titled(&NAMES.stickers, sticker.name())
}

/// Something for a vault.
pub(crate) fn vault_item(item: VaultItem) -> Texts {
    texts(&find(&NAMES.vault_items, item.name(), |row| &row.id).name)
}

/// What is read when the box of an area is opened, and what is in it besides cards.
pub(crate) fn area_box(area: Area) -> (Texts, Texts) {
    let row = find(&NAMES.boxes, area.id(), |row| &row.area);
    (texts(&row.text), texts(&row.contents))
}

/// What is read when the last box is opened.
pub(crate) fn conductor_box() -> Texts {
    texts(&NAMES.conductor_box.text)
}

/// The two sides of a postcard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Sides {
    /// What it is called.
    pub title: Texts,
    /// What is read aloud when it is taken (TTR-POST-01).
    pub front: Texts,
    /// What it asks for: its holder's secret until it is fulfilled (TTR-POST-15).
    pub back: Texts,
    /// What it brings.
    pub reward: Texts,
}

/// A postcard.
pub(crate) fn postcard(postcard: Postcard) -> Sides {
    let row = &POST.postcards[postcard.index()];
    debug_assert_eq!(row.number, postcard.number());
    Sides { title: texts(&row.title), front: texts(&row.front), back: texts(&row.back), reward: texts(&row.reward) }
}

/// Side A and side B of a story card.
pub(crate) fn story(card: StoryCard) -> (Texts, Texts) {
    let row = find(&DECK.story, card.id(), |row| &row.id);
    (texts(&row.a), texts(&row.b))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Everything in the box has its texts, and there are no others.
    #[test]
    fn everything_has_its_texts_and_nothing_else_has() {
        Company::ALL.iter().for_each(|it| _ = company(*it));
        Area::all().for_each(|it| _ = area(it));
        City::all().for_each(|it| _ = city(it));
        Upgrade::all().for_each(|it| _ = upgrade(it));
        Conductor::all().for_each(|it| _ = conductor(it));
        EventCard::all().for_each(|it| _ = event(it));
        Sticker::ALL.iter().for_each(|it| _ = sticker(*it));
        VaultItem::ALL.iter().for_each(|it| _ = vault_item(*it));
        StoryCard::all().for_each(|it| _ = story(it));
        let boxes: Vec<Area> = Area::all().filter(|it| crate::data::data().areas[it.index()].tier > 0).collect();
        boxes.iter().for_each(|it| _ = area_box(*it));
        let names = &*NAMES;
        assert_eq!(names.companies.len(), Company::ALL.len());
        assert_eq!((names.areas.len(), names.cities.len()), (Area::all().len(), City::all().len()));
        assert_eq!((names.upgrades.len(), names.conductors.len()), (Upgrade::all().len(), Conductor::all().len()));
        assert_eq!((names.events.len(), names.stickers.len()), (EventCard::all().len(), Sticker::ALL.len()));
        assert_eq!((names.vault_items.len(), names.boxes.len()), (VaultItem::ALL.len(), boxes.len()));
        assert_eq!(DECK.story.len(), StoryCard::all().len());
        let numbers: Vec<usize> = POST.postcards.iter().map(|row| row.number).collect();
        assert_eq!(numbers, (1..=crate::data::data().postcards.len()).collect::<Vec<_>>());
    }

    #[test]
    fn texts_are_set_with_care() {
        let mut all: Vec<Texts> = vec![campaign(), conductor_box()];
        all.extend(Area::all().flat_map(|it| [area(it).0, area(it).1]));
        all.extend(City::all().flat_map(city));
        all.extend(Upgrade::all().map(upgrade).flat_map(|it| [it.name, it.text]));
        all.extend(Conductor::all().map(conductor).flat_map(|it| [it.name, it.text]));
        all.extend(EventCard::all().map(event).flat_map(|it| [it.name, it.text]));
        all.extend(Sticker::ALL.map(sticker).into_iter().flat_map(|it| [it.name, it.text]));
        all.extend(StoryCard::all().map(story).flat_map(|(a, b)| [a, b]));
        let numbers = 1..=crate::data::data().postcards.len();
        let sides = numbers.filter_map(Postcard::numbered).map(postcard);
        all.extend(sides.flat_map(|it| [it.title, it.front, it.back, it.reward]));
        for text in all.into_iter().flatten() {
            let careless = ["'", "\"", "  ", " .", " ,", "..", " - "].iter().find(|mark| text.contains(**mark));
            assert!(careless.is_none() && text.trim() == text && !text.is_empty(), "`{text}`");
        }
    }
}

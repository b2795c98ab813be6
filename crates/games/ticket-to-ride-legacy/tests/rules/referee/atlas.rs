//! What is printed on board and cards, read from the data files as they are: rows of words and numbers.

use std::sync::LazyLock;

use toml::{Table, Value};

/// A row of a data file.
pub type Row = Table;

/// A strand, with what is printed between its two cities.
pub struct Line {
    pub name: String,
    pub a: String,
    pub b: String,
    pub length: i64,
    /// `gray` if it is nobody's.
    pub color: String,
    /// How many strands lie between the two cities.
    pub lanes: usize,
    pub needs: Vec<String>,
    pub mountain: bool,
}

impl Line {
    pub fn ends(&self) -> [&str; 2] {
        [&self.a, &self.b]
    }

    pub fn joins(&self, other: &Line) -> bool {
        self.a == other.a && self.b == other.b
    }
}

pub struct Atlas {
    pub lines: Vec<Line>,
    cities: Vec<Row>,
    tickets: Vec<Row>,
    events: Vec<Row>,
    postcards: Vec<Row>,
    conductors: Vec<Row>,
    upgrades: Vec<Row>,
    modules: Row,
}

pub static ATLAS: LazyLock<Atlas> = LazyLock::new(|| {
    let file = |text: &str| text.parse::<Table>().expect("a data file");
    let map = file(include_str!("../../../data/map.toml"));
    let game = file(include_str!("../../../data/game.toml"));
    let boxes = file(include_str!("../../../data/boxes.toml"));
    Atlas {
        lines: rows(&map, "groups").iter().flat_map(lines).collect(),
        cities: rows(&map, "cities"),
        tickets: rows(&file(include_str!("../../../data/tickets.toml")), "tickets"),
        events: rows(&file(include_str!("../../../data/events.toml")), "events"),
        postcards: rows(&file(include_str!("../../../data/postcards.toml")), "postcards"),
        conductors: rows(&boxes, "conductors"),
        upgrades: rows(&game, "upgrades"),
        modules: game["modules"].as_table().expect("a table").clone(),
    }
});

fn rows(file: &Row, name: &str) -> Vec<Row> {
    let all = file[name].as_array().unwrap_or_else(|| panic!("{name} are rows"));
    all.iter().map(|row| row.as_table().expect("a row").clone()).collect()
}

/// The strands of a route, named by their places if there are several.
fn lines(row: &Row) -> Vec<Line> {
    let colors = row["colors"].as_array().expect("colours");
    let (a, b) = (text(row, "a"), text(row, "b"));
    let name = |place: usize| match colors.len() {
        1 => format!("{a}-{b}"),
        _ => format!("{a}-{b}-{}", ["A", "B", "C"][place]),
    };
    let line = |(place, color): (usize, &Value)| Line {
        name: name(place),
        a: a.to_owned(),
        b: b.to_owned(),
        length: number(row, "length"),
        color: color.as_str().expect("a colour").to_owned(),
        lanes: colors.len(),
        needs: row.get("needs").map_or(Vec::new(), words),
        mountain: row.get("mountain").is_some(),
    };
    colors.iter().enumerate().map(line).collect()
}

pub fn text<'a>(row: &'a Row, key: &str) -> &'a str {
    row[key].as_str().unwrap_or_else(|| panic!("{key} is a word in {row}"))
}

pub fn number(row: &Row, key: &str) -> i64 {
    row[key].as_integer().unwrap_or_else(|| panic!("{key} is a number in {row}"))
}

pub fn words(list: &Value) -> Vec<String> {
    list.as_array().expect("a list").iter().map(|word| word.as_str().expect("a word").to_owned()).collect()
}

impl Atlas {
    pub fn line(&self, name: &str) -> &Line {
        self.lines.iter().find(|line| line.name == name).unwrap_or_else(|| panic!("{name} is on no board"))
    }

    fn city(&self, id: &str) -> &Row {
        self.cities.iter().find(|row| text(row, "id") == id).unwrap_or_else(|| panic!("{id} is no city"))
    }

    pub fn area(&self, city: &str) -> &str {
        text(self.city(city), "area")
    }

    pub fn country(&self, city: &str) -> &str {
        text(self.city(city), "country")
    }

    pub fn is_large(&self, city: &str) -> bool {
        self.city(city).contains_key("large")
    }

    /// The sea at which a port lies.
    pub fn sea(&self, city: &str) -> Option<&str> {
        self.city(city).get("port").and_then(Value::as_str)
    }

    /// The two cities of a ticket and its value.
    pub fn ticket(&self, id: &str) -> (&str, &str, i64) {
        let row = self.tickets.iter().find(|row| text(row, "id") == id).expect("a ticket");
        (text(row, "a"), text(row, "b"), number(row, "value"))
    }

    pub fn is_instant(&self, event: &str) -> bool {
        text(find(&self.events, event), "kind") == "instant"
    }

    /// Effects of a type on an event, a conductor and upgrades.
    pub fn on_event(&self, event: Option<&str>, kind: &str) -> Vec<Row> {
        event.map_or(Vec::new(), |event| of_type(find(&self.events, event), "effects", kind))
    }

    pub fn on_conductor(&self, conductor: Option<&str>, kind: &str) -> Vec<Row> {
        conductor.map_or(Vec::new(), |id| of_type(find(&self.conductors, id), "effects", kind))
    }

    pub fn on_upgrades(&self, upgrades: &[String], kind: &str) -> Vec<Row> {
        upgrades.iter().flat_map(|id| of_type(find(&self.upgrades, id), "effects", kind)).collect()
    }

    pub fn postcard(&self, number: usize) -> &Row {
        &self.postcards[number - 1]
    }

    pub fn module(&self, name: &str) -> &Row {
        self.modules[name].as_table().expect("a module")
    }
}

fn find<'a>(rows: &'a [Row], id: &str) -> &'a Row {
    rows.iter().find(|row| text(row, "id") == id).unwrap_or_else(|| panic!("{id} is no card"))
}

/// The effects of one type in a list.
pub fn of_type(row: &Row, list: &str, kind: &str) -> Vec<Row> {
    let effects = row[list].as_array().expect("effects").iter().filter_map(Value::as_table);
    effects.filter(|effect| text(effect, "type") == kind).cloned().collect()
}

/// Whether a filter lets a strand through: all of its words must fit.
pub fn fits(effect: &Row, line: &Line) -> bool {
    let filter = effect["filter"].as_table().expect("a filter");
    filter.iter().all(|(key, value)| match key.as_str() {
        "length_min" => line.length >= value.as_integer().expect("a number"),
        "length_max" => line.length <= value.as_integer().expect("a number"),
        "color" => line.color == value.as_str().expect("a colour"),
        "kind" => words(value).contains(&["single", "double", "triple"][line.lanes - 1].to_owned()),
        "area" => line.ends().iter().any(|city| ATLAS.area(city) == value.as_str().expect("an area")),
        "touches_port" => line.ends().iter().any(|city| ATLAS.sea(city).is_some()),
        "mountain" => line.mountain,
        _ => panic!("{key} is no filter"),
    })
}

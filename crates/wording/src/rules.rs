//! Reading `rules.toml`.

use std::collections::BTreeMap;

use serde::Deserialize;
use toml::Spanned;

use super::Rule;
use table::game::RuleId;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Listed {
    total: usize,
    rules: BTreeMap<String, Spanned<Titles>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Titles {
    en: String,
    pl: String,
    sealed: Option<String>,
}

/// The rules of a `rules.toml`, in the order in which the file has them. Ids live as long as the program does.
pub fn read_rules(text: &str) -> Result<Vec<Rule>, String> {
    let Listed { total, rules } = toml::from_str(text).map_err(|error| error.to_string())?;
    if rules.len() != total {
        return Err(format!("{} rules are listed, {total} are announced", rules.len()));
    }
    let mut rules: Vec<(String, Spanned<Titles>)> = rules.into_iter().collect();
    rules.sort_by_key(|(_, titles)| titles.span().start);
    Ok(rules
        .into_iter()
        .map(|(id, titles)| {
            let Titles { en, pl, sealed } = titles.into_inner();
            Rule { id: RuleId(id.leak()), titles: [en, pl], sealed: sealed.map(|key| &*key.leak()) }
        })
        .collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rulebook_that_does_not_add_up_is_refused() {
        let one = "[rules]\n\"B\" = { en = \"b\", pl = \"be\" }\n\"A\" = { en = \"a\", pl = \"a\" }\n";
        let ids = |text: &str| read_rules(text).map(|rules| rules.iter().map(|rule| rule.id.0).collect::<Vec<_>>());
        assert_eq!(ids(&format!("total = 2\n{one}")), Ok(vec!["B", "A"]));
        assert!(ids(&format!("total = 3\n{one}")).is_err());
        assert!(ids("total = 0").is_err());
    }

    #[test]
    fn a_rule_may_be_sealed() {
        let text = "total = 2\n[rules]\n\"A\" = { en = \"a\", pl = \"a\" }\n\"B\" = { en = \"b\", pl = \"be\", sealed = \"box\" }\n";
        let rules = read_rules(text).expect("rules");
        assert_eq!(rules.iter().map(|rule| rule.sealed).collect::<Vec<_>>(), [None, Some("box")]);
    }
}

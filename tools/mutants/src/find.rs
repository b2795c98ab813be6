//! Every mutant of a file.

use std::ops::Range;

use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{
    Arm, Attribute, BinOp, Block, Expr, ExprBinary, ExprIf, ExprMacro, ExprMatch, ExprUnary, ImplItemFn, ItemFn,
    ItemImpl, ItemMod, ItemTrait, Macro, Pat, PatGuard, Signature, Stmt, TraitItemFn, UnOp,
};

use crate::mutant::{Edit, Mutant, Wrap};
use crate::operators;
use crate::switch::is_on;
use crate::trouble::{At, Trouble};
use crate::values::{Instead, plausible};

/// Longer pieces of code are named by their beginning.
const NAMED: usize = 60;

/// What a file holds.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Found {
    /// What can be switched.
    pub mutants: Vec<Mutant>,
    /// How many cannot: in constants, constant functions and chains with `let`.
    pub left_out: usize,
}

/// Finds the mutants of a file. Their numbers go on after `last`.
pub fn find(file: &str, source: &str, last: u32) -> Result<Found, Trouble> {
    let syntax = syn::parse_file(source).at(file)?;
    let mut finder =
        Finder { file, source, last, types: Vec::new(), functions: Vec::new(), constant: 0, found: Found::default() };
    finder.visit_file(&syntax);
    Ok(finder.found)
}

struct Finder<'a> {
    file: &'a str,
    source: &'a str,
    last: u32,
    types: Vec<String>,
    functions: Vec<String>,
    /// How many constants and constant functions we are in.
    constant: usize,
    found: Found,
}

/// Where a piece of the syntax is: bytes of the file.
fn range(piece: &impl Spanned) -> Range<usize> {
    piece.span().byte_range()
}

fn is_for_tests(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        let asks =
            |list: &syn::MetaList| list.tokens.to_string().split(|c: char| !c.is_alphanumeric()).any(|w| w == "test");
        attribute.path().is_ident("test")
            || (attribute.path().is_ident("cfg") && attribute.meta.require_list().is_ok_and(asks))
    })
}

/// Whether a condition binds something: such a chain cannot be taken apart.
fn binds(condition: &Expr) -> bool {
    match condition {
        Expr::Let(_) => true,
        Expr::Binary(ExprBinary { left, op: BinOp::And(_), right, .. }) => binds(left) || binds(right),
        _ => false,
    }
}

/// Whether an expression is there for what it does.
fn acts(expression: &Expr) -> bool {
    match expression {
        Expr::Call(_) | Expr::MethodCall(_) | Expr::Assign(_) => true,
        Expr::Binary(binary) => operators::assigns(&binary.op),
        Expr::Try(inner) => acts(&inner.expr),
        _ => false,
    }
}

/// Whether a pattern takes everything.
fn takes_all(pattern: &Pat) -> bool {
    match pattern {
        Pat::Wild(_) => true,
        Pat::Ident(name) => name.subpat.is_none() && name.ident.to_string().starts_with(|c: char| c.is_lowercase()),
        _ => false,
    }
}

fn is_matches(mac: &Macro) -> bool {
    mac.path.is_ident("matches")
}

impl<'a> Finder<'a> {
    fn text(&self, range: Range<usize>) -> &'a str {
        &self.source[range]
    }

    /// A piece of code on one line.
    fn name(&self, range: Range<usize>) -> String {
        let line = self.text(range).split_whitespace().collect::<Vec<_>>().join(" ");
        if line.chars().count() <= NAMED { line } else { line.chars().take(NAMED).chain(['…']).collect() }
    }

    /// Keeps a mutant, if it can be switched here.
    fn push(&mut self, change: String, edit: Edit, switch: impl FnOnce(String) -> Wrap) {
        if self.constant > 0 {
            self.found.left_out += 1;
            return;
        }
        self.last += 1;
        let before = &self.source[..edit.range.start];
        let line_start = before.rfind('\n').map_or(0, |end| end + 1);
        let function = self.types.iter().chain(&self.functions).cloned().collect::<Vec<_>>().join("::");
        self.found.mutants.push(Mutant {
            id: self.last,
            file: self.file.to_owned(),
            line: before.matches('\n').count() + 1,
            column: before[line_start..].chars().count() + 1,
            function,
            change,
            edit,
            switch: switch(is_on(self.last)),
        });
    }

    /// Another expression in place of one.
    fn push_other(&mut self, range: Range<usize>, change: String, edit: Edit, other: &str) {
        self.push(change, edit, |on| Wrap {
            range,
            before: format!("(if {on} {{ {other} }} else {{ "),
            after: " })".into(),
        });
    }

    /// A statement that is not carried out.
    fn push_skipped(&mut self, statement: Range<usize>) {
        let change = format!("delete `{}`", self.name(statement.clone()));
        let edit = Edit { range: statement.clone(), text: String::new() };
        self.push(change, edit, |on| Wrap { range: statement, before: format!("if !{on} {{ "), after: " }".into() });
    }

    /// The last call of a block that has no value.
    fn tail(&mut self, block: &Block) {
        if let Some(Stmt::Expr(expression, None)) = block.stmts.last()
            && acts(expression)
        {
            self.push_skipped(range(expression));
        }
    }

    fn function(
        &mut self,
        attributes: &[Attribute],
        signature: &Signature,
        block: &Block,
        visit: impl FnOnce(&mut Self),
    ) {
        if is_for_tests(attributes) {
            return;
        }
        let constant = usize::from(signature.constness.is_some());
        self.constant += constant;
        self.functions.push(signature.ident.to_string());
        self.body(signature, block);
        let values = plausible(&signature.output);
        if values == [Instead::Return("()".into())] && block.stmts.len() > 1 {
            self.tail(block);
        }
        visit(self);
        self.functions.pop();
        self.constant -= constant;
    }

    /// Other bodies for a function.
    fn body(&mut self, signature: &Signature, block: &Block) {
        let whole = range(block);
        let begin = block.brace_token.span.open().byte_range().end;
        let same = |text: &str, other: &str| text.split_whitespace().eq(other.split_whitespace());
        let inner = self.text(begin..block.brace_token.span.close().byte_range().start);
        for instead in plausible(&signature.output) {
            let edit = |text: String| Edit { range: whole.clone(), text };
            match instead {
                Instead::Return(value) if block.stmts.is_empty() || same(inner, &value) => {}
                Instead::Return(value) => {
                    let change = format!("return {value} at once");
                    self.push(change, edit(format!("{{ {value} }}")), |on| Wrap {
                        range: begin..begin,
                        before: format!(" if {on} {{ return {value}; }}"),
                        after: String::new(),
                    });
                }
                Instead::NoItems => {
                    self.push("iterate over nothing".into(), edit("{ std::iter::empty() }".into()), |on| Wrap {
                        range: whole.clone(),
                        before: "{ Iterator::filter(".into(),
                        after: format!(", |_| !{on}) }}"),
                    });
                }
            }
        }
    }

    /// An arm that is passed over, since another takes everything.
    fn arm(&mut self, arm: &Arm) {
        let change = format!("delete the arm `{}`", self.name(range(&arm.pat)));
        let edit = Edit { range: range(arm), text: String::new() };
        match &arm.pat {
            Pat::Guard(PatGuard { guard, .. }) if binds(guard) => {
                self.push(change, edit, |on| Wrap {
                    range: range(guard),
                    before: format!("!{on} && "),
                    after: String::new(),
                });
            }
            Pat::Guard(PatGuard { guard, .. }) => {
                self.push(change, edit, |on| Wrap {
                    range: range(guard),
                    before: format!("!{on} && ("),
                    after: ")".into(),
                });
            }
            pattern => {
                let end = range(pattern).end;
                self.push(change, edit, |on| Wrap {
                    range: end..end,
                    before: format!(" if !{on}"),
                    after: String::new(),
                });
            }
        }
    }

    /// A guard that lets everything pass, or nothing.
    fn guard(&mut self, guard: &Expr) {
        for value in ["true", "false"] {
            if binds(guard) {
                self.found.left_out += 1;
            } else {
                let change = format!("replace the guard `{}` with {value}", self.name(range(guard)));
                self.push_other(range(guard), change, Edit { range: range(guard), text: value.into() }, value);
            }
        }
    }
}

impl<'ast> Visit<'ast> for Finder<'_> {
    fn visit_item_mod(&mut self, node: &'ast ItemMod) {
        if !is_for_tests(&node.attrs) {
            visit::visit_item_mod(self, node);
        }
    }

    fn visit_item_impl(&mut self, node: &'ast ItemImpl) {
        let name = |path: &syn::Path| path.segments.last().map(|last| last.ident.to_string());
        let trait_name = node.trait_.as_ref().and_then(|(path, ..)| name(path));
        // What a value looks like to a programmer is no rule.
        if is_for_tests(&node.attrs) || trait_name.is_some_and(|name| name == "Debug") {
            return;
        }
        self.types.push(self.name(range(&node.self_ty)));
        visit::visit_item_impl(self, node);
        self.types.pop();
    }

    fn visit_item_trait(&mut self, node: &'ast ItemTrait) {
        self.types.push(node.ident.to_string());
        visit::visit_item_trait(self, node);
        self.types.pop();
    }

    fn visit_item_fn(&mut self, node: &'ast ItemFn) {
        self.function(&node.attrs, &node.sig, &node.block, |finder| visit::visit_block(finder, &node.block));
    }

    fn visit_impl_item_fn(&mut self, node: &'ast ImplItemFn) {
        self.function(&node.attrs, &node.sig, &node.block, |finder| visit::visit_block(finder, &node.block));
    }

    fn visit_trait_item_fn(&mut self, node: &'ast TraitItemFn) {
        if let Some(block) = &node.default {
            self.function(&node.attrs, &node.sig, block, |finder| visit::visit_block(finder, block));
        }
    }

    fn visit_item_const(&mut self, node: &'ast syn::ItemConst) {
        self.constant += 1;
        self.visit_expr(&node.expr);
        self.constant -= 1;
    }

    fn visit_item_static(&mut self, node: &'ast syn::ItemStatic) {
        self.constant += 1;
        self.visit_expr(&node.expr);
        self.constant -= 1;
    }

    fn visit_impl_item_const(&mut self, node: &'ast syn::ImplItemConst) {
        self.constant += 1;
        self.visit_expr(&node.expr);
        self.constant -= 1;
    }

    fn visit_trait_item_const(&mut self, node: &'ast syn::TraitItemConst) {
        self.constant += 1;
        visit::visit_trait_item_const(self, node);
        self.constant -= 1;
    }

    fn visit_expr_const(&mut self, node: &'ast syn::ExprConst) {
        self.constant += 1;
        visit::visit_expr_const(self, node);
        self.constant -= 1;
    }

    fn visit_expr_repeat(&mut self, node: &'ast syn::ExprRepeat) {
        self.visit_expr(&node.expr);
    }

    // There is nothing to change in these but lengths, discriminants and patterns, which are constant.
    fn visit_type(&mut self, _: &'ast syn::Type) {}
    fn visit_generics(&mut self, _: &'ast syn::Generics) {}
    fn visit_generic_argument(&mut self, _: &'ast syn::GenericArgument) {}
    fn visit_variant(&mut self, _: &'ast syn::Variant) {}
    fn visit_attribute(&mut self, _: &'ast Attribute) {}
    fn visit_pat(&mut self, _: &'ast Pat) {}

    fn visit_stmt(&mut self, node: &'ast Stmt) {
        if let Stmt::Expr(expression, Some(_)) = node
            && acts(expression)
        {
            self.push_skipped(range(node));
        }
        visit::visit_stmt(self, node);
    }

    fn visit_expr_if(&mut self, node: &'ast ExprIf) {
        if node.else_branch.is_none() {
            self.tail(&node.then_branch);
        }
        visit::visit_expr_if(self, node);
    }

    fn visit_expr_for_loop(&mut self, node: &'ast syn::ExprForLoop) {
        self.tail(&node.body);
        visit::visit_expr_for_loop(self, node);
    }

    fn visit_expr_while(&mut self, node: &'ast syn::ExprWhile) {
        self.tail(&node.body);
        visit::visit_expr_while(self, node);
    }

    fn visit_expr_loop(&mut self, node: &'ast syn::ExprLoop) {
        self.tail(&node.body);
        visit::visit_expr_loop(self, node);
    }

    fn visit_expr_binary(&mut self, node: &'ast ExprBinary) {
        let [left, right] = [&node.left, &node.right].map(|side| self.text(range(side)));
        let operator = self.text(range(&node.op));
        for other in operators::instead_of(&node.op) {
            if binds(&node.left) || binds(&node.right) {
                self.found.left_out += 1;
                continue;
            }
            let edit = Edit { range: range(&node.op), text: (*other).into() };
            let change = format!("replace {operator} with {other} in `{}`", self.name(range(node)));
            self.push_other(range(node), change, edit, &format!("({left}) {other} ({right})"));
        }
        visit::visit_expr_binary(self, node);
    }

    fn visit_expr_unary(&mut self, node: &'ast ExprUnary) {
        if let UnOp::Not(_) | UnOp::Neg(_) = node.op {
            let change = format!("delete {} in `{}`", self.text(range(&node.op)), self.name(range(node)));
            let edit = Edit { range: range(&node.op), text: String::new() };
            self.push_other(range(node), change, edit, self.text(range(&node.expr)));
        }
        // The opposite of `matches!` is there already.
        if !matches!(&*node.expr, Expr::Macro(inner) if is_matches(&inner.mac)) {
            visit::visit_expr_unary(self, node);
        }
    }

    fn visit_expr_macro(&mut self, node: &'ast ExprMacro) {
        if is_matches(&node.mac) {
            let range = range(node);
            let edit = Edit { range: range.start..range.start, text: "!".into() };
            let change = format!("negate `{}`", self.name(range.clone()));
            let other = format!("!{}", self.text(range.clone()));
            self.push_other(range, change, edit, &other);
        }
    }

    fn visit_expr_match(&mut self, node: &'ast ExprMatch) {
        let last = node.arms.iter().position(|arm| takes_all(&arm.pat)).unwrap_or(0);
        node.arms.iter().take(last).for_each(|arm| self.arm(arm));
        visit::visit_expr_match(self, node);
    }

    fn visit_arm(&mut self, node: &'ast Arm) {
        if let Pat::Guard(PatGuard { guard, .. }) = &node.pat {
            self.guard(guard);
            self.visit_expr(guard);
        }
        self.visit_expr(&node.body);
    }
}

#[cfg(test)]
mod tests;

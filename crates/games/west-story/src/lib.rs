//! West Story.

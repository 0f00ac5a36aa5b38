"""Questions made for single rules, by chapter: for each rule a position where the answer turns on it."""

"""The coach: what each legal choice is worth, and a sentence that says why, with the rule and the number."""

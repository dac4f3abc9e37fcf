"""The laws of every game, checked by playing it: for `rulewright check`, the workshop and the conformance suite."""

"""The laws for authors: `rulewright check`."""

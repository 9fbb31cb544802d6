"""The road of findings: from what rules and stages found to what is reported."""

from decisions import check
from trees import TreeTestCase

DECISION = """# 7. All trees share one graph

Date: 2026-11-21 · Status: accepted

## Context

Why.

## Decision

One graph.

## Alternatives

Many graphs.

## Consequences

A lock.
"""


class DecisionsTests(TreeTestCase):
    def problems(self, text: str, name: str = "0007-one-graph.md") -> list[str]:
        self.write(f"Docs/Decisions/{name}", text)
        return [problem.text for problem in check(self.root)]

    def test_a_decision_in_the_form_is_fine(self):
        self.assertEqual(self.problems(DECISION), [])
        self.assertEqual(self.problems(DECISION.replace("accepted", "superseded by decision 9")), [])

    def test_the_head_has_a_number_a_date_and_a_status(self):
        self.assertIn("A decision begins with", self.problems(DECISION.replace("Date: 2026-11-21 · ", ""))[0])
        self.assertIn("A decision begins with", self.problems(DECISION.replace("# 7. ", "# "))[0])
        self.assertIn("differ", self.problems(DECISION.replace("# 7.", "# 8."))[0])

    def test_two_decisions_with_one_number_are_a_problem(self):
        self.problems(DECISION)
        self.assertEqual(self.problems(DECISION, "0007-one-clock.md"), ["Another record has this number."] * 2)

    def test_the_sections_are_always_the_same(self):
        self.assertIn("The sections", self.problems(DECISION.replace("## Alternatives", "## Also weighed"))[0])

    def test_a_name_has_a_number(self):
        self.assertIn("The name", self.problems(DECISION, "one-graph.md")[0])

import Testing

@testable import CanopyGraph

/// Explanations word for word, and that asking for one changes nothing.
@Suite(.graphOfTest) struct ExplainingTests {
  unowned let graph = Graph.ofTest
  let log = RunLog()

  private func text<Value>(_ attribute: Attribute<Value>) throws -> String { "\(try graph.explain(attribute))" }

  @Test func explanationOfUnevaluatedRuleSaysThatItNeverRan() throws {
    let rule = graph.computed(name: "rule") { _ in 1 }
    #expect(
      try text(rule) == """
        “rule” (stale)
          has not been evaluated
        """)
  }

  @Test func explanationListsEvaluationsWithTheirCauses() throws {
    let cart = graph.subgraph(name: "cart", in: graph.subgraph(name: "shop"))
    let price = graph.input(10.0, name: "price", in: cart)
    let count = graph.input(2, name: "count", in: cart)
    let total = graph.computed(name: "total", in: cart) { $0[price] * Double($0[count]) }
    let label = graph.computed(name: "label") { "\($0[total]) €" }
    graph.makeOutput(label)
    graph.update()
    graph[count] = 3
    graph.update()
    #expect(
      try text(total) == """
        “total” = 30.0
          ran in update 2 and changed (2 changes so far)
          because “count” changed
          reads “price” = 10.0, “count” = 3
          read by “label”
          lives in “cart” in “shop”
        """)
    #expect(
      try text(label) == """
        “label” = 30.0 €
          ran in update 2 and changed (2 changes so far)
          because “total” changed, because “count” changed
          reads “total” = 30.0
        """)
  }

  @Test func inputIsExplainedByItsLastWrite() throws {
    let input = graph.input(1, name: "input")
    let output = graph.computed(name: "output") { $0[input] }
    graph.makeOutput(output)
    graph[input] = 2
    #expect(
      try text(Attribute(input)) == """
        “input” = 2
          ran before the first update and changed (1 change so far)
        """)
    graph.update()
    graph[input] = 3
    #expect(
      try text(Attribute(input)) == """
        “input” = 3
          ran after update 1 and changed (2 changes so far)
          read by “output”
        """)
  }

  @Test func explanationSaysThatTheValueDidNotChange() throws {
    let input = graph.input(1, name: "input")
    let isPositive = graph.computed(name: "isPositive") { $0[input] > 0 }
    _ = graph[isPositive]
    graph[input] = 2
    _ = graph[isPositive]
    #expect(
      try text(isPositive) == """
        “isPositive” = true
          ran before the first update and stayed the same (1 change so far)
          because “input” changed
          reads “input” = 2
        """)
  }

  @Test func explanationSaysThatTheAttributeIsStale() throws {
    let input = graph.input(1)
    let near = graph.computed { $0[input] }
    let far = graph.computed { $0[near] }
    _ = graph[far]
    graph[input] = 2
    #expect(try text(near).hasPrefix("“computed Int” = 1 (stale)\n"))
    #expect(try text(far).hasPrefix("“computed Int” = 1 (perhaps stale)\n"))
    _ = graph[far]
    #expect(try text(far).hasPrefix("“computed Int” = 2\n"))
  }

  @Test func longListsAreTruncated() throws {
    let inputs = (1...23).map { graph.input($0, name: "i\($0)") }
    let sum = graph.computed(name: "sum") { evaluation in inputs.reduce(0) { sum, input in sum + evaluation[input] } }
    _ = graph[sum]
    let shown = (1...20).map { "“i\($0)” = \($0)" }.joined(separator: ", ")
    #expect(
      try text(sum) == """
        “sum” = 276
          ran before the first update and changed (1 change so far)
          reads \(shown) and 3 more
        """)
  }

  @Test func explainedTimeIsThatOfTheLastEvaluation() throws {
    let input = graph.input(0)
    let output = graph.computed { $0[input] }
    let other = graph.input(0)
    graph.makeOutput(output)
    graph.observe(Attribute(other)) { _ in }
    var moments: [Explanation.Moment] = [try graph.explain(output).lastRun]
    func note() throws { moments.append(try graph.explain(output).lastRun) }
    _ = graph[output]
    try note()
    graph[input] = 1
    graph.update()
    try note()
    for value in 1...3 {
      graph[other] = value
      graph.update()
    }
    try note()
    graph[input] = 2
    _ = graph[output]
    try note()
    graph[other] = 4
    graph.update()
    try note()
    #expect(moments == [.never, .afterUpdate(0), .inUpdate(1), .inUpdate(1), .afterUpdate(4), .afterUpdate(4)])
  }

  @Test func explainedTimeIsCorrectDuringAnUpdate() throws {
    let input = graph.input(0)
    var moments: [Explanation.Moment?] = []
    graph[input] = 1
    let output = graph.computed { evaluation in
      moments.append(try? graph.explain(AnyAttribute(input)).lastRun)
      return evaluation[input]
    }
    graph.makeOutput(output)
    graph.update()
    graph[input] = 2
    graph.update()
    #expect(moments == [.afterUpdate(0), .afterUpdate(1)])
  }

  @Test func explainingEvaluatesNothingAndRecordsNothing() throws {
    let input = graph.input(1)
    let rule = graph.computed("rule", log) { $0[input] }
    let outer = graph.computed("outer", log) { evaluation in
      _ = try? graph.explain(rule)
      return evaluation[input]
    }
    _ = graph[outer]
    #expect(log.take() == ["outer"])
    #expect(try graph.sources(of: outer) == [AnyAttribute(input)])
    #expect(try graph.explain(rule).freshness == .stale)
    #expect(graph.statistics.dependencies == 1)
  }

  @Test func clientNodesAreExplainedWithoutAValue() throws {
    let input = graph.input(1, name: "input")
    let record = ClientRecord(graph, name: "record")
    record.body = { evaluation in evaluation[input] > 0 }
    graph.track(record.node)
    #expect(
      "\(try graph.explain(record.node))" == """
        “record”
          ran before the first update and changed (1 change so far)
          reads “input” = 1
        """)
  }

  @Test func explainingAFreedAttributeThrows() {
    let home = graph.subgraph()
    let input = graph.input(1, in: home)
    graph.free(home)
    let issue = #expect(throws: GraphIssue.self) { try graph.explain(AnyAttribute(input)) }
    #expect(issue?.kind == .freedAttribute)
  }
}

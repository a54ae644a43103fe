import Testing

@testable import CanopyGraph

@Suite(.graphOfTest) struct CreatingTests {
  unowned let graph = Graph.ofTest
  let log = RunLog()

  @Test func creatingARuleEvaluatesNothing() {
    _ = graph.computed("never asked", log) { _ in 1 }
    let output = graph.computed("output", log) { _ in 2 }
    graph.makeOutput(output)
    #expect(log.take() == [])
    graph.update()
    #expect(log.take() == ["output"])
  }

  @Test func rulesMayCreateAttributes() {
    let input = graph.input(1)
    var made: [Attribute<Int>] = []
    let outer = graph.computed { evaluation in
      // More than the graph has room for, so that all of it moves while the rule runs.
      for number in 0..<1000 { made.append(graph.computed { $0[input] + number }) }
      return evaluation[input] + evaluation[made[999]]
    }
    #expect(graph[outer] == 1001)
    #expect(made.map { graph[$0] } == Array(1...1000))
    graph.expectSound()
  }

  @Test func oneGraphHoldsManyKindsOfRules() {
    func build<Value: Equatable>(_ value: Value, depth: Int) {
      let attribute = graph.computed(Constant(constant: value))
      #expect(graph[attribute] == value)
      if depth > 0 { build([value], depth: depth - 1) }
    }
    build(1, depth: 60)
    build("text", depth: 60)
    #expect(graph.statistics.attributes == 122)
  }

  @Test func creatingInAFreedSubgraphIsReported() {
    let recorder = IssueRecorder(graph)
    let subgraph = graph.subgraph()
    graph.free(subgraph)
    let input = graph.input(1, in: subgraph)
    let inner = graph.subgraph(in: subgraph)
    #expect(recorder.kinds == [.freedSubgraph, .freedSubgraph])
    #expect(graph[input] == 1)
    #expect(graph.contains(inner))
    graph.expectSound()
  }

  @Test func orderOfAnOutputCanChange() {
    let input = graph.input(0)
    let (first, second) = (
      graph.computed("first", log) { $0[input] }, graph.computed("second", log) { $0[input] }
    )
    graph.makeOutput(first, order: 1)
    graph.makeOutput(second, order: 2)
    graph.update()
    #expect(log.take() == ["first", "second"])
    graph.makeOutput(first, order: 3)
    graph[input] = 1
    graph.update()
    #expect(log.take() == ["second", "first"])
  }

  @Test func creatingAnOutputOfAFreedAttributeIsReported() {
    let recorder = IssueRecorder(graph)
    let subgraph = graph.subgraph()
    let rule = graph.computed("gone", log, in: subgraph) { _ in 1 }
    graph.free(subgraph)
    graph.makeOutput(rule)
    graph.update()
    #expect(recorder.kinds == [.freedAttribute])
    #expect(log.take() == [])
  }

  @Test func deallocatedGraphDestroysAllItsValuesOnce() {
    let census = Census()
    do {
      let graph = Graph()
      let inner = graph.subgraph(in: graph.subgraph())
      for subgraph in [nil, inner] {
        _ = graph.input(Census.Member(census), in: subgraph)
        _ = graph.computed(Constant(constant: Census.Member(census)), in: subgraph)
        let evaluated = graph.computed(in: subgraph) { _ in Census.Member(census) }
        _ = graph[evaluated]
      }
      #expect(census.living == 6)
    }
    #expect(census.living == 0)
    #expect(census.born == 6)
  }
}

private struct Constant<Value>: Rule {
  let constant: Value
  func value(in _: borrowing Evaluation) -> Value { constant }
}

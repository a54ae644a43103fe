import Testing

@testable import CanopyGraph

@Suite(.graphOfTest) struct StatefulRuleTests {
  private struct RunningMaximum: StatefulRule {
    let source: Input<Int>

    mutating func value(previous: Int?, in evaluation: borrowing Evaluation) -> Int {
      max(previous ?? .min, evaluation[source])
    }
  }

  /// Remembers in itself what it read, and says whether it had a value before.
  private struct History: StatefulRule {
    let source: Input<Int>
    var seen: [Int] = []

    struct Entry {
      var seen: [Int]
      var previousCount: Int?
    }

    mutating func value(previous: Entry?, in evaluation: borrowing Evaluation) -> Entry {
      seen.append(evaluation[source])
      return Entry(seen: seen, previousCount: previous?.seen.count)
    }
  }

  unowned let graph = Graph.ofTest

  @Test func ruleReceivesItsPreviousValue() {
    let source = graph.input(1)
    let maximum = graph.computed(RunningMaximum(source: source))
    let values = [1, 5, 3, 9, 2].map { value in
      graph[source] = value
      return graph[maximum]
    }
    #expect(values == [1, 5, 5, 9, 9])
  }

  @Test func statefulRuleKeepsItsState() {
    let source = graph.input(1)
    let history = graph.computed(History(source: source))
    #expect(graph[history].previousCount == nil)
    for value in 2...4 { graph[source] = value }
    #expect(graph[history].seen == [1, 4], "it ran once for all three")
    #expect(graph[history].previousCount == 1)
  }

  @Test func statefulRuleRunsOncePerChangedUpdate() {
    let source = graph.input(1)
    let history = graph.computed(History(source: source))
    for order: UInt32 in 0..<3 { graph.makeOutput(graph.computed { $0[history].seen.count }, order: order) }
    graph.update()
    graph.update()
    graph[source] = 1
    graph.update()
    graph[source] = 2
    graph.update()
    #expect(graph[history].seen == [1, 2])
  }

  @Test func equalValueIsNoChange() throws {
    let source = graph.input(9)
    let maximum = graph.computed(RunningMaximum(source: source))
    _ = graph[maximum]
    graph[source] = 3
    _ = graph[maximum]
    #expect(try graph.changes(of: AnyAttribute(maximum)) == 1)
  }

  @Test func stateIsDestroyedWithItsRule() {
    struct Collecting: StatefulRule {
      let source: Input<Int>
      let census: Census
      var members: [Census.Member] = []

      mutating func value(previous: Int?, in evaluation: borrowing Evaluation) -> Int {
        members.append(Census.Member(census))
        return evaluation[source]
      }
    }
    let (source, census) = (graph.input(0), Census())
    let subgraph = graph.subgraph()
    let rule = graph.computed(Collecting(source: source, census: census), in: subgraph)
    for value in 1...3 {
      graph[source] = value
      _ = graph[rule]
    }
    #expect(census.living == 3)
    graph.free(subgraph)
    #expect(census.living == 0)
  }
}

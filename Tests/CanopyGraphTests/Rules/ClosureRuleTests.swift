import Testing

@testable import CanopyGraph

@Suite(.graphOfTest) struct ClosureRuleTests {
  unowned let graph = Graph.ofTest
  let log = RunLog()

  @Test func closureIsARule() {
    let (width, height) = (graph.input(2), graph.input(3))
    let area = graph.computed { $0[width] * $0[height] }
    #expect(graph[area] == 6)
    graph[height] = 5
    #expect(graph[area] == 10)
  }

  @Test func closureRuleComparesEquatableValues() {
    struct Rounded: Equatable {
      let value: Double
      static func == (first: Rounded, second: Rounded) -> Bool { first.value.rounded() == second.value.rounded() }
    }
    let input = graph.input(1.0)
    let rounded = graph.computed { Rounded(value: $0[input]) }
    let reader = graph.computed("reader", log) { $0[rounded].value }
    _ = graph[reader]
    graph[input] = 1.2
    #expect(graph[reader] == 1)
    #expect(graph[rounded].value == 1, "an equal value is not kept")
    graph[input] = 1.8
    #expect(graph[reader] == 1.8)
    #expect(log.take() == ["reader", "reader"])
  }

  @Test func closureRuleRetainsCapturesUntilFreed() {
    let census = Census()
    let home = graph.subgraph()
    let rule = graph.computed(in: home) { [member = Census.Member(census)] _ in member.census.living }
    #expect(graph[rule] == 1)
    graph.free(home)
    #expect(census.living == 0)
  }

  @Test func closureRuleIsNamedAfterItsValue() {
    let number = graph.computed { _ in 1 }
    let action: Attribute<() -> Void> = graph.computed { _ in {} }
    #expect(graph.name(of: AnyAttribute(number)) == "computed Int")
    #expect(graph.name(of: AnyAttribute(action)) == "computed () -> ()")
  }
}

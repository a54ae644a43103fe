import Testing

@testable import CanopyGraph

@Suite(.graphOfTest) struct GraphStatisticsTests {
  unowned let graph = Graph.ofTest

  private var counts: [Int] {
    let statistics = graph.statistics
    return [statistics.attributes, statistics.dependencies, statistics.subgraphs]
  }

  @Test func attributesDependenciesAndSubgraphsAreCounted() {
    #expect(counts == [0, 0, 0])
    let home = graph.subgraph(in: graph.subgraph())
    let input = graph.input(1, in: home)
    let double = graph.computed { $0[input] * 2 }
    _ = graph.source()
    graph.observe(double) { _ in }
    #expect(counts == [4, 0, 2])
    graph.update()
    #expect(counts == [4, 2, 2])
    graph.free(home)
    #expect(counts == [3, 1, 1])
  }

  @Test func memoryGrowsWithTheGraphAndNotWithItsUse() {
    let empty = graph.statistics.bytes
    let input = graph.input(0)
    let rules = (0..<2000).map { number in graph.computed { $0[input] + number } }
    for rule in rules { _ = graph[rule] }
    let full = graph.statistics.bytes
    // At least a node, an edge, a rule and a value for each.
    #expect(full - empty > 2000 * (40 + 24 + 16 + 8))
    for value in 1...10 {
      graph[input] = value
      for rule in rules { _ = graph[rule] }
    }
    #expect(graph.statistics.bytes == full)
  }

  @Test func graphsCountSeparately() {
    let other = Graph()
    _ = other.input(1)
    #expect(counts == [0, 0, 0])
    #expect(other.statistics.attributes == 1)
  }
}

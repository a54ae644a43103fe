import Testing

@testable import CanopyGraph

/// Dependencies that come and go.
@Suite(.graphOfTest) struct EdgesTests {
  unowned let graph = Graph.ofTest
  let log = RunLog()

  @Test func ruleThatStopsReadingStopsDepending() {
    let which = graph.input(true)
    let (first, second) = (graph.input(1), graph.input(2))
    let choice = graph.computed("choice", log) { $0[which] ? $0[first] : $0[second] }
    #expect(graph[choice] == 1)
    graph[second] = 20
    #expect(graph[choice] == 1)
    #expect(log.take() == ["choice"])

    graph[which] = false
    #expect(graph[choice] == 20)
    graph[first] = 10
    #expect(graph[choice] == 20)
    #expect(log.take() == ["choice"])

    graph[second] = 21
    #expect(graph[choice] == 21)
    #expect(log.take() == ["choice"])
    #expect(graph.statistics.dependencies == 2)
  }

  /// Every way in which the next reads can differ from the last.
  @Test(arguments: [
    [[0, 1, 2], [0, 2]], [[0, 1, 2], [1, 2]], [[0, 1, 2], [0, 1]], [[0, 1, 2], []], [[], [0, 1, 2]],
    [[0, 2], [0, 1, 2]], [[1, 2], [0, 1, 2]], [[0, 1], [0, 1, 2]], [[0, 1, 2], [2, 1, 0]], [[0, 1, 2], [3, 4, 5]],
    [[0, 1, 2, 3], [3, 0, 2, 1]], [[0, 1, 0, 1, 2], [1, 1, 0, 2, 2]], [[0], [0]], [[], []],
  ])
  func dependenciesAreWhatWasReadLastInItsOrder(plan: [[Int]]) throws {
    let step = graph.input(0)
    let inputs = (0..<6).map { graph.input($0) }
    let reader = graph.computed { evaluation in
      plan[evaluation[step]].reduce(0) { sum, place in sum + evaluation[inputs[place]] }
    }
    for (number, places) in (plan + [plan[0]]).enumerated() {
      graph[step] = number % plan.count
      _ = graph[reader]
      var distinct: [Int] = []
      for place in places where !distinct.contains(place) { distinct.append(place) }
      let expected = [AnyAttribute(step)] + distinct.map { AnyAttribute(inputs[$0]) }
      #expect(try graph.sources(of: reader) == expected)
      #expect(graph.statistics.dependencies == expected.count)
      graph.expectSound()
    }
  }

  @Test func readersAreListedInOrderOfTheirFirstRead() throws {
    let input = graph.input(1)
    let readers = (0..<3).map { _ in graph.computed { $0[input] } }
    for reader in readers { _ = graph[reader] }
    #expect(try graph.explain(AnyAttribute(input)).readers.map(\.attribute) == readers.map { AnyAttribute($0) })
  }

  @Test func freedEdgesAreReused() {
    let isWide = graph.input(true)
    let inputs = (0..<500).map { graph.input($0) }
    let sum = graph.computed { evaluation in
      evaluation[isWide] ? inputs.reduce(0) { sum, input in sum + evaluation[input] } : 0
    }
    _ = graph[sum]
    let full = graph.statistics
    #expect(full.dependencies == 501)
    for _ in 0..<5 {
      graph[isWide].toggle()
      _ = graph[sum]
      #expect(graph.statistics.dependencies == 1)
      graph[isWide].toggle()
      _ = graph[sum]
      #expect(graph.statistics == full)
    }
    graph.expectSound()
  }
}

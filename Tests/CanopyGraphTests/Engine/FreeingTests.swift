import Testing

@testable import CanopyGraph

/// Subgraphs that are freed from outside. Freeing while rules run is in `FreeingWhileRunningTests`.
@Suite(.graphOfTest) struct FreeingTests {
  unowned let graph = Graph.ofTest
  let log = RunLog()

  @Test func freeingASubgraphFreesEverythingInside() {
    let outer = graph.subgraph()
    let (middle, sibling) = (graph.subgraph(in: outer), graph.subgraph(in: outer))
    let inner = graph.subgraph(in: middle)
    let kept = graph.input(0)
    let attributes = [outer, middle, sibling, inner].map { graph.input(1, in: $0) }
    #expect(graph.statistics.subgraphs == 4)
    graph.free(outer)
    #expect([outer, middle, sibling, inner].allSatisfy { !graph.contains($0) })
    #expect(attributes.allSatisfy { !graph.contains(AnyAttribute($0)) })
    #expect(graph.contains(AnyAttribute(kept)))
    #expect(graph.statistics.subgraphs == 0)
    #expect(graph.statistics.attributes == 1)
    graph.expectSound()
  }

  @Test func freeingASubgraphKeepsParentsAndSiblings() {
    let outer = graph.subgraph()
    let inner = (0..<4).map { _ in graph.subgraph(in: outer) }
    let values = inner.enumerated().map { graph.input($0.offset, in: $0.element) }
    for (place, rest) in [(1, [0, 2, 3]), (3, [0, 2]), (0, [2])] {
      graph.free(inner[place])
      #expect((0..<4).filter { graph.contains(inner[$0]) } == rest)
      #expect(rest.map { graph[values[$0]] } == rest)
      graph.expectSound()
    }
    graph.free(outer)
    #expect(!graph.contains(inner[2]))
    #expect(graph.statistics.subgraphs == 0)
  }

  /// Ten rounds of making, evaluating, rewiring and freeing leave the graph exactly as the first round did.
  @Test func freeingRestoresTheStatistics() {
    let source = graph.input(1)
    let total = graph.computed { $0[source] }
    graph.makeOutput(total)
    func round() {
      let outer = graph.subgraph(name: "outer")
      let inner = graph.subgraph(in: outer)
      let local = graph.input(2, name: "local", in: outer)
      var last = Attribute(local)
      for number in 0..<200 {
        let (previous, home) = (last, number % 2 == 0 ? outer : inner)
        last = graph.computed(in: home) { $0[previous] + $0[source] + $0[total] }
      }
      graph.observe(last, in: inner) { _ in }
      graph.update()
      graph[source] += 1
      graph.update()
      graph.free(outer)
      graph.update()
    }
    round()
    let before = graph.statistics
    #expect(before.attributes == 2)
    #expect(before.dependencies == 1)
    for _ in 0..<10 {
      round()
      #expect(graph.statistics == before)
    }
    graph.expectSound()
  }

  @Test func freeingRemovesDependenciesImmediately() throws {
    let source = graph.input(1)
    let subgraph = graph.subgraph()
    let inside = graph.computed(in: subgraph) { $0[source] }
    let outside = graph.computed { $0[source] }
    _ = (graph[inside], graph[outside])
    #expect(graph.statistics.dependencies == 2)
    graph.free(subgraph)
    #expect(graph.statistics.dependencies == 1)
    #expect(try graph.explain(AnyAttribute(source)).readers.map(\.attribute) == [AnyAttribute(outside)])
    graph[source] = 2
    #expect(graph[outside] == 2)
  }

  @Test func readersOfFreedAttributesRunAgain() throws {
    let isShown = graph.input(true)
    let subgraph = graph.subgraph()
    let inside = graph.input(5, in: subgraph)
    let reader = graph.computed("reader", log) { evaluation in
      evaluation[isShown] ? (try? evaluation.value(of: Attribute(inside))) ?? -1 : 0
    }
    let behind = graph.computed("behind", log) { $0[reader] }
    graph.makeOutput(behind)
    graph.update()
    _ = log.take()
    graph.free(subgraph)
    #expect(try graph.explain(reader).freshness == .stale)
    #expect(try graph.explain(behind).freshness == .perhapsStale)
    #expect(log.take() == [], "freeing computes nothing")
    graph.update()
    #expect(graph[behind] == -1)
    #expect(log.take() == ["reader", "behind"])
  }

  @Test func freedOutputsAndObserversAreNotEvaluated() {
    let source = graph.input(1)
    let subgraph = graph.subgraph()
    let output = graph.computed("output", log, in: subgraph) { $0[source] }
    graph.makeOutput(output)
    var observed: [Int] = []
    graph.observe(Attribute(source), in: subgraph) { observed.append($0) }
    graph.update()
    graph[source] = 2
    graph.free(subgraph)
    graph.update()
    #expect(log.take() == ["output"])
    #expect(observed == [1])
  }

  @Test func attributeInSlotOfFreedOutputDoesNotRunInItsPlace() {
    let home = graph.subgraph()
    let output = graph.computed("output", log, in: home) { _ in 1 }
    graph.makeOutput(output)
    graph.free(home)
    let new = graph.computed("new", log) { _ in 2 }
    #expect(new.id.index == output.id.index, "the slot is the same")
    graph.update()
    #expect(log.take() == [])
    #expect(graph[new] == 2)
  }

  @Test func reusedSlotIsNotMistakenForItsFormerAttribute() {
    let subgraph = graph.subgraph()
    let old = (0..<10).map { graph.input($0, in: subgraph) }
    graph.free(subgraph)
    let new = (0..<10).map { graph.input(100 + $0) }
    #expect(Set(new.map(\.id.index)) == Set(old.map(\.id.index)), "the slots are the same")
    #expect(old.allSatisfy { !graph.contains(AnyAttribute($0)) })
    #expect(new.map { graph[$0] } == Array(100..<110))
    let again = graph.subgraph()
    #expect(again != subgraph)
    #expect(!graph.contains(subgraph))
  }

  @Test func freeingTwiceIsReported() {
    let recorder = IssueRecorder(graph)
    let outer = graph.subgraph()
    let inner = graph.subgraph(in: outer)
    graph.free(inner)
    graph.free(outer)
    #expect(recorder.take() == [])
    graph.free(outer)
    graph.free(inner)
    #expect(recorder.kinds == [.freedSubgraph, .freedSubgraph])
  }

  @Test func subgraphsOfAnotherGraphAreNotFreed() {
    let recorder = IssueRecorder(graph)
    let other = Graph()
    let (mine, foreign) = (graph.subgraph(), other.subgraph())
    graph.free(foreign)
    #expect(recorder.kinds == [.freedSubgraph])
    #expect(graph.contains(mine))
    #expect(other.contains(foreign))
  }

  @Test func deepNestingIsFreedWithoutRecursion() {
    let census = Census()
    let outermost = graph.subgraph()
    var subgraph = outermost
    for _ in 0..<100_000 {
      subgraph = graph.subgraph(in: subgraph)
      _ = graph.input(Census.Member(census), in: subgraph)
    }
    graph.free(outermost)
    #expect(census.living == 0)
    #expect(graph.statistics.subgraphs == 0)
  }
}

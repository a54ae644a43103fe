import Testing

@testable import CanopyGraph

/// The ways to read from a graph, as a client uses them.
@Suite(.graphOfTest) struct GraphReadingTests {
  unowned let graph = Graph.ofTest
  let log = RunLog()

  @Test func allWaysToReadReturnTheSame() throws {
    let input = graph.input(4)
    let double = graph.computed { $0[input] * 2 }
    #expect(graph[input] == 4 && graph[Attribute(input)] == 4)
    #expect(try graph.value(of: Attribute(input)) == 4)
    #expect(graph[double] == 8)
    #expect(try graph.value(of: double) == 8)
  }

  @Test func checkedReadComputesTheValue() throws {
    let input = graph.input(1)
    let rule = graph.computed("rule", log) { $0[input] }
    #expect(try graph.value(of: rule) == 1)
    graph[input] = 2
    #expect(try graph.value(of: rule) == 2)
    #expect(log.take() == ["rule", "rule"])
  }

  @Test func checkedReadNamesTheFreedAttribute() {
    let row = graph.subgraph()
    let rule = graph.computed(name: "total", in: row) { _ in 1 }
    graph.free(row)
    let issue = #expect(throws: GraphIssue.self) { try graph.value(of: rule) }
    #expect(issue?.kind == .freedAttribute)
    #expect(issue?.message.contains("“total”") == true, "\(issue?.message ?? "")")
  }

  @Test func changesOfAFreedAttributeCannotBeCounted() {
    let row = graph.subgraph()
    let input = graph.input(1, in: row)
    graph.free(row)
    #expect(throws: GraphIssue.self) { try graph.changes(of: AnyAttribute(input)) }
  }

  // MARK: Belonging

  @Test func attributesBelongToTheirOwnGraph() {
    let other = Graph()
    let (own, foreign) = (graph.computed { _ in 1 }, other.computed { _ in 1 })
    #expect(graph.contains(own) && !graph.contains(foreign))
    #expect(other.contains(AnyAttribute(foreign)) && !other.contains(AnyAttribute(own)))
    #expect(!graph.contains(other.subgraph()))
  }

  @Test func typeIsRestoredOnlyIfItFits() throws {
    let erased = AnyAttribute(graph.input(3, name: "count"))
    #expect(try graph[graph.attribute(erased, as: Int.self)] == 3)
    let issue = #expect(throws: GraphIssue.self) { try graph.attribute(erased, as: String.self) }
    #expect(issue?.kind == .wrongType)
    #expect(issue?.message.contains("Int") == true && issue?.message.contains("String") == true)
  }

  // MARK: Sources

  @Test func sourcesAreThoseOfTheLastEvaluation() {
    let (first, second, chooses) = (graph.input(1), graph.input(2), graph.input(true))
    let rule = graph.computed { $0[chooses] ? $0[first] : $0[second] }
    let erased = AnyAttribute(rule)
    #expect(graph.sources(of: erased).isEmpty, "it never ran")
    _ = graph[rule]
    #expect(graph.sources(of: erased) == [AnyAttribute(chooses), AnyAttribute(first)])
    graph[chooses] = false
    _ = graph[rule]
    #expect(graph.sources(of: erased) == [AnyAttribute(chooses), AnyAttribute(second)])
  }

  @Test func freedAttributeHasNoSources() {
    let row = graph.subgraph()
    let input = graph.input(1)
    let rule = graph.computed(in: row) { $0[input] }
    _ = graph[rule]
    graph.free(row)
    #expect(graph.sources(of: AnyAttribute(rule)).isEmpty)
    #expect(graph.sources(of: .none).isEmpty)
  }

  @Test func refreshingSourcesDoesNotRunTheirReader() {
    let input = graph.input(1)
    let middle = graph.computed("middle", log) { $0[input] * 10 }
    let outer = graph.computed("outer", log) { $0[middle] + 1 }
    #expect(graph[outer] == 11)
    graph[input] = 2
    _ = log.take()
    graph.refreshSources(of: AnyAttribute(outer))
    #expect(log.take() == ["middle"])
    #expect(graph[outer] == 21)
    #expect(log.take() == ["outer"])
  }

  @Test func refreshingSourcesInARuleRecordsNothing() throws {
    let input = graph.input(1)
    let inner = graph.computed("inner", log) { $0[input] }
    _ = graph[inner]
    let outer = graph.computed("outer", log) { _ in
      graph.refreshSources(of: AnyAttribute(inner))
      return 1
    }
    _ = graph[outer]
    #expect(try graph.sources(of: outer).isEmpty)
  }

  // MARK: Tracking

  @Test func readsBetweenPauseAndResumeAreNotRecorded() throws {
    let inputs = (0..<3).map { graph.input($0) }
    let rule = graph.computed { _ in
      let first = graph[inputs[0]]
      graph.pauseTracking()
      let second = graph[inputs[1]]
      graph.resumeTracking()
      return first + second + graph[inputs[2]]
    }
    #expect(graph[rule] == 3)
    #expect(try graph.sources(of: rule) == [AnyAttribute(inputs[0]), AnyAttribute(inputs[2])])
    graph[inputs[1]] = 100
    #expect(graph[rule] == 3, "it doesn't depend on this")
  }

  @Test func pausingEndsAtTheNextEvaluation() throws {
    let input = graph.input(1)
    let inner = graph.computed { $0[input] }
    let outer = graph.computed { _ in
      graph.pauseTracking()
      defer { graph.resumeTracking() }
      return graph[inner]
    }
    #expect(graph[outer] == 1)
    #expect(try graph.sources(of: inner) == [AnyAttribute(input)], "the inner rule records its own reads")
    #expect(try graph.sources(of: outer).isEmpty)
  }

  @Test func untrackedReadsReturnTheirResultAndErrors() {
    struct Failure: Error {}
    let input = graph.input(7)
    #expect(graph.untracked { graph[input] } == 7)
    #expect(throws: Failure.self) { try graph.untracked { throw Failure() } }
  }

  @Test func trackingOutsideOfRulesRefreshesTheSource() {
    let input = graph.input(1)
    let rule = graph.computed("rule", log) { $0[input] }
    graph.track(AnyAttribute(rule))
    #expect(log.take() == ["rule"])
    graph.track(AnyAttribute(rule))
    #expect(log.take() == [])
  }

  @Test func evaluationsHaveDifferentIdentifiers() {
    let seen = Variable<[UInt32]>([])
    let input = graph.input(1)
    let rule = graph.computed { evaluation in
      seen.value.append(graph.evaluation)
      return evaluation[input]
    }
    for value in 1...3 {
      graph[input] = value * 10
      _ = graph[rule]
    }
    #expect(Set(seen.value).count == 3, "\(seen.value)")
  }
}

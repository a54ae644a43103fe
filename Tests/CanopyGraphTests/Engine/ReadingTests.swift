import Testing

@testable import CanopyGraph

@Suite(.graphOfTest) struct ReadingTests {
  unowned let graph = Graph.ofTest
  let log = RunLog()

  @Test func readingCreatesADependency() throws {
    let (first, second) = (graph.input(1), graph.input(2))
    let unread = graph.input(3)
    let sum = graph.computed("sum", log) { $0[first] + $0[second] }
    #expect(graph.statistics.dependencies == 0)
    #expect(graph[sum] == 3)
    #expect(try graph.sources(of: sum) == [AnyAttribute(first), AnyAttribute(second)])
    #expect(graph.statistics.dependencies == 2)
    graph[unread] = 4
    graph[first] = 10
    #expect(graph[sum] == 12)
    #expect(log.take() == ["sum", "sum"])
  }

  @Test func currentValueIsNotComputedAgain() {
    let input = graph.input(1)
    let double = graph.computed("double", log) { $0[input] * 2 }
    #expect([graph[double], graph[double], graph[double]] == [2, 2, 2])
    #expect(log.take() == ["double"])
  }

  @Test func repeatedReadsMakeOneDependency() throws {
    let (first, second) = (graph.input(1), graph.input(2))
    let sum = graph.computed { $0[first] + $0[second] + $0[first] + $0[second] + $0[first] }
    #expect(graph[sum] == 7)
    #expect(graph.statistics.dependencies == 2)
    graph[second] = 3
    #expect(graph[sum] == 9)
    #expect(try graph.sources(of: sum) == [AnyAttribute(first), AnyAttribute(second)])
    #expect(graph.statistics.dependencies == 2)
    graph.expectSound()
  }

  @Test func repeatedReadsAfterAnotherReaderMakeOneDependency() throws {
    let input = graph.input(1)
    let inner = graph.computed { $0[input] }
    let outer = graph.computed { $0[input] + $0[inner] + $0[input] }
    #expect(graph[outer] == 3)
    #expect(try graph.sources(of: outer) == [AnyAttribute(input), AnyAttribute(inner)])
    #expect(graph.statistics.dependencies == 3)
  }

  @Test func indirectReadsAreNoDependencies() throws {
    let input = graph.input(1)
    let inner = graph.computed { $0[input] + 1 }
    let outer = graph.computed { $0[inner] + 1 }
    #expect(graph[outer] == 3)
    #expect(try graph.sources(of: outer) == [AnyAttribute(inner)])
    #expect(try graph.sources(of: inner) == [AnyAttribute(input)])
  }

  @Test func readsThroughTheGraphAreDependencies() throws {
    let input = graph.input(1)
    let rule = graph.computed { _ in graph[input] + graph[Attribute(input)] }
    #expect(graph[rule] == 2)
    graph[input] = 2
    #expect(graph[rule] == 4)
    #expect(try graph.sources(of: rule) == [AnyAttribute(input)])
  }

  @Test func readsFromOutsideRecordNothing() {
    let input = graph.input(1)
    let double = graph.computed { $0[input] * 2 }
    _ = (graph[double], graph[input], graph[double])
    #expect(graph.statistics.dependencies == 1)
  }

  @Test func untrackedReadsRecordNothing() {
    let (tracked, untracked) = (graph.input(1), graph.input(10))
    let sum = graph.computed("sum", log) { evaluation in
      evaluation[tracked] + graph.untracked { evaluation[untracked] }
    }
    #expect(graph[sum] == 11)
    graph[untracked] = 20
    #expect(graph[sum] == 11, "nothing it depends on has changed")
    graph[tracked] = 2
    #expect(graph[sum] == 22)
    #expect(log.take() == ["sum", "sum"])
  }

  @Test func untrackedReadKeepsDependenciesOfEvaluatedRules() {
    let input = graph.input(1)
    let inner = graph.computed("inner", log) { $0[input] }
    let outer = graph.computed("outer", log) { evaluation in graph.untracked { evaluation[inner] } }
    #expect(graph[outer] == 1)
    graph[input] = 2
    #expect(graph[outer] == 1)
    #expect(graph[inner] == 2)
    #expect(log.take() == ["outer", "inner", "inner"])
  }

  @Test func trackingResumesAfterAThrowingUntrackedRead() {
    struct Failure: Error {}
    let (first, second) = (graph.input(1), graph.input(10))
    let sum = graph.computed { evaluation in
      #expect(throws: Failure.self) { try graph.untracked { throw Failure() } }
      return evaluation[first] + graph.untracked { graph.untracked { evaluation[second] } }
    }
    #expect(graph[sum] == 11)
    graph[first] = 2
    #expect(graph[sum] == 12)
    #expect(graph.untracked { graph[sum] } == 12, "outside rules it changes nothing")
    graph.expectSound()
  }

  @Test func ruleKnowsWhetherItHasAValue() {
    let input = graph.input(0)
    var answers: [Bool] = []
    let rule = graph.computed { evaluation in
      answers += [evaluation.hasValue, graph.untracked { evaluation.hasValue }]
      return evaluation[input]
    }
    _ = graph[rule]
    graph[input] = 1
    _ = graph[rule]
    #expect(answers == [false, false, true, true])
  }

  @Test func onlyRealChangesAreCounted() throws {
    let input = graph.input(1)
    let isOdd = graph.computed { $0[input] % 2 == 1 }
    func changes() throws -> [Int] {
      [try graph.changes(of: AnyAttribute(input)), try graph.changes(of: AnyAttribute(isOdd))]
    }
    #expect(try changes() == [0, 0])
    _ = graph[isOdd]
    #expect(try changes() == [0, 1])
    for value in [3, 5, 5, 6] {
      graph[input] = value
      _ = graph[isOdd]
    }
    #expect(try changes() == [3, 2])
  }

  @Test func attributeCanBeCastToItsType() throws {
    let input = graph.input("text")
    let attribute: Attribute<String> = try graph.attribute(AnyAttribute(input), as: String.self)
    #expect(attribute == Attribute(input))
    #expect(graph[attribute] == "text")
    #expect(throws: GraphIssue.self) { try graph.attribute(AnyAttribute(input), as: Int.self) }
  }

  @Test func checkedReadOfAFreedAttributeThrows() throws {
    let subgraph = graph.subgraph()
    let input = graph.input(1, in: subgraph)
    let value = graph.computed { evaluation in (try? evaluation.value(of: Attribute(input))) ?? -1 }
    #expect(graph[value] == 1)
    #expect(try graph.value(of: Attribute(input)) == 1)
    graph.free(subgraph)
    #expect(graph[value] == -1)
    #expect(throws: GraphIssue.self) { try graph.value(of: Attribute(input)) }
    #expect(throws: GraphIssue.self) { try graph.changes(of: AnyAttribute(input)) }
    #expect(throws: GraphIssue.self) { try graph.attribute(AnyAttribute(input), as: Int.self) }
  }
}

import CanopyGraph
import Testing

/// The ways to create what a graph contains, as a client uses them.
@Suite(.graphOfTest) struct GraphCreatingTests {
  unowned let graph = Graph.ofTest

  @Test func exampleOfTheDocumentationWorks() {
    let price = graph.input(10.0, name: "price")
    let count = graph.input(2, name: "count")
    let total = graph.computed(name: "total") { $0[price] * Double($0[count]) }
    #expect(graph[total] == 20)
    graph[count] = 3
    #expect(graph[total] == 30)
  }

  @Test func namesAreThoseOfTheirCreation() {
    let row = graph.subgraph(name: "row")
    #expect(graph.name(of: AnyAttribute(graph.input(1, name: "price"))) == "price")
    #expect(graph.name(of: AnyAttribute(graph.computed(name: "total", in: row) { _ in 1 })) == "total")
    #expect(graph.name(of: graph.source(name: "clock", in: row)) == "clock")
    #expect(graph.name(of: ClientRecord(graph, name: "record").node) == "record")
  }

  @Test func attributesWithoutANameAreNamedByTheirKind() {
    let names = [
      AnyAttribute(graph.input(1)), AnyAttribute(graph.computed { _ in 1 }), graph.source(), ClientRecord(graph).node,
    ].map(graph.name)
    #expect(names.allSatisfy { !$0.isEmpty }, "\(names)")
    #expect(names[3] == "record 0")
  }

  /// The compiler chooses the closure for `Equatable` values if it can.
  @Test func equatableClosuresUseTheOperatorOfTheType() {
    let input = graph.input(1)
    let parity = graph.computed { Parity(number: $0[input]) }
    var changes: [Int] = []
    graph.observe(parity) { changes.append($0.number) }
    graph.update()
    for number in [3, 5, 6] {
      graph[input] = number
      graph.update()
    }
    #expect(changes == [1, 6], "3 and 5 are equal to 1")
  }

  @Test func closuresWithOtherValuesAreComparedByField() {
    let input = graph.input(1)
    let pair = graph.computed { Pair(first: $0[input] / 10, second: "constant") }
    var count = 0
    graph.observe(pair) { _ in count += 1 }
    graph.update()
    for number in [2, 3, 10] {
      graph[input] = number
      graph.update()
    }
    #expect(count == 2)
  }

  @Test func rulesInRulesAreOwnedByNobody() throws {
    let input = graph.input(1)
    let made = Variable<Attribute<Int>?>(nil)
    let maker = graph.computed { evaluation in
      let value = evaluation[input]
      made.value = graph.computed { _ in value * 100 }
      return value
    }
    #expect(graph[maker] == 1)
    let first = try #require(made.value)
    graph[input] = 2
    #expect(graph[maker] == 2)
    #expect(try graph[#require(made.value)] == 200 && graph[first] == 100, "the earlier one lives until it is freed")
  }

  // MARK: Subgraphs

  @Test func subgraphIsFreedWithItsParent() {
    let parent = graph.subgraph(name: "parent")
    let child = graph.subgraph(name: "child", in: parent)
    let other = graph.subgraph()
    let attribute = graph.input(1, in: child)
    #expect(graph.contains(child) && graph.contains(AnyAttribute(attribute)))
    graph.free(parent)
    #expect(!graph.contains(parent) && !graph.contains(child) && !graph.contains(AnyAttribute(attribute)))
    #expect(graph.contains(other))
  }

  @Test func childCanBeFreedBeforeItsParent() {
    let parent = graph.subgraph()
    let child = graph.subgraph(in: parent)
    let own = graph.input(1, in: parent)
    graph.free(child)
    #expect(graph.contains(parent) && !graph.contains(child))
    graph.free(parent)
    #expect(!graph.contains(AnyAttribute(own)))
    #expect(graph.statistics.subgraphs == 0)
  }

  @Test func readersOutsideOfAFreedSubgraphRunAgain() {
    let row = graph.subgraph()
    let inside = Variable<Attribute<Int>?>(Attribute(graph.input(5, in: row)))
    var runs = 0
    let reader = graph.computed { evaluation in
      runs += 1
      return inside.value.map { evaluation[$0] } ?? -1
    }
    #expect(graph[reader] == 5)
    graph.free(row)
    inside.value = nil
    #expect(graph[reader] == -1)
    #expect(runs == 2)
  }

  // MARK: Memory

  @Test func capturesEndWithTheirAttribute() {
    let census = Census()
    do {
      let member = Census.Member(census)
      let rule = graph.computed { _ in
        _ = member
        return 1
      }
      graph.observe(rule) { _ in _ = member }
      graph.update()
      #expect(census.living == 1)
      graph.free(AnyAttribute(rule))
    }
    #expect(census.living == 1, "the observer holds it")
  }

  @Test func graphReleasesItsInputsRulesAndObservers() {
    let census = Census()
    do {
      let graph = Graph()
      let input = graph.input(Census.Member(census))
      let member = Census.Member(census)
      let rule = graph.computed { evaluation in
        _ = evaluation[input]
        return ObjectIdentifier(member).hashValue
      }
      let last = Census.Member(census)
      graph.observe(rule) { _ in _ = last }
      graph.update()
      #expect(census.living == 3)
    }
    #expect(census.living == 0)
  }
}

private struct Parity: Equatable {
  let number: Int
  static func == (one: Parity, other: Parity) -> Bool {
    one.number.isMultiple(of: 2) == other.number.isMultiple(of: 2)
  }
}

private struct Pair {
  let first: Int
  let second: String
}

import Testing

@testable import CanopyGraph

/// A client's node that feeds others from the top down: made when it first reads something, run when its client says
/// so, freed alone.
@Suite(.graphOfTest) final class ProvisionalTests {
  private unowned let graph = Graph.ofTest
  private let record = Record.make()

  deinit { Unmanaged<Record>.fromOpaque(record).release() }

  @Test func ruleWithoutReadsNeedsNoNode() {
    let before = graph.statistics.attributes
    #expect(graph.evaluateFirst(RecordRule.self, memory: record, order: 0) {}.node == nil)
    #expect(graph.statistics.attributes == before)
  }

  @Test func firstReadCreatesTheNode() throws {
    let (first, second) = (graph.input(1), graph.input(2))
    record.of.inputs = [first, second]
    let node = try #require(
      graph.evaluateFirst(RecordRule.self, memory: record, order: 0) { record.of.sum = graph[first] + graph[second] }
        .node)
    graph.update()
    #expect(record.of.runs == 0)
    graph[second] = 5
    graph.update()
    #expect(record.of.runs == 1)
    #expect(record.of.sum == 6)
    graph[first] = 2
    graph.update()
    #expect(record.of.sum == 7)
    #expect(graph.contains(node))
  }

  @Test func untrackedReadsCreateNoNode() {
    let input = graph.input(1)
    let node = graph.evaluateFirst(RecordRule.self, memory: record, order: 0) { graph.untracked { _ = graph[input] } }
      .node
    #expect(node == nil)
  }

  @Test func firstEvaluationsNest() throws {
    let (outer, inner) = (graph.input(1), graph.input(2))
    var innerNode: AnyAttribute?
    let outerNode = graph.evaluateFirst(RecordRule.self, memory: record, order: 0) {
      _ = graph[outer]
      innerNode = graph.evaluateFirst(RecordRule.self, memory: record, order: 1) { _ = graph[inner] }.node
    }.node
    #expect(try graph.explain(#require(outerNode)).sources.count == 1)
    #expect(try graph.explain(#require(innerNode)).sources.count == 1)
    #expect(outerNode != innerNode)
  }

  @Test func nodeRunOnDemandDoesNotRunAgainInTheUpdate() throws {
    let input = graph.input(1)
    record.of.inputs = [input]
    let node = try #require(
      graph.evaluateFirst(RecordRule.self, memory: record, order: 0) { _ = graph[input] }.node)
    graph.evaluate(node)
    #expect(record.of.runs == 1)
    graph[input] = 3
    graph.evaluate(node)
    graph.update()
    #expect(record.of.runs == 2)
    #expect(record.of.sum == 3)
  }

  @Test func singleAttributeIsFreedWithItsEdges() throws {
    let input = graph.input(1)
    let frees = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    frees.initialize(to: 0)
    defer { frees.deallocate() }
    let node = try #require(
      graph.evaluateFirst(CountingRule.self, memory: frees, order: 0) { _ = graph[input] }.node)
    graph[input] = 2
    graph.free(node)
    graph.update()
    #expect(frees.pointee == 1)
    #expect(!graph.contains(node))
    #expect(graph.statistics.dependencies == 0)
    #expect(graph.engine.invariantViolations() == [])
  }

  @Test func readersOfAFreedAttributeRunAgain() {
    let input = graph.input(1)
    var runs = 0
    let reader = graph.computed { [unowned graph] _ -> Int in
      runs += 1
      return graph.contains(AnyAttribute(input)) ? graph[input] : -1
    }
    #expect(graph[reader] == 1)
    graph.free(AnyAttribute(input))
    #expect(graph[reader] == -1)
    #expect(runs == 2)
  }

  @Test func selfFreeingAttributeIsFreedAfterItsRule() throws {
    let input = graph.input(1)
    record.of.inputs = [input]
    let node = try #require(
      graph.evaluateFirst(RecordRule.self, memory: record, order: 0) { _ = graph[input] }.node)
    record.of.whileRunning = { [unowned graph] in graph.free(node) }
    graph[input] = 2
    graph.update()
    #expect(record.of.sum == 2)
    #expect(!graph.contains(node))
    #expect(graph.engine.invariantViolations() == [])
  }

  @Test func attributesOfASubgraphAreNotFreedSeparately() {
    var messages: [String] = []
    graph.onIssue = { messages.append($0.message) }
    let subgraph = graph.subgraph(name: "row")
    let input = graph.input(1, name: "height", in: subgraph)
    graph.free(AnyAttribute(input))
    #expect(messages == ["Cannot free height alone: it goes with the subgraph that it was made in."])
    #expect(graph[input] == 1)
  }
}

/// What the tests keep for a node: which inputs its rule adds up, and how often.
private final class Record {
  var inputs: [Input<Int>] = []
  var sum = 0
  var runs = 0
  var whileRunning: () -> Void = {}

  static func make() -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(Record()).toOpaque()
  }
}

extension UnsafeMutableRawPointer {
  fileprivate var of: Record { Unmanaged<Record>.fromOpaque(self).takeUnretainedValue() }
}

private enum RecordRule: ClientRule {
  static func evaluate(_ memory: UnsafeMutableRawPointer, in evaluation: borrowing Evaluation) -> Bool {
    memory.of.runs += 1
    memory.of.sum = memory.of.inputs.reduce(0) { $0 + evaluation[$1] }
    memory.of.whileRunning()
    return true
  }
}

/// A rule that counts in its memory how often it was freed.
private enum CountingRule: ClientRule {
  static func evaluate(_: UnsafeMutableRawPointer, in _: borrowing Evaluation) -> Bool { false }

  static func didFree(_ memory: UnsafeMutableRawPointer) {
    memory.assumingMemoryBound(to: Int.self).pointee += 1
  }
}

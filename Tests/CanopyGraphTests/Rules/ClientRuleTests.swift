import Testing

@testable import CanopyGraph

/// Nodes whose memory is the client's, and sources, whose values are.
@Suite(.graphOfTest) struct ClientRuleTests {
  unowned let graph = Graph.ofTest
  let log = RunLog()

  @Test func clientRuleRunsWhenADependencyChanged() {
    let input = graph.input(1)
    let record = ClientRecord(graph)
    record.body = { evaluation in
      let new = evaluation[input] * 20
      defer { record.value = new }
      return record.value != new
    }
    graph.makeOutput(record.node)
    graph.update()
    #expect(record.value == 20)
    graph[input] = 2
    graph.update()
    #expect(record.value == 40)
    graph.update()
    #expect(record.runs == 2)
  }

  @Test func readersOfClientNodeRunOnlyIfItReportsAChange() {
    let input = graph.input(1)
    let record = ClientRecord(graph)
    record.body = { evaluation in
      let new = min(evaluation[input], 2)
      defer { record.value = new }
      return record.value != new
    }
    let reader = graph.computed("reader", log) { evaluation in
      evaluation.depend(on: record.node)
      return record.value
    }
    #expect(graph[reader] == 1)
    graph[input] = 2
    #expect(graph[reader] == 2)
    graph[input] = 3
    #expect(graph[reader] == 2)
    #expect(record.runs == 3)
    #expect(log.take() == ["reader", "reader"])
  }

  @Test func trackingCreatesADependency() throws {
    let input = graph.input(1)
    let record = ClientRecord(graph)
    record.body = { evaluation in
      record.value = evaluation[input]
      return true
    }
    let reader = graph.computed("reader", log) { _ in
      graph.track(record.node)
      return record.value
    }
    #expect(graph[reader] == 1)
    #expect(try graph.sources(of: reader) == [record.node])
    graph[input] = 2
    #expect(graph[reader] == 2)
    graph.track(record.node)
    #expect(record.runs == 2, "outside rules it only brings the node up to date")
  }

  @Test func invalidatedClientNodeRunsAgain() {
    let record = ClientRecord(graph)
    record.body = { _ in true }
    let reader = graph.computed("reader", log) { evaluation in
      evaluation.depend(on: record.node)
      return record.value
    }
    _ = graph[reader]
    record.value = 5
    graph.invalidate(record.node)
    #expect(graph[reader] == 5)
    #expect(record.runs == 2)
  }

  @Test func clientIsNotifiedOnceOfItsFreedNode() {
    let subgraph = graph.subgraph()
    let records = (0..<3).map { _ in ClientRecord(graph, in: subgraph) }
    graph.track(records[1].node)
    graph.makeOutput(records[2].node)
    graph.free(subgraph)
    graph.update()
    #expect(records.map(\.frees) == [1, 1, 1])
    #expect(records.map(\.runs) == [0, 1, 0])
    graph.expectSound()
  }

  @Test func clientIsNotifiedOnceWhenTheGraphEnds() {
    var graph: Graph? = Graph()
    let record = graph.map { ClientRecord($0) }
    graph = nil
    #expect(record?.frees == 1)
  }

  @Test func clientMemoryIsUnreferencedWhenTheClientIsNotified() {
    let subgraph = graph.subgraph()
    let input = graph.input(1)
    let record = ClientRecord(graph, in: subgraph)
    record.body = { evaluation in evaluation[input] > 0 }
    graph.track(record.node)
    record.atFree = {
      #expect(!graph.contains(record.node))
      #expect((try? graph.explain(AnyAttribute(input)))?.readers.isEmpty == true)
      #expect(graph.name(of: record.node) == "ClientRecordRule")
    }
    graph.free(subgraph)
    #expect(record.frees == 1)
  }

  @Test func clientNamesItsNodes() throws {
    let record = ClientRecord(graph)
    record.value = 7
    #expect(graph.name(of: record.node) == "record 7")
    #expect(graph.name(of: ClientRecord(graph, name: "given").node) == "given")
    #expect(try graph.explain(record.node).attribute.value == nil, "the engine does not know the value")
  }

  @Test func clientNodeHasNoReadableValue() {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 8, alignment: 8)
    defer { memory.deallocate() }
    let node = graph.node(Silent.self, memory: memory)
    #expect(throws: GraphIssue.self) { try graph.attribute(node, as: Int.self) }
    #expect(throws: GraphIssue.self) { try graph.attribute(node, as: Silent.self) }
  }

  /// A struct, so that the rule's type has values, which are not what lies in the memory.
  private struct Silent: ClientRule {
    static func evaluate(_: UnsafeMutableRawPointer, in _: borrowing Evaluation) -> Bool { false }
  }

  @Test func readersOfAChangedSourceRun() {
    var external = 1
    let source = graph.source(name: "source")
    let reader = graph.computed("reader", log) { _ in
      graph.track(source)
      return external
    }
    #expect(graph[reader] == 1)
    external = 2
    #expect(graph[reader] == 1, "nobody said so")
    graph.sourceChanged(source)
    #expect(graph[reader] == 2)
    #expect(log.take() == ["reader", "reader"])
  }

  @Test func changedSourceIsNeverEqual() throws {
    let source = graph.source()
    graph.sourceChanged(source)
    graph.sourceChanged(source)
    #expect(try graph.changes(of: source) == 2)
    #expect(graph.name(of: source) == "source")
  }

  @Test func sourceChangedInARuleIsReportedAndWaits() {
    let recorder = IssueRecorder(graph)
    let source = graph.source(name: "source")
    let (early, late) = (
      graph.computed("early", log) { evaluation in
        evaluation.depend(on: source)
        return 1
      },
      graph.computed("late", log) { _ in
        graph.sourceChanged(source)
        return 1
      }
    )
    graph.makeOutput(early, order: 1)
    graph.makeOutput(late, order: 2)
    graph.update()
    #expect(recorder.kinds == [.writeDuringUpdate])
    #expect(log.take() == ["early", "late", "early"])
  }

  @Test func freedSourceIsReported() {
    let recorder = IssueRecorder(graph)
    let subgraph = graph.subgraph()
    let source = graph.source(in: subgraph)
    graph.free(subgraph)
    graph.sourceChanged(source)
    #expect(recorder.kinds == [.freedAttribute])
  }

  @Test func mutatedObjectInAnInputCanBeReported() {
    final class Document { var text = "old" }
    let document = Document()
    let input = graph.input(document)
    let length = graph.computed("length", log) { $0[input].text }
    _ = graph[length]
    document.text = "new"
    graph.sourceChanged(AnyAttribute(input))
    #expect(graph[length] == "new")
    document.text = "newer"
    graph.invalidate(AnyAttribute(input))
    #expect(graph[length] == "newer")
    #expect(log.take() == ["length", "length", "length"])
  }
}

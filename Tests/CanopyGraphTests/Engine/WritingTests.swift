import Testing

@testable import CanopyGraph

@Suite(.graphOfTest) struct WritingTests {
  unowned let graph = Graph.ofTest
  let log = RunLog()

  @Test func writingChangesTheValue() {
    let input = graph.input(1)
    graph[input] = 5
    graph[input] += 1
    #expect(graph[input] == 6)
  }

  @Test func changingAValueInPlaceWritesIt() {
    let list = graph.input([1])
    let count = graph.computed { $0[list].count }
    #expect(graph[count] == 1)
    graph[list].append(2)
    #expect(graph[count] == 2)
  }

  @Test func writtenNonequatableValuesAreCompared() throws {
    struct Row {
      var title: String
      var marker: Marker
    }
    let marker = Marker()
    let input = graph.input(Row(title: "a", marker: marker))
    let reader = graph.computed("reader", log) { $0[input].title }
    _ = graph[reader]
    graph[input] = Row(title: "a", marker: marker)
    _ = graph[reader]
    #expect(log.take() == ["reader"])
    #expect(try graph.changes(of: AnyAttribute(input)) == 0)
    graph[input] = Row(title: "a", marker: Marker())
    _ = graph[reader]
    #expect(log.take() == ["reader"])
    graph[input].title = "b"
    #expect(graph[reader] == "b")
    #expect(try graph.changes(of: AnyAttribute(input)) == 2)
  }

  @Test func payloadsOfExistentialsAreCompared() throws {
    let (anything, error) = (graph.input(1 as Any), graph.input(CancellationError() as any Error))
    graph[anything] = 1
    graph[error] = CancellationError()
    graph[anything] = "1"
    #expect(try graph.changes(of: AnyAttribute(anything)) == 1)
    #expect(graph[anything] as? String == "1")
  }

  @Test func writtenClosureIsAlwaysAChange() {
    let input = graph.input {}
    let reader = graph.computed("reader", log) { evaluation in
      evaluation[input]()
      return 1
    }
    _ = graph[reader]
    graph[input] = graph[input]
    _ = graph[reader]
    #expect(log.take() == ["reader", "reader"])
  }

  @Test func writeInRuleIsReportedAndWaitsForTheNextPass() {
    let recorder = IssueRecorder(graph)
    let (input, side) = (graph.input(1), graph.input(0, name: "side"))
    let writer = graph.computed(name: "writer") { evaluation in
      graph[side] = evaluation[input] * 10
      return graph.untracked { graph[side] }
    }
    let reader = graph.computed("reader", log) { $0[side] }
    graph.makeOutput(writer, order: 1)
    graph.makeOutput(reader, order: 2)
    graph.update()
    #expect(graph[writer] == 0, "the rule itself still reads the old value")
    #expect(graph[reader] == 10)
    #expect(recorder.kinds.first == .writeDuringUpdate)
    #expect(recorder.issues.first?.attributes == [AnyAttribute(side)])
    #expect(log.take() == ["reader", "reader"])
    #expect(graph.updates == 2)
  }

  @Test func writeInRuleReadOutsideOfUpdateHappensAfterTheRead() {
    _ = IssueRecorder(graph)
    let side = graph.input(0)
    let writer = graph.computed { _ in
      graph[side] = 7
      return 1
    }
    let outer = graph.computed { $0[writer] + $0[side] }
    #expect(graph[outer] == 1)
    #expect(graph[side] == 7)
    #expect(graph[outer] == 8)
  }

  @Test func writesInARuleKeepTheirOrder() {
    _ = IssueRecorder(graph)
    let side = graph.input(0)
    let writer = graph.computed { _ in
      for value in 1...3 { graph[side] = value }
      return 1
    }
    _ = graph[writer]
    #expect(graph[side] == 3)
  }

  @Test func deferredWriteOfNonequatableValueWaits() {
    struct Box { var object: Marker }
    let recorder = IssueRecorder(graph)
    let (first, second) = (Marker(), Marker())
    let side = graph.input(Box(object: first))
    let writer = graph.computed { _ in
      graph[side] = Box(object: second)
      return graph[side].object === first
    }
    #expect(graph[writer])
    #expect(graph[side].object === second)
    #expect(recorder.kinds == [.writeDuringUpdate])
  }

  @Test func untrackedWriteInARuleWaits() {
    let recorder = IssueRecorder(graph)
    let side = graph.input(0)
    let writer = graph.computed { _ in
      graph.untracked { graph[side] = 1 }
      return 1
    }
    _ = graph[writer]
    #expect(graph[side] == 1)
    #expect(recorder.kinds == [.writeDuringUpdate])
  }

  @Test func observersMayWrite() {
    let recorder = IssueRecorder(graph)
    let (input, copy) = (graph.input(1), graph.input(0))
    graph.observe(Attribute(input)) { graph[copy] = $0 }
    graph.update()
    #expect(graph[copy] == 1)
    #expect(recorder.issues == [])
  }

  @Test func writingAFreedAttributeIsReported() {
    let recorder = IssueRecorder(graph)
    let subgraph = graph.subgraph()
    let (input, other) = (graph.input(1, in: subgraph), graph.input(Marker(), in: subgraph))
    graph.free(subgraph)
    graph[input] = 2
    graph[other] = Marker()
    #expect(recorder.kinds == [.freedAttribute, .freedAttribute])
    #expect(recorder.issues.map(\.attributes) == [[AnyAttribute(input)], [AnyAttribute(other)]])
  }

  @Test func deferredWriteToFreedAttributeIsReported() {
    let recorder = IssueRecorder(graph)
    let subgraph = graph.subgraph()
    let input = graph.input(1, in: subgraph)
    let writer = graph.computed { _ in
      graph[input] = 2
      graph.free(subgraph)
      return 1
    }
    _ = graph[writer]
    #expect(recorder.kinds == [.writeDuringUpdate, .freedAttribute])
    graph.expectSound()
  }
}

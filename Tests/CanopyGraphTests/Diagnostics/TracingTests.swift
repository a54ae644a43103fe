import Testing

@testable import CanopyGraph

@Suite(.graphOfTest) struct TracingTests {
  unowned let graph = Graph.ofTest
  let tape = Tape()

  /// Keeps the events of a graph, also as short texts.
  final class Tape {
    private(set) var events: [TraceEvent] = []

    private var summaries: [String] = []

    func record(_ graph: Graph) {
      graph.trace = { [self, unowned graph] event in
        events.append(event)
        let causes = event.because.map { graph.name(of: $0) }.joined(separator: ", ")
        summaries.append(event.summary + (causes.isEmpty ? "" : " because \(causes)"))
      }
    }

    /// `name: what happened because cause, its cause, …` for each event since this was last asked.
    func take() -> [String] {
      defer { (events, summaries) = ([], []) }
      return summaries
    }
  }

  init() { tape.record(graph) }

  private var input: Input<Int> { graph.input(1, name: "input") }

  @Test func eventsOfAnUpdateAreInOrder() {
    let input = input
    let isPositive = graph.computed(name: "isPositive") { $0[input] > 0 }
    let sign = graph.computed(name: "sign") { $0[isPositive] ? 1 : -1 }
    let product = graph.computed(name: "product") { $0[input] * $0[sign] }
    let label = graph.computed(name: "label") { "\($0[sign])" }
    graph.makeOutput(product, order: 1)
    graph.makeOutput(label, order: 2)
    graph.update()
    #expect(
      tape.take() == [
        "isPositive: changed", "sign: changed", "product: changed", "label: changed",
      ])
    graph[input] = 2
    #expect(tape.take() == ["input: written"])
    graph.update()
    #expect(
      tape.take() == [
        // It ran first, but the two it waited for ended before it.
        "isPositive: same because input", "sign: cut off", "product: changed because input", "label: cut off",
      ])
  }

  @Test func evaluationEventNamesTheChainOfItsCauses() {
    let input = input
    var last = Attribute(input)
    for number in 1...3 {
      let source = last
      last = graph.computed(name: "step \(number)") { $0[source] + 1 }
    }
    _ = (graph[last], tape.take())
    graph[input] = 5
    _ = graph[last]
    #expect(
      tape.take() == [
        "input: written",
        "step 1: changed because input",
        "step 2: changed because step 1, input",
        "step 3: changed because step 2, step 1, input",
      ])
  }

  @Test func firstChangeIsTheCauseOfAnEvaluation() {
    let (first, second) = (graph.input(1, name: "first"), graph.input(1, name: "second"))
    let sum = graph.computed(name: "sum") { $0[first] + $0[second] }
    _ = (graph[sum], tape.take())
    graph[second] = 2
    graph[first] = 2
    _ = graph[sum]
    #expect(tape.take().last == "sum: changed because second")
  }

  @Test func invalidatedRuleHasNoCause() {
    let input = input
    let rule = graph.computed(name: "rule") { $0[input] }
    _ = graph[rule]
    graph[input] = 2
    _ = (graph[rule], tape.take())
    graph.invalidate(AnyAttribute(rule))
    _ = graph[rule]
    #expect(tape.take() == ["rule: same"])
  }

  @Test func freedAttributeIsACause() {
    let home = graph.subgraph()
    let gone = graph.input(1, name: "gone", in: home)
    let rule = graph.computed(name: "rule") { evaluation in (try? evaluation.value(of: Attribute(gone))) ?? 0 }
    let behind = graph.computed(name: "behind") { $0[rule] }
    _ = (graph[behind], tape.take())
    graph.free(home)
    _ = graph[behind]
    #expect(graph.name(of: AnyAttribute(gone)) == "gone")
    #expect(tape.events.map(\.name) == ["rule", "behind"])
    #expect(tape.events[1].because.first == AnyAttribute(rule))
    #expect(tape.events[0].because.map { graph.name(of: $0) } == ["gone"])
  }

  @Test func eventsCarryTheirUpdate() {
    let input = input
    let output = graph.computed(name: "output") { $0[input] }
    graph.makeOutput(output)
    graph[input] = 2
    graph.update()
    graph[input] = 3
    _ = graph[output]
    graph[input] = 4
    graph.update()
    #expect(tape.events.map(\.update) == [1, 1, 2, 2, 2, 2])
    #expect(tape.take().count == 6)
  }

  @Test func sourceChangesAreTracedAsWrites() {
    let source = graph.source(name: "source")
    graph.sourceChanged(source)
    #expect(tape.take() == ["source: written"])
  }

  @Test func equalWritesAreNotTraced() {
    let input = input
    graph[input] = 1
    #expect(tape.take() == [])
  }

  @Test func evaluationEventsHaveDurations() {
    let slow = graph.computed { _ in (0..<10_000).reduce(0) { $0 &+ $1 } }
    _ = graph[slow]
    guard case .evaluated(_, let nanoseconds) = tape.events[0].kind else {
      Issue.record("not an evaluation: \(tape.events[0])")
      return
    }
    #expect(nanoseconds > 0)
  }

  @Test func eventsAreDeliveredAfterTheOutermostEvaluation() {
    let input = input
    let inner = graph.computed(name: "inner") { $0[input] }
    var countWhileRunning: Int?
    let outer = graph.computed(name: "outer") { evaluation in
      let value = evaluation[inner]
      countWhileRunning = tape.events.count
      return value
    }
    _ = graph[outer]
    #expect(countWhileRunning == 0)
    #expect(tape.take() == ["inner: changed", "outer: changed"])
  }

  @Test func traceHandlerMayUseTheGraph() {
    let input = input
    let first = graph.computed(name: "first") { $0[input] }
    let second = graph.computed(name: "second") { $0[first] }
    let other = graph.computed(name: "other") { $0[input] }
    var names: [String] = []
    graph.trace = { [unowned graph] event in
      names.append(event.name)
      _ = graph[other]
      _ = try? graph.explain(event.attribute)
    }
    _ = graph[second]
    #expect(names == ["first", "second", "other"], "in the order in which it happened")
    graph.expectSound()
  }

  @Test func traceHandlerMayFreeEvaluatedAttributes() {
    let home = graph.subgraph()
    let rule = graph.computed(in: home) { _ in "a text long enough to lie on the heap" }
    graph.trace = { [unowned graph] _ in if graph.contains(home) { graph.free(home) } }
    #expect(graph[rule] == "a text long enough to lie on the heap")
    #expect(!graph.contains(rule))
  }

  @Test func writesOfTraceHandlerWaitForTheNextPass() {
    let recorder = IssueRecorder(graph)
    let (input, count) = (input, graph.input(0, name: "count"))
    let log = RunLog()
    graph.makeOutput(graph.computed("early", log) { $0[input] }, order: 1)
    graph.makeOutput(graph.computed("late", log) { $0[input] + $0[count] }, order: 2)
    graph.trace = { [unowned graph] event in if event.name == "early" { graph[count] = 1 } }
    graph.update()
    #expect(log.take() == ["early", "late", "late"])
    #expect(recorder.messages.map { $0.prefix(37) } == ["“count” was written during an update."])
    #expect(graph.updates == 2)
  }

  @Test func tracingCanBeTurnedOffAndOnAgain() {
    let input = input
    let rule = graph.computed(name: "rule") { $0[input] }
    _ = graph[rule]
    #expect(tape.take().count == 1)
    graph.trace = nil
    graph[input] = 2
    _ = graph[rule]
    #expect(tape.take() == [])
    tape.record(graph)
    graph[input] = 3
    _ = graph[rule]
    #expect(tape.take() == ["input: written", "rule: changed because input"])
  }

  @Test func tracingMayEndDuringARule() {
    let input = input
    let inner = graph.computed(name: "inner") { $0[input] }
    let outer = graph.computed(name: "outer") { evaluation in
      let value = evaluation[inner]
      graph.trace = nil
      return value
    }
    #expect(graph[outer] == 1)
    tape.record(graph)
    graph[input] = 2
    #expect(tape.take() == ["input: written"], "what was not handed over is forgotten")
  }
}

extension TraceEvent {
  fileprivate var summary: String {
    let what =
      switch kind {
      case .written: "written"
      case .evaluated(let changed, _): changed ? "changed" : "same"
      case .cutOff: "cut off"
      }
    return "\(name): \(what)"
  }
}

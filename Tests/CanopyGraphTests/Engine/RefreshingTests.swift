import Testing

@testable import CanopyGraph

@Suite(.graphOfTest) struct RefreshingTests {
  unowned let graph = Graph.ofTest
  let log = RunLog()

  @Test func dependenciesAreRefreshedInReadingOrderUntilOneChanged() {
    let which = graph.input(true)
    let input = graph.input(1)
    let selector = graph.computed("selector", log) { $0[which] }
    let expensive = graph.computed("expensive", log) { $0[input] }
    let choice = graph.computed("choice", log) { $0[selector] ? $0[expensive] : 0 }
    _ = (graph[choice], log.take())
    graph.batch {
      graph[which] = false
      graph[input] = 2
    }
    #expect(graph[choice] == 0)
    #expect(log.take() == ["selector", "choice"], "nobody needs what it read second")
    #expect(graph[expensive] == 2)
    #expect(log.take() == ["expensive"])
  }

  /// Each attribute reads the one before it. Built by reading in the order of making, such a chain may be as long as
  /// memory allows.
  @Test func deepChainUpdatesWithoutRecursion() {
    let depth = 200_000
    let counter = RunCounter()
    let input = graph.input(0)
    var last = Attribute(input)
    for _ in 0..<depth {
      last = graph.computed(CountedIncrement(source: last, counter: counter))
      _ = graph[last]
    }
    #expect(counter.take() == depth)
    graph[input] = 5
    #expect(graph[last] == depth + 5)
    #expect(counter.take() == depth)

    graph.makeOutput(last)
    graph[input] = 6
    graph.update()
    #expect(counter.take() == depth)
    #expect(graph[last] == depth + 6)
  }

  @Test func deepChainIsCutOffAtItsRootAndFreed() {
    let depth = 200_000
    let counter = RunCounter()
    let input = graph.input(0)
    let subgraph = graph.subgraph()
    var last = graph.computed(in: subgraph) { min($0[input], 0) }
    for _ in 0..<depth {
      last = graph.computed(CountedIncrement(source: last, counter: counter), in: subgraph)
      _ = graph[last]
    }
    _ = counter.take()
    graph[input] = 5
    #expect(graph[last] == depth)
    #expect(counter.take() == 0)
    #expect((try? graph.explain(last))?.freshness == .current)
    graph.free(subgraph)
    #expect(graph.statistics.attributes == 1)
    #expect(graph.statistics.dependencies == 0)
  }

  @Test func tooDeepFirstEvaluationStopsWithAMessage() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = Graph()
      var last = Attribute(graph.input(0))
      for number in 1...100_000 {
        last = graph.computed(CountedIncrement(source: last, counter: RunCounter.shared), name: "number \(number)")
      }
      _ = graph[last]
    }
    let message = try #require(result).standardErrorText
    #expect(message.contains(" rules are waiting for each other and the stack is nearly used up: … “number "))
    #expect(
      message.contains(
        """
        The first evaluation of a chain is as deep as the chain: read its attributes once in the order in which they \
        were made.
        """))
  }

  /// Each thread has a stack of its own, and the graph may have been used on another one before.
  @Test func stacksOfOtherThreadsAreChecked() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = Graph()
      var last = Attribute(graph.input(0))
      last = graph.computed(CountedIncrement(source: last, counter: RunCounter.shared))
      _ = graph[last]
      for number in 1...100_000 {
        last = graph.computed(CountedIncrement(source: last, counter: RunCounter.shared), name: "number \(number)")
      }
      onAnotherThread { [last] in _ = graph[last] }
    }
    let message = try #require(result).standardErrorText
    #expect(message.contains(" rules are waiting for each other and the stack is nearly used up: … “number "))
  }

  @Test func unchangedFanDoesNotRunItsReader() {
    let input = graph.input(1)
    let counter = RunCounter()
    let parts = (0..<5000).map { number in
      graph.computed { evaluation in
        counter.note()
        return evaluation[input] > 0 ? number : 0
      }
    }
    let sum = graph.computed("sum", log) { evaluation in parts.reduce(0) { sum, part in sum + evaluation[part] } }
    _ = (graph[sum], counter.take(), log.take())
    graph[input] = 2
    _ = graph[sum]
    #expect(counter.take() == 5000)
    #expect(log.take() == [])
  }

  /// While the outer rule is only being checked, a rule that runs for it checks others in turn.
  @Test func nestedChecksAreIndependent() {
    let recorder = IssueRecorder(graph)
    let input = graph.input(1)
    let near = graph.computed("near", log) { $0[input] }
    let middle = graph.computed("middle", log) { $0[near] }
    let running = graph.computed("running", log) { $0[input] + $0[middle] }
    let checked = graph.computed("checked", log) { $0[running] }
    let end = graph.computed("end", log) { $0[checked] }
    _ = (graph[end], log.take())
    graph[input] = 2
    #expect(graph[end] == 4)
    #expect(log.take() == ["running", "near", "middle", "checked", "end"])
    #expect(recorder.issues == [])
  }

  /// The way through attributes that turn out unchanged, to one that has changed.
  @Test func changeBehindUnchangedAttributesPropagates() {
    let input = graph.input(1)
    let constant = graph.computed("constant", log) { min($0[input], 0) }
    let changing = graph.computed("changing", log) { $0[input] }
    let middle = graph.computed("middle", log) { $0[constant] + $0[changing] }
    let far = graph.computed("far", log) { $0[constant] + $0[middle] }
    let end = graph.computed("end", log) { $0[far] + $0[constant] }
    #expect(graph[end] == 1)
    _ = log.take()
    graph[input] = 2
    #expect(graph[end] == 2)
    #expect(log.take() == ["constant", "changing", "middle", "far", "end"])
  }
}

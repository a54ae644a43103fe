import Testing

@testable import CanopyGraph

@Suite(.graphOfTest) struct MarkingTests {
  unowned let graph = Graph.ofTest
  let log = RunLog()

  @Test func writeComputesNothing() {
    let input = graph.input(1)
    let double = graph.computed("double", log) { $0[input] * 2 }
    let output = graph.computed("output", log) { $0[double] }
    graph.makeOutput(output)
    graph.update()
    _ = log.take()
    graph[input] = 2
    #expect(log.take() == [])
    graph.update()
    #expect(log.take() == ["double", "output"])
  }

  @Test func equalWriteHasNoEffect() throws {
    let input = graph.input(1)
    let double = graph.computed("double", log) { $0[input] * 2 }
    graph.makeOutput(double)
    graph.update()
    _ = log.take()
    var calls = 0
    graph.onNeedsUpdate = { calls += 1 }
    graph[input] = 1
    graph.update()
    #expect(log.take() == [])
    #expect(calls == 0)
    #expect(try graph.changes(of: AnyAttribute(input)) == 0)
    #expect(try graph.explain(double).freshness == .current)
  }

  @Test func onlyRequestedAttributesAreEvaluated() {
    let input = graph.input(1)
    let asked = graph.computed("asked", log) { $0[input] }
    let unasked = graph.computed("unasked", log) { $0[input] }
    _ = (graph[asked], graph[unasked], log.take())
    for value in 2...4 {
      graph[input] = value
      #expect(graph[asked] == value)
    }
    #expect(log.take() == ["asked", "asked", "asked"])
    #expect(graph[unasked] == 4)
    #expect(log.take() == ["unasked"])
  }

  @Test func equalValueStopsEvaluation() throws {
    let input = graph.input(1)
    let isPositive = graph.computed("isPositive", log) { $0[input] > 0 }
    let text = graph.computed("text", log) { $0[isPositive] ? "yes" : "no" }
    let label = graph.computed("label", log) { "it is: " + $0[text] }
    #expect(graph[label] == "it is: yes")
    _ = log.take()
    graph[input] = 2
    #expect(try graph.explain(label).freshness == .perhapsStale)
    #expect(graph[label] == "it is: yes")
    #expect(log.take() == ["isPositive"])
    #expect(try graph.explain(label).freshness == .current)
    graph[input] = -1
    #expect(graph[label] == "it is: no")
    #expect(log.take() == ["isPositive", "text", "label"])
  }

  @Test func ruleRunsIfOneOfSeveralSourcesChanged() {
    let input = graph.input(1)
    let same = graph.computed("same", log) { $0[input] > 0 }
    let different = graph.computed("different", log) { $0[input] * 2 }
    let both = graph.computed("both", log) { $0[same] ? $0[different] : 0 }
    #expect(graph[both] == 2)
    _ = log.take()
    graph[input] = 2
    #expect(graph[both] == 4)
    #expect(log.take() == ["same", "different", "both"])
  }

  @Test func restoredValueRunsOnlyDirectReaders() {
    let input = graph.input(1)
    let double = graph.computed("double", log) { $0[input] * 2 }
    let label = graph.computed("label", log) { "\($0[double])" }
    _ = (graph[label], log.take())
    graph[input] = 2
    graph[input] = 1
    #expect(graph[label] == "2")
    #expect(log.take() == ["double"])
  }

  /// A shortcut in marking looks at the newest reader alone.
  @Test func olderReaderSeesChangesThatANewerReaderHasSeen() {
    let (first, second) = (graph.input(1), graph.input(1))
    let shared = graph.computed { $0[first] }
    let older = graph.computed { $0[shared] }
    let newer = graph.computed { $0[shared] + $0[second] }
    _ = (graph[older], graph[newer])
    graph[second] = 2
    graph[first] = 5
    #expect(graph[older] == 5)
    #expect(graph[newer] == 7)
  }

  @Test func valuesWithClosuresChangeOnEachEvaluation() {
    struct Button {
      var title: String
      var action: () -> Void
    }
    let input = graph.input(1)
    let button = graph.computed { evaluation in
      _ = evaluation[input]
      return Button(title: "same") {}
    }
    let title = graph.computed("title", log) { $0[button].title }
    _ = graph[title]
    graph[input] = 2
    _ = graph[title]
    #expect(log.take() == ["title", "title"])
  }

  @Test func nonequatableValuesAreComparedFieldByField() {
    struct Frame {
      var origin: (x: Double, y: Double)
      var owner: Marker
    }
    let marker = Marker()
    let input = graph.input(1)
    let frame = graph.computed { Frame(origin: (x: Double($0[input] / 10), y: .nan), owner: marker) }
    let width = graph.computed("width", log) { $0[frame].origin.x }
    _ = graph[width]
    graph[input] = 5
    _ = graph[width]
    #expect(log.take() == ["width"])
    graph[input] = 10
    #expect(graph[width] == 1)
    #expect(log.take() == ["width"])
  }

  @Test func invalidatedRuleRunsAgain() {
    var external = 1
    let rule = graph.computed("rule", log) { _ in external }
    let reader = graph.computed("reader", log) { $0[rule] }
    _ = (graph[reader], log.take())
    graph.invalidate(AnyAttribute(rule))
    #expect(graph[reader] == 1)
    #expect(log.take() == ["rule"])
    external = 2
    graph.invalidate(AnyAttribute(rule))
    #expect(graph[reader] == 2)
    #expect(log.take() == ["rule", "reader"])
  }

  @Test func ruleMayInvalidateLaterRules() {
    let input = graph.input(0)
    var external = 0
    let second = graph.computed("second", log) { _ in external }
    let first = graph.computed("first", log) { evaluation in
      external = evaluation[input] * 10
      graph.invalidate(AnyAttribute(second))
      return external
    }
    graph.makeOutput(first, order: 1)
    graph.makeOutput(second, order: 2)
    graph.update()
    _ = log.take()
    graph[input] = 1
    graph.update()
    #expect(log.take() == ["first", "second"])
    #expect(graph[second] == 10)
    #expect(graph.updates == 2, "one pass each")
  }

  @Test func ruleInvalidatedAfterItRanWaitsForTheNextPass() {
    let input = graph.input(0)
    var external = 0
    let early = graph.computed("early", log) { $0[input] + external }
    let late = graph.computed("late", log) { evaluation in
      if external != evaluation[input] * 10 {
        external = evaluation[input] * 10
        graph.invalidate(AnyAttribute(early))
      }
      return 0
    }
    graph.makeOutput(early, order: 1)
    graph.makeOutput(late, order: 2)
    graph.update()
    _ = log.take()
    graph[input] = 1
    graph.update()
    #expect(log.take() == ["early", "late", "early"])
    #expect(graph[early] == 11)
    #expect(graph.updates == 3)
  }

  @Test func ruleThatInvalidatesItsNextReadRunsOnce() {
    let recorder = IssueRecorder(graph)
    let input = graph.input(1)
    var external = 0
    let inner = graph.computed("inner", log) { _ in external }
    let outer = graph.computed("outer", log) { evaluation in
      external = evaluation[input]
      graph.invalidate(AnyAttribute(inner))
      return evaluation[inner]
    }
    graph.makeOutput(outer)
    for value in 1...3 {
      graph[input] = value
      graph.update()
      #expect(log.take() == ["outer", "inner"])
      #expect(graph[outer] == value)
    }
    #expect(recorder.issues == [])
  }

  @Test func ruleDoesNotKeepValuesOfInvalidatedDependencies() {
    var external = 0
    let trigger = graph.input(0)
    let read = graph.computed { _ in external }
    let invalidating = graph.computed { evaluation in
      let value = evaluation[trigger]
      if value != external {
        external = value
        graph.invalidate(AnyAttribute(read))
      }
      return value
    }
    let reader = graph.computed { evaluation in
      _ = evaluation[trigger]
      return evaluation[read] * 1000 + evaluation[invalidating]
    }
    _ = graph[reader]
    graph[trigger] = 7
    _ = graph[reader]
    #expect(graph[reader] == 7007)
    graph.expectSound()
  }

  @Test func ruleThatInvalidatesItselfRunsInTheNextPass() {
    var runs = 0
    let own = Late<Int>()
    let rule = graph.computed { _ in
      runs += 1
      if runs < 3 { graph.invalidate(AnyAttribute(own.value)) }
      return runs
    }
    own.set(rule)
    graph.makeOutput(rule)
    graph.update()
    #expect(runs == 3)
    #expect(graph[rule] == 3)
    #expect(graph.updates == 3)
  }

  @Test func invalidatingAFreedAttributeIsReported() {
    let recorder = IssueRecorder(graph)
    let subgraph = graph.subgraph()
    let rule = graph.computed(in: subgraph) { _ in 1 }
    graph.free(subgraph)
    graph.invalidate(AnyAttribute(rule))
    #expect(recorder.kinds == [.freedAttribute])
  }
}

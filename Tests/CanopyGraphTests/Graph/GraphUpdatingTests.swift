import CanopyGraph
import Testing

/// Writing and updating, as a client uses them.
@Suite(.graphOfTest) struct GraphUpdatingTests {
  unowned let graph = Graph.ofTest
  let log = RunLog()

  @Test func graphWithoutOutputsIsUpToDate() {
    let input = graph.input(1)
    _ = graph[graph.computed { $0[input] }]
    graph[input] = 2
    #expect(graph.isUpToDate)
  }

  @Test func outputsWaitForTheUpdate() {
    let input = graph.input(1)
    graph.makeOutput(graph.computed { $0[input] })
    #expect(!graph.isUpToDate)
    graph.update()
    #expect(graph.isUpToDate)
    graph[input] = 1
    #expect(graph.isUpToDate, "an equal value is no change")
    graph[input] = 2
    #expect(!graph.isUpToDate)
    graph.update()
    #expect(graph.isUpToDate)
  }

  @Test func freedOutputsNoLongerWait() {
    let row = graph.subgraph()
    let input = graph.input(1)
    graph.makeOutput(graph.computed("rule", log, in: row) { $0[input] })
    graph.free(row)
    graph.update()
    #expect(graph.isUpToDate && log.take() == [])
  }

  @Test func valuesAreChangedInPlace() {
    let names = graph.input(["a"])
    let count = graph.computed { $0[names].count }
    #expect(graph[count] == 1)
    graph[names].append("b")
    #expect(graph[names] == ["a", "b"] && graph[count] == 2)
  }

  @Test func objectInAnInputIsReportedByHand() {
    final class Model { var number = 1 }
    let model = Model()
    let input = graph.input(model)
    let number = graph.computed { $0[input].number }
    #expect(graph[number] == 1)
    model.number = 2
    #expect(graph[number] == 1)
    graph.sourceChanged(AnyAttribute(input))
    #expect(graph[number] == 2)
  }

  @Test func sourceReachesItsReaders() {
    let source = graph.source(name: "outside")
    var outside = 1
    let rule = graph.computed { _ in
      graph.track(source)
      return outside
    }
    #expect(graph[rule] == 1)
    outside = 2
    #expect(graph[rule] == 1)
    graph.sourceChanged(source)
    #expect(graph[rule] == 2)
  }

  @Test func evaluationOnDemandRunsWithoutAChange() {
    let input = graph.input(1)
    let rule = graph.computed("rule", log) { $0[input] }
    _ = graph[rule]
    graph.evaluate(AnyAttribute(rule))
    #expect(log.take() == ["rule", "rule"])
    _ = graph[rule]
    #expect(log.take() == [])
  }

  @Test func invalidatedRuleWithAnEqualValueReachesNoReader() {
    let input = graph.input(1)
    let inner = graph.computed("inner", log) { $0[input] }
    graph.makeOutput(graph.computed("outer", log) { $0[inner] })
    graph.update()
    _ = log.take()
    graph.invalidate(AnyAttribute(inner))
    graph.update()
    #expect(log.take() == ["inner"])
  }

  // MARK: Observers

  @Test func observersFollowTheirOrderThenTheirAge() {
    let input = graph.input(0)
    for (name, order) in [("late", 2), ("first", 0), ("second", 0), ("middle", 1)] as [(String, UInt32)] {
      graph.observe(Attribute(input), order: order) { _ in log.note(name) }
    }
    graph.update()
    #expect(log.take() == ["first", "second", "middle", "late"])
  }

  @Test func observerEndsWithItsAttribute() {
    let input = graph.input(0)
    let observer = graph.observe(Attribute(input)) { log.note("\($0)") }
    graph.update()
    graph[input] = 1
    graph.free(observer)
    graph.update()
    #expect(log.take() == ["0"])
  }

  @Test func observerEndsWithItsSubgraph() {
    let row = graph.subgraph()
    let input = graph.input(0)
    graph.observe(Attribute(input), in: row) { log.note("\($0)") }
    graph.update()
    graph.free(row)
    graph[input] = 1
    graph.update()
    #expect(log.take() == ["0"])
  }

  @Test func observerSeesOnlyTheLastOfSeveralChanges() {
    let input = graph.input(0)
    graph.observe(Attribute(input)) { log.note("\($0)") }
    graph.update()
    for value in 1...5 { graph[input] = value }
    graph.update()
    #expect(log.take() == ["0", "5"])
  }

  @Test func changeThatIsTakenBackIsNotObserved() {
    let input = graph.input(0)
    let rule = graph.computed { $0[input] }
    graph.observe(rule) { log.note("\($0)") }
    graph.update()
    graph[input] = 1
    graph[input] = 0
    graph.update()
    #expect(log.take() == ["0"])
  }

  @Test func actionMayCreateAnotherObserver() {
    let input = graph.input(0)
    graph.observe(Attribute(input)) { value in
      log.note("outer \(value)")
      if value == 0 { graph.observe(Attribute(input)) { log.note("inner \($0)") } }
    }
    graph.update()
    #expect(log.take() == ["outer 0", "inner 0"])
    graph[input] = 1
    graph.update()
    #expect(log.take() == ["outer 1", "inner 1"])
  }

  @Test func passesAreCounted() {
    let input = graph.input(0)
    graph.observe(Attribute(input)) { if $0 < 3 { graph[input] = $0 + 1 } }
    #expect(graph.updates == 0)
    graph.update()
    #expect(graph[input] == 3)
    #expect(graph.updates == 4)
  }
}

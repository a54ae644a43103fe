import Testing

@testable import CanopyGraph

/// Updates bring outputs up to date. Observers are in `ObserverRuleTests`, batches in `BatchingTests`.
@Suite(.graphOfTest) struct UpdatingTests {
  unowned let graph = Graph.ofTest
  let log = RunLog()

  @Test func outputRunsOnceForManyChanges() {
    let inputs = (0..<5).map { graph.input($0) }
    graph.makeOutput(graph.computed(LoggedSum(name: "sum", log: log, sources: inputs.map { Attribute($0) })))
    graph.update()
    for input in inputs { graph[input] += 1 }
    graph.update()
    #expect(log.take() == ["sum", "sum"])
    graph.update()
    #expect(log.take() == [])
    #expect(graph.updates == 2, "an update with nothing to do is no pass")
  }

  @Test func attributesWithoutOutputsAreNotEvaluated() {
    let input = graph.input(1)
    let needed = graph.computed("needed", log) { $0[input] }
    _ = graph.computed("unneeded", log) { $0[input] }
    graph.makeOutput(graph.computed("output", log) { $0[needed] })
    graph.update()
    graph[input] = 2
    graph.update()
    #expect(log.take() == ["output", "needed", "needed", "output"])
  }

  @Test func outputsRunByOrderThenByAge() {
    let input = graph.input(0)
    let orders: [UInt32] = [3, 1, 2, 1, 3, 0, .max, 2]
    for (number, order) in orders.enumerated() {
      graph.makeOutput(graph.computed("\(order)/\(number)", log) { $0[input] }, order: order)
    }
    let expected = ["0/5", "1/1", "1/3", "2/2", "2/7", "3/0", "3/4", "\(UInt32.max)/6"]
    graph.update()
    #expect(log.take() == expected)
    for value in 1...3 {
      graph[input] = value
      graph.update()
      #expect(log.take() == expected)
    }
  }

  @Test func outputReadByAnEarlierOneIsNotRunAgain() {
    let input = graph.input(0)
    let late = graph.computed("late", log) { $0[input] }
    let early = graph.computed("early", log) { $0[input] + $0[late] }
    graph.makeOutput(late, order: 2)
    graph.makeOutput(early, order: 1)
    graph.update()
    #expect(log.take() == ["early", "late"])
    graph[input] = 1
    graph.update()
    #expect(log.take() == ["early", "late"])
  }

  @Test func outputsCreatedDuringAnUpdateRunInIt() {
    let count = graph.input(0)
    var made = 0
    let maker = graph.computed("maker", log) { evaluation in
      while made < evaluation[count] {
        made += 1
        let number = made
        graph.makeOutput(graph.computed("made \(number)", log) { $0[count] * number }, order: UInt32(10 - number))
      }
      return made
    }
    graph.makeOutput(maker, order: 8)
    graph.update()
    graph[count] = 3
    graph.update()
    #expect(log.take() == ["maker", "maker", "made 3", "made 2", "made 1"])
    #expect(graph.updates == 2)
  }

  @Test func outputCreatedTwiceRunsOnce() {
    let rule = graph.computed("rule", log) { _ in 1 }
    graph.makeOutput(rule)
    graph.makeOutput(rule)
    graph.update()
    #expect(log.take() == ["rule"])
  }

  @Test func outputReadBeforeTheUpdateIsNotRunAgain() {
    let input = graph.input(0)
    let output = graph.computed("output", log) { $0[input] }
    graph.makeOutput(output)
    graph.update()
    graph[input] = 1
    #expect(graph[output] == 1)
    graph.update()
    #expect(log.take() == ["output", "output"])
  }

  @Test func equalValueCutsOffAnOutput() {
    let input = graph.input(1)
    let isPositive = graph.computed("isPositive", log) { $0[input] > 0 }
    graph.makeOutput(graph.computed("output", log) { $0[isPositive] })
    graph.update()
    graph[input] = 2
    graph.update()
    #expect(log.take() == ["output", "isPositive", "isPositive"])
  }

  @Test func updateInARuleIsReportedWithoutEffect() {
    let recorder = IssueRecorder(graph)
    let rule = graph.computed(name: "rule") { _ in
      graph.update()
      return 1
    }
    let waiting = graph.computed("waiting", log) { _ in 2 }
    graph.makeOutput(waiting)
    #expect(graph[rule] == 1)
    #expect(recorder.kinds == [.updateDuringUpdate])
    #expect(log.take() == [])
    graph.update()
    #expect(log.take() == ["waiting"])
  }

  // MARK: Asking for an update

  @Test func updateIsRequestedOnceForAllPendingOutputs() {
    let (first, second) = (graph.input(0), graph.input(0))
    let unneeded = graph.input(0)
    var calls = 0
    graph.onNeedsUpdate = { calls += 1 }
    graph.makeOutput(graph.computed { $0[first] + $0[second] })
    #expect(calls == 1)
    graph.update()
    #expect(calls == 1)
    graph[unneeded] = 1
    #expect(calls == 1)
    graph[first] = 1
    graph[first] = 2
    graph[second] = 1
    #expect(calls == 2)
    graph.update()
    graph[second] = 2
    #expect(calls == 3)
  }

  @Test func updateIsRequestedForEachCauseOfPendingOutputs() {
    let home = graph.subgraph()
    let inside = graph.input(1, in: home)
    let output = graph.computed { evaluation in (try? evaluation.value(of: Attribute(inside))) ?? 0 }
    graph.makeOutput(output)
    graph.update()
    var calls = 0
    graph.onNeedsUpdate = { calls += 1 }
    graph.invalidate(AnyAttribute(output))
    #expect(calls == 1)
    graph.update()
    graph.free(home)
    #expect(calls == 2)
    graph.update()
    graph.observe(output) { _ in }
    #expect(calls == 3)
  }

  @Test func lateUpdateHandlerIsCalled() {
    let input = graph.input(0)
    graph.makeOutput(graph.computed { $0[input] })
    var calls = 0
    graph.onNeedsUpdate = { calls += 1 }
    graph[input] = 1
    #expect(calls == 1)
  }

  @Test func updateHandlerMayUpdateImmediately() {
    let input = graph.input(0)
    let output = graph.computed("output", log) { $0[input] }
    graph.onNeedsUpdate = { graph.update() }
    graph.makeOutput(output)
    graph[input] = 1
    graph[input] = 2
    #expect(log.take() == ["output", "output", "output"])
    #expect(graph.updates == 3)
  }

  // MARK: Settling

  @Test func unsettledOutputsAreReportedAndWait() {
    let recorder = IssueRecorder(graph)
    let input = graph.input(0)
    var isStubborn = true
    graph.observe(Attribute(input), name: "stubborn") { if isStubborn { graph[input] = $0 + 1 } }
    var calls = 0
    graph.update()
    #expect(graph.updates == 100)
    #expect(recorder.take().map(\.kind) == [.doesNotSettle])

    isStubborn = false
    graph.onNeedsUpdate = { calls += 1 }
    #expect(calls == 1, "something waits already")
    graph.update()
    #expect(recorder.take() == [])
    #expect(graph.updates == 101)
    graph[input] = 0
    #expect(calls == 2)
  }

  @Test func pendingOutputsRequestAnotherUpdate() {
    _ = IssueRecorder(graph)
    let input = graph.input(0)
    var calls = 0
    graph.onNeedsUpdate = { calls += 1 }
    graph.observe(Attribute(input)) { graph[input] = $0 + 1 }
    #expect(calls == 1)
    graph.update()
    #expect(calls == 2)
  }

  @Test func hundredPassesThatSettleReportNoIssue() {
    let recorder = IssueRecorder(graph)
    let input = graph.input(1)
    graph.observe(Attribute(input)) { graph[input] = min($0 + 1, 100) }
    graph.update()
    #expect(graph[input] == 100)
    #expect(graph.updates == 100)
    #expect(recorder.issues == [])
  }

  /// Ticks tell what has run in the running pass. They have four bytes and start over.
  @Test func updatesContinueAfterTicksOverflow() throws {
    let input = graph.input(0)
    let first = graph.computed("first", log) { $0[input] }
    let second = graph.computed("second", log) { $0[first] }
    graph.makeOutput(first, order: 1)
    graph.makeOutput(second, order: 2)
    graph.update()
    _ = log.take()
    graph.engine.state.pointee.tick = .max - 3
    for value in 1...5 {
      graph[input] = value
      graph.update()
      #expect(log.take() == ["first", "second"])
      #expect(graph[second] == value)
      // Between updates it is the same.
      for offset in 1...2 {
        graph[input] = value * 100 + offset
        #expect(graph[second] == value * 100 + offset)
      }
      _ = log.take()
    }
    #expect(graph.engine.state.pointee.tick < 100)
  }
}

import Testing

@testable import CanopyGraph

@Suite(.graphOfTest) struct ObserverRuleTests {
  unowned let graph = Graph.ofTest
  let log = RunLog()

  @Test func observerReceivesTheValueAndEachChange() {
    let input = graph.input(1)
    let isOdd = graph.computed { $0[input] % 2 == 1 }
    var told: [Bool] = []
    graph.observe(isOdd) { told.append($0) }
    #expect(told == [])
    graph.update()
    #expect(told == [true])
    for value in [3, 4, 6, 7] {
      graph[input] = value
      graph.update()
    }
    graph.update()
    #expect(told == [true, false, true])
  }

  @Test func observersAreCalledAfterAllOutputs() {
    let input = graph.input(1)
    let late = graph.computed("late", log) { $0[input] }
    graph.observe(Attribute(input), order: 1) { _ in log.note("told") }
    graph.makeOutput(late, order: 9)
    graph.update()
    #expect(log.take() == ["late", "told"])
  }

  @Test func observersAreCalledInOrder() {
    let input = graph.input(1)
    for (number, order) in [2, 1, 3, 1].enumerated() {
      graph.observe(Attribute(input), order: UInt32(order)) { _ in log.note("\(order)/\(number)") }
    }
    graph.update()
    #expect(log.take() == ["1/1", "1/3", "2/0", "3/2"])
    graph[input] = 2
    graph.update()
    #expect(log.take() == ["1/1", "1/3", "2/0", "3/2"])
  }

  @Test func writesOfObserversMakeAnotherPass() {
    let (celsius, fahrenheit) = (graph.input(0), graph.input(0))
    graph.observe(Attribute(celsius)) { graph[fahrenheit] = $0 * 9 / 5 + 32 }
    var told: [Int] = []
    graph.observe(Attribute(fahrenheit)) { told.append($0) }
    graph.update()
    #expect(told == [0, 32])
    #expect(graph.updates == 2)
    graph[celsius] = 100
    graph.update()
    #expect(told == [0, 32, 212])
    #expect(graph.updates == 4)
  }

  @Test func observerCreatedByAnObserverIsCalledInTheNextPass() {
    let input = graph.input(1)
    var told: [String] = []
    graph.observe(Attribute(input)) { value in
      told.append("outer \(value)")
      if value == 1 { graph.observe(Attribute(input)) { told.append("inner \($0)") } }
    }
    graph.update()
    #expect(told == ["outer 1", "inner 1"])
    graph[input] = 2
    graph.update()
    #expect(told == ["outer 1", "inner 1", "outer 2", "inner 2"])
  }

  @Test func observerReceivesNonequatableValues() {
    struct Row {
      var title: String
      var marker: Marker
    }
    let input = graph.input(Row(title: "a", marker: Marker()))
    var told: [String] = []
    graph.observe(Attribute(input)) { told.append($0.title) }
    graph.update()
    graph[input] = graph[input]
    graph.update()
    graph[input].title = "b"
    graph.update()
    #expect(told == ["a", "b"])
  }

  @Test func observerReadByAnActionIsStillCalled() {
    let (first, second) = (graph.input(0), graph.input(0))
    var told: [Int] = []
    let observer = graph.observe(Attribute(first)) { told.append($0) }
    graph.observe(Attribute(second)) {
      graph[first] = $0 * 10
      graph.track(observer)
    }
    graph.update()
    graph[second] = 1
    graph.update()
    #expect(told.last == 10)
  }

  @Test func observersDoNotRunWithoutAnUpdate() {
    let input = graph.input(1)
    var told: [Int] = []
    graph.observe(Attribute(input)) { told.append($0) }
    graph[input] = 2
    _ = graph[input]
    #expect(told == [])
    graph.update()
    #expect(told == [2])
  }

  @Test func observerIsNamedAfterItsAttribute() {
    let input = graph.input("text")
    let observer = graph.observe(Attribute(input)) { _ in }
    #expect(graph.name(of: observer) == "observer of String")
    #expect(graph.name(of: graph.observe(Attribute(input), name: "mirror") { _ in }) == "mirror")
  }

  @Test func observerCountsReceivedChanges() throws {
    let input = graph.input(1)
    let isOdd = graph.computed { $0[input] % 2 == 1 }
    let observer = graph.observe(isOdd) { _ in }
    for value in [1, 3, 4] {
      graph[input] = value
      graph.update()
    }
    #expect(try graph.changes(of: observer) == 2)
    #expect(try graph.explain(observer).changedLast)
  }
}

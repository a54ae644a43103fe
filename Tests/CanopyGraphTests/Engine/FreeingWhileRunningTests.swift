import Testing

@testable import CanopyGraph

/// Rules that free subgraphs.
@Suite(.graphOfTest) struct FreeingWhileRunningTests {
  unowned let graph = Graph.ofTest
  let log = RunLog()

  @Test func ruleMayReplaceAttributesItCreated() {
    let count = graph.input(3)
    let total = graph.input(1)
    var rows: Subgraph?
    let list = graph.computed { evaluation in
      if let rows { graph.free(rows) }
      let fresh = graph.subgraph()
      rows = fresh
      for number in 0..<evaluation[count] {
        let row = graph.computed(in: fresh) { $0[total] + number }
        graph.makeOutput(row, order: 2)
      }
      return evaluation[count]
    }
    graph.makeOutput(list, order: 1)
    graph.update()
    let before = graph.statistics
    for _ in 0..<5 {
      graph.batch {
        graph[total] += 1
        graph[count] = 4
      }
      graph[count] = 3
      graph.update()
      #expect(graph.statistics == before)
    }
    graph.expectSound()
  }

  @Test func freeingTheOwnSubgraphWaitsForTheRule() {
    let subgraph = graph.subgraph()
    var wasThere: Bool?
    let rule = graph.computed("rule", log, in: subgraph) { _ in
      graph.free(subgraph)
      wasThere = graph.contains(subgraph)
      return 1
    }
    #expect(graph[rule] == 1)
    #expect(wasThere == true)
    #expect(!graph.contains(subgraph))
    #expect(!graph.contains(rule))
    #expect(graph.statistics.attributes == 0)
    graph.expectSound()
  }

  @Test func deferredFreeHappensOnce() {
    let recorder = IssueRecorder(graph)
    let outer = graph.subgraph()
    let inner = graph.subgraph(in: outer)
    let rule = graph.computed(in: inner) { _ in
      for subgraph in [inner, outer, inner] { graph.free(subgraph) }
      return 1
    }
    #expect(graph[rule] == 1)
    #expect(recorder.kinds == [])
    #expect(graph.statistics.subgraphs == 0)
    graph.expectSound()
  }

  /// The value of an attribute that frees itself must outlive its reading.
  @Test func readerOfSelfFreeingRuleGetsAValue() async {
    await #expect(processExitsWith: .success) {
      let census = Census()
      let graph = Graph()
      let subgraph = graph.subgraph()
      let rule = graph.computed(in: subgraph) { _ in
        graph.free(subgraph)
        return Census.Member(census)
      }
      let member = graph[rule]
      #expect(census.living == 1)
      #expect(member.census === census)
      #expect(!graph.contains(rule))
    }
  }

  @Test func subgraphWithSuspendedRuleIsNotFreed() {
    let subgraph = graph.subgraph()
    let input = graph.input(1)
    let freeing = graph.computed("freeing", log) { evaluation in
      if evaluation[input] == 2 { graph.free(subgraph) }
      return evaluation[input]
    }
    let between = graph.computed("between", log, in: graph.subgraph(in: subgraph)) { $0[freeing] }
    let waiting = graph.computed("waiting", log, in: subgraph) { $0[between] + $0[freeing] }
    #expect(graph[waiting] == 2)
    _ = log.take()
    graph[input] = 2
    #expect(graph[waiting] == 4)
    #expect(log.take() == ["freeing", "between", "waiting"])
    #expect(!graph.contains(waiting))
    #expect(graph.contains(freeing))
    graph.expectSound()
  }

  @Test func outputsFreedByEarlierOutputsAreNotEvaluated() {
    let input = graph.input(1)
    let subgraph = graph.subgraph()
    let first = graph.computed("first", log) { evaluation in
      if evaluation[input] == 2 { graph.free(subgraph) }
      return evaluation[input]
    }
    let second = graph.computed("second", log, in: subgraph) { $0[input] }
    graph.makeOutput(first, order: 1)
    graph.makeOutput(second, order: 2)
    graph.update()
    graph[input] = 2
    graph.update()
    #expect(log.take() == ["first", "second", "first"])
    graph.expectSound()
  }

  @Test func ruleDoesNotDependOnAttributesItFrees() {
    let input = graph.input(1)
    var home = graph.subgraph()
    var inner = graph.computed(in: home) { $0[input] * 10 }
    let outer = graph.computed { evaluation in
      let value = evaluation[inner]
      graph.free(home)
      home = graph.subgraph()
      inner = graph.computed(in: home) { $0[input] * 10 }
      return value + evaluation[inner] + evaluation[input]
    }
    #expect(graph[outer] == 21)
    #expect(graph.statistics.attributes == 3)
    graph.expectSound()
    graph[input] = 2
    #expect(graph[outer] == 42)
    graph.expectSound()
  }

  /// Takes away the place in the list that a running rule has reached, and those before and after it.
  @Test(arguments: 0..<4, 0...4)
  func freeingDuringARuleKeepsItsEdgesIntact(place: Int, moment: Int) {
    let step = graph.input(0)
    let homes = (0..<4).map { _ in graph.subgraph() }
    let inputs = homes.map { graph.input(1, in: $0) }
    let freeing = graph.computed { evaluation in
      if evaluation[step] == 1 { graph.free(homes[place]) }
      return evaluation[step]
    }
    // One frees through another rule, the other itself.
    let readers = [true, false].map { isIndirect in
      graph.computed { evaluation in
        var sum = evaluation[step]
        for number in 0...4 {
          if number == moment {
            if isIndirect {
              sum += evaluation[freeing]
            } else if evaluation[step] == 2, graph.contains(homes[3 - place]) {
              graph.free(homes[3 - place])
            }
          }
          if number < 4 { sum += (try? evaluation.value(of: Attribute(inputs[number]))) ?? 0 }
        }
        return sum
      }
    }
    for reader in readers { graph.makeOutput(reader) }
    graph.update()
    #expect(readers.map { graph[$0] } == [4, 4])
    for (value, rest) in [(1, 3), (2, 2), (3, 2)] {
      graph[step] = value
      graph.update()
      graph.expectSound()
      #expect(readers.map { graph[$0] } == [2 * value + rest, value + rest])
    }
    #expect(graph.statistics.dependencies == 1 + (2 + 2) + (1 + 2))
  }

  @Test func deferredInvalidationDoesNotAffectAReusedSlot() {
    let input = graph.input(1)
    let home = graph.subgraph()
    let early = graph.computed("early", log, in: home) { $0[input] }
    var new: Attribute<Int>?
    let late = graph.computed("late", log) { evaluation in
      guard evaluation[input] == 2 else { return 0 }
      graph.invalidate(AnyAttribute(early))
      graph.free(home)
      let made = graph.computed("new", log) { _ in 5 }
      new = made
      return evaluation[made]
    }
    graph.makeOutput(early, order: 1)
    graph.makeOutput(late, order: 2)
    graph.update()
    _ = log.take()
    graph[input] = 2
    graph.update()
    #expect(new?.id.index == early.id.index, "the slot is the same")
    #expect(new.map { graph[$0] } == 5)
    #expect(log.take() == ["early", "late", "new"])
    graph.expectSound()
  }

  @Test func observersFreedByAnActionAreNotCalled() {
    let input = graph.input(1)
    let subgraph = graph.subgraph()
    var told: [String] = []
    graph.observe(Attribute(input), order: 1) { _ in
      told.append("first")
      if graph.contains(subgraph) { graph.free(subgraph) }
    }
    graph.observe(Attribute(input), order: 2, in: subgraph) { _ in told.append("second") }
    graph.update()
    #expect(told == ["first"])
    graph.expectSound()
  }

  @Test func anObserverMayFreeItself() {
    let input = graph.input(1)
    let subgraph = graph.subgraph()
    var told: [Int] = []
    graph.observe(Attribute(input), in: subgraph) {
      told.append($0)
      graph.free(subgraph)
    }
    graph.update()
    graph[input] = 2
    graph.update()
    #expect(told == [1])
    #expect(graph.statistics.attributes == 1)
    graph.expectSound()
  }
}

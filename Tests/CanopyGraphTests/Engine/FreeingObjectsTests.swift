import Testing

@testable import CanopyGraph

/// What attributes hold is destroyed once, and may use the graph when it is.
@Suite(.graphOfTest) struct FreeingObjectsTests {
  unowned let graph = Graph.ofTest
  let census = Census()

  @Test func rulesAndValuesAreDestroyedExactlyOnce() {
    struct Holding: Rule {
      let member: Census.Member
      func value(in _: borrowing Evaluation) -> Census.Member { Census.Member(member.census) }
    }
    let subgraph = graph.subgraph()
    _ = graph.input(Census.Member(census), in: subgraph)
    let evaluated = graph.computed(Holding(member: Census.Member(census)), in: subgraph)
    _ = graph.computed(Holding(member: Census.Member(census)), in: subgraph)
    _ = graph[evaluated]
    #expect(census.living == 4, "an input, two rules, one value")
    graph.free(subgraph)
    #expect(census.living == 0)
    #expect(census.born == 4)
  }

  @Test func replacedValueIsDestroyed() {
    let input = graph.input(0)
    let rule = graph.computed { evaluation in
      _ = evaluation[input]
      return Census.Member(census)
    }
    for value in 1...5 {
      graph[input] = value
      _ = graph[rule]
      #expect(census.living == 1)
    }
    let object = graph.input(Census.Member(census))
    graph[object] = Census.Member(census)
    #expect(census.living == 2)
    #expect(census.born == 7)
  }

  @Test func equalValueIsNotStored() throws {
    struct Row {
      let number: Int
      let box: [Census.Member]
    }
    let member = Census.Member(census)
    let input = graph.input(1)
    let rule = graph.computed { evaluation in Row(number: min(evaluation[input], 1), box: [member]) }
    for value in 1...3 {
      graph[input] = value
      #expect(graph[rule].box[0] === member)
    }
    #expect(census.born == 1)
    #expect(try graph.changes(of: AnyAttribute(rule)) == 1)
  }

  @Test func deinitMayReadAndWriteTheGraph() {
    let input = graph.input(1)
    let double = graph.computed { $0[input] * 2 }
    let subgraph = graph.subgraph()
    var seen: [Int] = []
    for number in 1...3 {
      _ = graph.input(
        Census.Member(census) {
          graph[input] += number
          seen.append(graph[double])
        }, in: subgraph)
    }
    graph.free(subgraph)
    #expect(seen.last == 14)
    #expect(seen.count == 3)
    #expect(graph.statistics.attributes == 2)
    graph.expectSound()
  }

  @Test func deinitFindsItsSubgraphFreed() {
    let recorder = IssueRecorder(graph)
    let subgraph = graph.subgraph()
    let neighbour = graph.input(1, in: subgraph)
    var found: [Bool] = []
    _ = graph.input(
      Census.Member(census) {
        found = [graph.contains(subgraph), graph.contains(AnyAttribute(neighbour))]
        graph.free(subgraph)
      }, in: subgraph)
    graph.free(subgraph)
    #expect(found == [false, false])
    #expect(recorder.kinds == [.freedSubgraph])
    graph.expectSound()
  }

  @Test func deinitMayFreeOtherSubgraphs() {
    let subgraphs = (0..<5).map { _ in graph.subgraph() }
    for (number, subgraph) in subgraphs.enumerated() {
      _ = graph.input(
        Census.Member(census) { if number < 4 { graph.free(subgraphs[number + 1]) } }, in: subgraph)
      _ = graph.input(Census.Member(census), in: subgraph)
    }
    graph.free(subgraphs[0])
    #expect(census.living == 0)
    #expect(graph.statistics.attributes == 0)
    #expect(graph.statistics.subgraphs == 0)
    graph.expectSound()
  }

  @Test func deinitMayCreateAttributes() {
    let subgraph = graph.subgraph()
    var made: [Input<Int>] = []
    for number in 0..<20 {
      _ = graph.input(Census.Member(census) { made.append(graph.input(number)) }, in: subgraph)
    }
    graph.free(subgraph)
    #expect(made.map { graph[$0] }.sorted() == Array(0..<20))
    #expect(graph.statistics.attributes == 20)
    graph.expectSound()
  }

  @Test func deinitMayUpdate() {
    let (input, subgraph) = (graph.input(1), graph.subgraph())
    var observed: [Int] = []
    graph.observe(Attribute(input)) { observed.append($0) }
    graph.update()
    for number in 1...3 {
      let output = graph.computed(in: subgraph) { evaluation in
        Census.Member(census) {
          graph[input] += number
          graph.update()
        }
      }
      graph.makeOutput(output)
    }
    graph.update()
    graph.free(subgraph)
    #expect(observed.count == 4)
    #expect(observed.last == 7)
    graph.expectSound()
  }

  @Test func readsInDeinitAreNoDependenciesOfTheRunningRule() throws {
    let (input, looked) = (graph.input(1), graph.input(5))
    let all = graph.subgraph()
    var home = graph.subgraph(in: all)
    let freeing = graph.computed(in: all) { evaluation in
      graph.free(home)
      home = graph.subgraph(in: all)
      _ = graph.input(Census.Member(census) { _ = graph[looked] }, in: home)
      return evaluation[input]
    }
    let replacing = graph.computed(in: all) { evaluation in
      _ = evaluation[input]
      return Census.Member(census) { _ = graph[looked] }
    }
    for value in 1...3 {
      graph[input] = value
      _ = (graph[freeing], graph[replacing])
      #expect(try graph.sources(of: freeing) == [AnyAttribute(input)])
      #expect(try graph.sources(of: replacing) == [AnyAttribute(input)])
    }
    graph.free(all)
    #expect(census.living == 0)
  }

  @Test func deinitOfOldInputValueMayFreeTheInput() {
    let subgraph = graph.subgraph()
    let input = graph.input(Census.Member(census) {}, in: subgraph)
    var alive: [Bool] = []
    graph[input] = Census.Member(census) {
      alive.append(graph.contains(subgraph))
      graph.free(subgraph)
      alive.append(graph.contains(subgraph))
    }
    graph[input] = Census.Member(census)
    #expect(alive == [true, false])
    #expect(census.living == 0)
    graph.expectSound()
  }

  @Test func deinitOfOldRuleValueMayFreeTheSubgraph() {
    let input = graph.input(1)
    let subgraph = graph.subgraph()
    let rule = graph.computed(in: subgraph) { evaluation in
      _ = evaluation[input]
      return Census.Member(census) { if graph.contains(subgraph) { graph.free(subgraph) } }
    }
    _ = graph[rule]
    graph[input] = 2
    _ = graph[rule]
    #expect(census.living == 0, "the first let the second go")
    #expect(!graph.contains(rule))
    graph.expectSound()
  }
}

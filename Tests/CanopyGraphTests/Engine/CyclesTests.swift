import Testing

@testable import CanopyGraph

/// Rules that read, through others, themselves. None of these tests may hang.
@Suite(.graphOfTest) struct CyclesTests {
  unowned let graph = Graph.ofTest
  let log = RunLog()
  let recorder: IssueRecorder

  init() { recorder = IssueRecorder(graph) }

  /// A ring in which each reads the next, and the last reads the first once `isClosed` is true.
  private func ring(_ names: [String], isClosed: Input<Bool>) -> [Attribute<Int>] {
    let first = Late<Int>()
    var ring: [Attribute<Int>] = []
    for (place, name) in names.reversed().enumerated() {
      let next = ring.last
      ring.append(
        graph.computed(name, log) { evaluation in
          guard place == 0 else { return evaluation[next ?? first.value] + 1 }
          return evaluation[isClosed] ? evaluation[first.value] + 1 : 0
        })
    }
    first.set(ring[ring.count - 1])
    return ring.reversed()
  }

  @Test func ruleThatReadsItselfKeepsItsLastValue() {
    let input = graph.input(1)
    let own = Late<Int>()
    let rule = graph.computed(name: "rule") { $0[input] == 1 ? 1 : $0[own.value] + 1 }
    own.set(rule)
    #expect(graph[rule] == 1)
    graph[input] = 2
    #expect(graph[rule] == 1)
    #expect(recorder.kinds == [.cycle])
    #expect(recorder.issues.first?.attributes == [AnyAttribute(rule)])
    graph.expectSound()
  }

  @Test(arguments: 1...6, [true, false])
  func cycleKeepsTheLastValuesAndNamesItsPath(length: Int, isRead: Bool) {
    let names = (0..<length).map { "r\($0)" }
    let isClosed = graph.input(false)
    let ring = ring(names, isClosed: isClosed)
    #expect(graph[ring[0]] == length - 1)
    graph[isClosed] = true
    // Asked from any place, by reading or by an update, the answer is the same.
    for attribute in ring where !isRead { graph.makeOutput(attribute) }
    if isRead { for attribute in ring { _ = graph[attribute] } } else { graph.update() }
    #expect(ring.map { graph[$0] } == (0..<length).reversed())
    #expect(recorder.kinds.allSatisfy { $0 == .cycle })
    #expect(Set(recorder.issues[0].attributes) == Set(ring.map { AnyAttribute($0) }))
    graph.expectSound()
  }

  @Test(arguments: 2...5)
  func cycleIsFoundFromEachOfItsRules(length: Int) {
    for asked in 0..<length {
      let isClosed = graph.input(false)
      let ring = ring((0..<length).map { "r\($0)" }, isClosed: isClosed)
      #expect(graph[ring[0]] == length - 1)
      graph[isClosed] = true
      for _ in 0..<3 { #expect(graph[ring[asked]] == length - 1 - asked) }
      #expect(recorder.take().map(\.kind).contains(.cycle))
      #expect(ring.map { graph[$0] } == (0..<length).reversed())
    }
    graph.expectSound()
  }

  @Test func brokenCycleRecovers() {
    let isClosed = graph.input(false)
    let ring = ring(["a", "b", "c"], isClosed: isClosed)
    graph.makeOutput(ring[1])
    graph.update()
    for _ in 0..<3 {
      graph[isClosed] = true
      graph.update()
      #expect(recorder.take().map(\.kind).contains(.cycle))
      graph[isClosed] = false
      graph.update()
      #expect(recorder.take() == [])
      #expect(ring.map { graph[$0] } == [2, 1, 0])
    }
    graph.expectSound()
  }

  @Test func brokenCycleEqualsAFreshGraph() {
    let (isClosed, base) = (graph.input(false), graph.input(10))
    let second = Late<Int>()
    let first = graph.computed(name: "first") { $0[isClosed] ? $0[second.value] : $0[base] }
    second.set(graph.computed(name: "second") { $0[first] + 1 })
    #expect(graph[second.value] == 11)
    graph[isClosed] = true
    _ = graph[second.value]
    graph[base] = 20
    _ = graph[second.value]
    #expect(graph[second.value] == 11, "still closed")
    graph[isClosed] = false
    #expect(graph[second.value] == 21)
    #expect(graph[first] == 20)
  }

  @Test func readersOutsideACycleGetTheLastValidValue() {
    let isClosed = graph.input(false)
    let ring = ring(["a", "b"], isClosed: isClosed)
    let other = graph.input(100)
    let outside = graph.computed { $0[ring[0]] + $0[other] }
    #expect(graph[outside] == 101)
    graph.batch {
      graph[isClosed] = true
      graph[other] = 200
    }
    #expect(graph[outside] == 201)
  }

  @Test func standInReplacesAMissingValueOnACycle() {
    struct Looking: Rule {
      let next: Late<Int>
      var standIn: Int? { 40 }
      func value(in evaluation: borrowing Evaluation) -> Int { evaluation[next.value] + 1 }
    }
    let second = Late<Int>()
    let first = graph.computed(Looking(next: second), name: "first")
    second.set(graph.computed(name: "second") { $0[first] + 1 })
    #expect(graph[first] == 40)
    #expect(graph[second.value] == 41)
    #expect(recorder.kinds.allSatisfy { $0 == .cycle })
    #expect(recorder.issues.count >= 1)
    graph.expectSound()
  }

  @Test func standInIsDestroyedOnce() {
    struct Looking: StatefulRule {
      let own: Late<Census.Member>
      let census: Census
      var standIn: Census.Member? { Census.Member(census) }
      mutating func value(previous: Census.Member?, in evaluation: borrowing Evaluation) -> Census.Member {
        evaluation[own.value]
      }
    }
    let census = Census()
    let own = Late<Census.Member>()
    let subgraph = graph.subgraph()
    own.set(graph.computed(Looking(own: own, census: census), in: subgraph))
    _ = graph[own.value]
    #expect(census.living == 1)
    graph.free(subgraph)
    #expect(census.living == 0)
  }

  @Test func clientRulesOnACycleEnd() {
    let record = ClientRecord(graph)
    record.body = { evaluation in
      evaluation.depend(on: record.node)
      return true
    }
    graph.makeOutput(record.node)
    graph.update()
    #expect(record.runs == 1)
    #expect(recorder.kinds == [.cycle])
  }

  @Test func untrackedReadClosesACycle() {
    let own = Late<Int>()
    let input = graph.input(0)
    let rule = graph.computed(name: "rule") { evaluation in
      evaluation[input] == 0 ? 1 : graph.untracked { graph[own.value] } + 1
    }
    own.set(rule)
    #expect(graph[rule] == 1)
    graph[input] = 1
    #expect(graph[rule] == 1)
    #expect(recorder.kinds == [.cycle])
  }

  /// Two rings that share a rule, closed and opened in all ways.
  @Test func cyclesThatShareARuleRecover() {
    let (left, right) = (graph.input(false), graph.input(false))
    let (first, second) = (Late<Int>(), Late<Int>())
    let shared = graph.computed(name: "shared") { evaluation in
      var sum = 1
      if evaluation[left] { sum += evaluation[first.value] }
      if evaluation[right] { sum += evaluation[second.value] }
      return sum
    }
    first.set(graph.computed(name: "first") { $0[shared] * 10 })
    second.set(graph.computed(name: "second") { $0[shared] * 100 })
    graph.makeOutput(first.value)
    graph.makeOutput(second.value)
    graph.update()
    for (isLeft, isRight) in [(true, false), (true, true), (false, true), (true, true)] {
      graph[left] = isLeft
      graph[right] = isRight
      graph.update()
      #expect(recorder.take().map(\.kind).contains(.cycle))
      #expect([graph[shared], graph[first.value], graph[second.value]] == [1, 10, 100])
    }
    graph[left] = false
    graph[right] = false
    _ = recorder.take()
    graph.update()
    #expect(recorder.take() == [])
    #expect([graph[shared], graph[first.value], graph[second.value]] == [1, 10, 100])
    graph.expectSound()
  }

  @Test func cycleWithoutValuesStopsWithItsPath() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = Graph()
      let second = Late<Int>()
      let first = graph.computed(name: "first") { $0[second.value] + 1 }
      second.set(graph.computed(name: "second") { $0[first] + 1 })
      _ = graph[first]
    }
    let text = try #require(result).standardErrorText
    #expect(
      text.contains(
        """
        Fatal error: A cycle: “first” reads “second” reads “first”. A value cannot depend on itself; “first” has no \
        earlier value to keep. Break the cycle, or remember the earlier value in a `StatefulRule`.
        """), "\(text.prefix(1000))")
  }
}

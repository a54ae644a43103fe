import Testing

@testable import CanopyGraph

@Suite(.graphOfTest) struct EvaluatingTests {
  unowned let graph = Graph.ofTest
  let log = RunLog()

  @Test func inADiamondEachRuleRunsOnce() {
    let input = graph.input(1)
    let left = graph.computed("left", log) { $0[input] + 1 }
    let right = graph.computed("right", log) { $0[input] * 2 }
    let bottom = graph.computed("bottom", log) { $0[left] + $0[right] }
    let output = graph.computed("output", log) { $0[bottom] + $0[left] }
    graph.makeOutput(output)
    graph.update()
    #expect(log.take() == ["output", "bottom", "left", "right"])
    graph[input] = 2
    graph.update()
    #expect(graph[output] == 10)
    #expect(log.take() == ["left", "bottom", "right", "output"])
  }

  @Test func inAGridOfDiamondsEachRuleRunsOnce() {
    let side = 30
    let counter = RunCounter()
    let input = graph.input(1)
    var above = [Attribute<Int>](repeating: Attribute(input), count: side)
    for _ in 0..<side {
      var left = Attribute(input)
      for column in 0..<side {
        let (first, second) = (above[column], left)
        left = graph.computed { evaluation in
          counter.note()
          return (evaluation[first] + evaluation[second]) % 1009
        }
        above[column] = left
      }
    }
    _ = graph[above[side - 1]]
    #expect(counter.take() == side * side)
    graph[input] = 2
    _ = graph[above[side - 1]]
    #expect(counter.take() == side * side)
    #expect(graph.statistics.dependencies == 2 * side * side - 1, "the corner reads the input twice")
  }

  @Test func readerOfManyAttributesRunsOnceIfAllChange() {
    let inputs = (0..<1000).map { graph.input($0) }
    let sum = graph.computed(
      LoggedSum(name: "sum", log: log, sources: inputs.map { Attribute($0) }))
    _ = (graph[sum], log.take())
    for input in inputs { graph[input] += 1 }
    #expect(graph[sum] == 1000 * 999 / 2 + 1000)
    #expect(log.take() == ["sum"])
  }

  /// A read is recorded unless the attribute says it was read by this evaluation already. When the numbers of the
  /// evaluations start over, what attributes say must not be believed.
  @Test func dependenciesAreRightAfterSerialsOverflow() {
    let input = graph.input(1)
    let reader = graph.computed { $0[input] }
    #expect(graph[reader] == 1)
    #expect(graph.engine.state.pointee.lastSerial == 1)

    // The next evaluation gets the serial 1 again, which `input` was last read by.
    graph.engine.state.pointee.lastSerial = .max
    graph[input] = 2
    #expect(graph[reader] == 2)
    #expect(graph.engine.state.pointee.lastSerial == 1)
    graph[input] = 3
    #expect(graph[reader] == 3)
    #expect(graph.statistics.dependencies == 1)
    graph.expectSound()
  }

  @Test(arguments: 0..<5)
  func runningEvaluationsSurviveSerialOverflow(distance: UInt32) throws {
    let (input, other) = (graph.input(1), graph.input(0))
    let inner = graph.computed { $0[input] }
    let middle = graph.computed { $0[inner] + $0[input] }
    let outer = graph.computed { $0[other] + $0[middle] + $0[inner] }
    graph.engine.state.pointee.lastSerial = .max - distance
    for value in 1...4 {
      graph[input] = value
      #expect(graph[outer] == 3 * value)
      #expect(try graph.sources(of: outer) == [AnyAttribute(other), AnyAttribute(middle), AnyAttribute(inner)])
      #expect(graph.statistics.dependencies == 6)
    }
    graph.expectSound()
  }

  @Test func ruleMayEvaluateAnotherGraph() throws {
    let other = Graph()
    let (input, foreign) = (graph.input(1), other.input(10))
    let foreignDouble = other.computed { $0[foreign] * 2 }
    let sum = graph.computed { $0[input] + other[foreignDouble] }
    #expect(graph[sum] == 21)
    #expect(try graph.sources(of: sum) == [AnyAttribute(input)])
    #expect(other.statistics.dependencies == 1)
  }
}

import CAllocationCounter
import Testing

@testable import CanopyGraph

/// An update that changes no dependencies takes nothing from the heap and touches no reference count.
@Suite(.graphOfTest, .enabled(if: Costs.areCounted, "Not under a sanitizer."))
struct UpdateCostTests {
  unowned let graph = Graph.ofTest

  @Test func costCountersCountAllocationsAndRetains() {
    final class Object {}
    let object = Object()
    func keep() -> Costs {
      var kept: [Object] = []
      return Costs.of {
        kept.reserveCapacity(10)
        for _ in 0..<5 { kept.append(object) }
      }
    }
    // The first time the runtime makes the types, and may tidy up its own tables.
    _ = keep()
    let costs = keep()
    #expect(costs.allocations - costs.deallocations == 1)
    #expect(costs.retains >= 5)
    #expect(Costs.of {} == Costs())
    let aligned = Costs.of { UnsafeMutableRawPointer.allocate(byteCount: 100, alignment: 64).deallocate() }
    #expect(aligned == Costs(allocations: 1, deallocations: 1))
  }

  /// The costs of a write and an update after some others, which may have made room.
  private func costs(of input: Input<Int>, _ update: () -> Void) -> Costs {
    for value in 1...3 {
      graph[input] = value
      update()
    }
    return Costs.of {
      graph[input] = 4
      update()
    }
  }

  @Test func broadUpdateAllocatesNothing() {
    let input = graph.input(0)
    let parts = (0..<1000).map { Plus(source: Attribute(input), constant: $0) }.map { graph.computed($0) }
    let ends = parts.map { graph.computed(Plus(source: $0, constant: 1)) }
    for end in ends { graph.makeOutput(end) }
    costs(of: input) { graph.update() }.expectNothing()
    #expect(graph[ends[999]] == 1004)
  }

  @Test func deepUpdateAllocatesNothing() {
    let input = graph.input(0)
    var last = Attribute(input)
    for _ in 0..<5000 {
      last = graph.computed(Plus(source: last, constant: 1))
      _ = graph[last]
    }
    costs(of: input) { _ = graph[last] }.expectNothing()
    #expect(graph[last] == 5004)
  }

  @Test func gridUpdateAllocatesNothing() {
    let input = graph.input(0)
    var above = [Attribute<Int>](repeating: Attribute(input), count: 30)
    for _ in 0..<30 {
      var left = Attribute(input)
      for column in 0..<30 {
        left = graph.computed(Pair(first: above[column], second: left))
        above[column] = left
      }
    }
    let corner = above[29]
    costs(of: input) { _ = graph[corner] }.expectNothing()
  }

  @Test func cutOffUpdateAllocatesNothing() {
    let input = graph.input(0)
    let gate = graph.computed(Gate(source: Attribute(input)))
    var last = gate
    for _ in 0..<1000 {
      last = graph.computed(Plus(source: last, constant: 1))
      _ = graph[last]
    }
    costs(of: input) { _ = graph[last] }.expectNothing()
  }

  @Test func outputsWithClientRulesAllocateNothing() {
    let input = graph.input(0)
    let rows = UnsafeMutablePointer<Row>.allocate(capacity: 500)
    defer { rows.deallocate() }
    for number in 0..<500 {
      (rows + number).initialize(to: Row(input: input, number: number))
      graph.makeOutput(graph.node(RowRule.self, memory: rows + number), order: UInt32(number % 7))
    }
    costs(of: input) { graph.update() }.expectNothing()
    #expect(rows[499].height == 4 * 499)
  }

  @Test func equalWriteAllocatesNothing() {
    let input = graph.input(7)
    graph.makeOutput(graph.computed(Plus(source: Attribute(input), constant: 1)))
    graph.update()
    Costs.of { graph[input] = 7 }.expectNothing()
  }

  @Test func readingCurrentValuesAllocatesNothing() {
    let input = graph.input(7)
    let rule = graph.computed(Plus(source: Attribute(input), constant: 1))
    _ = graph[rule]
    Costs.of { _ = graph[rule] }.expectNothing()
  }
}

private struct Plus: Rule {
  let source: Attribute<Int>
  let constant: Int
  func value(in evaluation: borrowing Evaluation) -> Int { evaluation[source] + constant }
}

private struct Pair: Rule {
  let first: Attribute<Int>
  let second: Attribute<Int>
  func value(in evaluation: borrowing Evaluation) -> Int { (evaluation[first] + evaluation[second]) % 1009 }
}

private struct Gate: Rule {
  let source: Attribute<Int>
  func value(in evaluation: borrowing Evaluation) -> Int { min(evaluation[source], 0) }
}

private struct Row {
  let input: Input<Int>
  let number: Int
  var height = 0
}

private enum RowRule: ClientRule {
  static func evaluate(_ memory: UnsafeMutableRawPointer, in evaluation: borrowing Evaluation) -> Bool {
    let row = memory.assumingMemoryBound(to: Row.self)
    let height = evaluation[row.pointee.input] * row.pointee.number
    defer { row.pointee.height = height }
    return row.pointee.height != height
  }
}

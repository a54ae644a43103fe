import CanopyGraph

extension GraphBenchmarks {
  /// A write that marks all readers. One value stays the same, another one changes, and of n rules that depend on the first,
  /// none runs.
  static func cutOff(_ count: Int) -> Benchmark {
    Benchmark(name: "cut-off update", size: count) {
      let gated = GatedGraph(count)
      let cells = FlaggedCells(count)
      return .init(
        subject: { round in
          gated.graph[gated.input] = round + 2
          return gated.graph[gated.sum] &+ gated.graph[gated.changing]
        },
        limit: { round in
          cells.mark()
          cells.clear()
          return cells.sum &+ round &+ 3
        })
    }
  }

  /// Only the write of `cutOff`, which measures the cost of marking.
  static func marking(_ count: Int) -> Benchmark {
    Benchmark(name: "cut-off update, its marking only", size: count) {
      let gated = GatedGraph(count)
      let cells = FlaggedCells(count)
      return .init(
        subject: { round in
          gated.graph[gated.input] = round + 2
          return round
        },
        limit: { round in
          cells.mark()
          return round
        },
        beforeSubject: { _ in _ = gated.graph[gated.sum] })
    }
  }
}

/// Many rules that depend on a value that doesn't change, and one that depends on a value that does.
private struct GatedGraph {
  let graph = Graph()
  let input: Input<Int>
  let sum: Attribute<Int>
  let changing: Attribute<Int>

  init(_ count: Int) {
    let graph = graph
    input = graph.input(1)
    let gate = graph.computed(Gate(source: Attribute(input)))
    sum = graph.computed(Sum(sources: (0..<count).map { graph.computed(Plus(source: gate, constant: $0)) }))
    changing = graph.computed(Plus(source: Attribute(input), constant: 1))
    _ = graph[sum]
  }
}

/// Objects with a flag to set and to clear, which is the minimum cost of marking.
private final class FlaggedCells {
  private let cells: [FlaggedCell]
  let sum: Int

  init(_ count: Int) {
    cells = (0..<count).map { _ in FlaggedCell() }
    sum = (0..<count).reduce(0) { $0 + 1 + $1 }
  }

  @inline(never)
  func mark() {
    for cell in cells { cell.isMarked = true }
  }

  @inline(never)
  func clear() {
    for cell in cells { cell.isMarked = false }
  }
}

private final class FlaggedCell {
  var isMarked = false
  var value = 0
  let rule: (Int) -> Int = { $0 }
}

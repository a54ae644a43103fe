import CanopyGraph

extension GraphBenchmarks {
  /// Measures a write to an input that `count` rules read. One more rule adds up their values.
  static func broad(_ count: Int) -> Benchmark {
    Benchmark(name: "broad update", size: count) {
      let broad = BroadGraph(count)
      let cells = CellBlock([.input()] + (0..<count).map { .plus($0, source: 0) })
      return .init(
        subject: { broad.update($0) },
        limit: { cells.updateAndSum($0) })
    }
  }

  /// Measures the same update as `broad(_:)`. Its limit uses C functions instead of closures.
  static func broadAgainstC(_ count: Int) -> Benchmark {
    Benchmark(name: "broad update (limit: C functions)", size: count) {
      let broad = BroadGraph(count)
      var cells = (0...count).map { CFunctionCell.plus($0 - 1, source: 0) }
      return .init(
        subject: { broad.update($0) },
        limit: { CFunctionCell.updateAndSum(&cells, $0) })
    }
  }

  /// Measures building the graph of `broad(_:)` and evaluating it once.
  static func buildBroad(_ count: Int) -> Benchmark {
    Benchmark(name: "broad build", size: count) {
      .init(
        subject: { BroadGraph(count).update($0) },
        limit: { round in
          let cells = (0..<count).map(CellObject.plus)
          var sum = 0
          for cell in cells {
            cell.value = cell.rule(round)
            sum &+= cell.value
          }
          return sum
        })
    }
  }

  /// Measures a broad update with a trace that counts all events, or after that trace was removed. The limit is the same
  /// update of a graph that was never traced.
  static func tracing(_ count: Int, isOn: Bool) -> Benchmark {
    let state = isOn ? "on" : "off again"
    return Benchmark(name: "broad update, trace \(state) (limit: never on)", size: count) {
      let (traced, plain) = (BroadGraph(count), BroadGraph(count))
      traced.countEvents()
      _ = traced.update(1)
      if !isOn { traced.graph.trace = nil }
      return .init(
        subject: { traced.update($0) },
        limit: { plain.update($0) })
    }
  }
}

/// A graph with one input, many rules that read it, and one rule that adds up their values.
struct BroadGraph {
  let graph = Graph()
  let input: Input<Int>
  let sum: Attribute<Int>

  init(_ count: Int) {
    let graph = graph
    input = graph.input(0)
    let source = Attribute(input)
    sum = graph.computed(Sum(sources: (0..<count).map { graph.computed(Plus(source: source, constant: $0)) }))
  }

  func countEvents() {
    var events = 0
    graph.trace = { _ in events += 1 }
  }

  func update(_ round: Int) -> Int {
    graph[input] = round
    return graph[sum]
  }
}

import CanopyGraph

extension GraphBenchmarks {
  /// Measures a write to the input of a chain of `count` rules, followed by a read of the last rule.
  static func deep(_ count: Int) -> Benchmark {
    Benchmark(name: "deep update", size: count) {
      let deep = DeepGraph(count)
      // Rules are read in the order of their creation, so that none recurses through the chain in its first evaluation.
      for attribute in deep.chain { _ = deep.graph[attribute] }
      let cells = CellBlock([.input()] + (0..<count).map { .plus($0 & 3, source: $0) })
      return .init(
        subject: { deep.update($0) },
        limit: { cells.update($0) })
    }
  }

  /// Measures the same update as `deep(_:)`. Its limit uses C functions instead of closures.
  static func deepAgainstC(_ count: Int) -> Benchmark {
    Benchmark(name: "deep update (limit: C functions)", size: count) {
      let deep = DeepGraph(count)
      for attribute in deep.chain { _ = deep.graph[attribute] }
      var cells = (0...count).map { CFunctionCell.plus(($0 - 1) & 3, source: max($0 - 1, 0)) }
      return .init(
        subject: { deep.update($0) },
        limit: { CFunctionCell.update(&cells, $0) })
    }
  }

  /// Measures building the graph of `deep(_:)` and evaluating it once, with a read of the last rule.
  static func buildDeep(_ count: Int) -> Benchmark {
    Benchmark(name: "deep build", size: count) {
      .init(
        subject: { DeepGraph(count).update($0) },
        limit: { round in
          let cells = CellObject.chain(count)
          var value = round
          for cell in cells {
            value = cell.rule(value)
            cell.value = value
          }
          return value
        })
    }
  }
}

/// A graph whose rules form a chain: the first rule reads the input, and each other rule the previous one.
struct DeepGraph {
  let graph = Graph()
  let input: Input<Int>
  let chain: [Attribute<Int>]

  init(_ count: Int) {
    let graph = graph
    input = graph.input(0)
    var previous = Attribute(input)
    chain = (0..<count).map { index in
      previous = graph.computed(Plus(source: previous, constant: index & 3))
      return previous
    }
  }

  func update(_ round: Int) -> Int {
    graph[input] = round
    return graph[chain[chain.count - 1]]
  }
}

import CanopyGraph

extension GraphBenchmarks {
  /// A chain, changed at its far end.
  static func deep(_ count: Int) -> Benchmark {
    Benchmark(name: "deep update", size: count) {
      let deep = DeepGraph(count)
      // Read in the order of making, so that no depth of the first evaluation is too deep for the stack.
      for attribute in deep.chain { _ = deep.graph[attribute] }
      let cells = CellBlock([.input()] + (0..<count).map { .plus($0 & 3, source: $0) })
      return .init(
        subject: { deep.update($0) },
        limit: { cells.update($0) })
    }
  }

  /// A deep update against a limit that is no longer plain Swift.
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

  /// Builds the graph of `deep` and evaluates it once, from its near end.
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

/// A chain in which each rule reads the one before.
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

import CanopyGraph

extension GraphBenchmarks {
  /// A grid of diamonds: each rule reads the one above and the one to the left. Each value reaches the far corner on a large
  /// number of paths, and must be computed only once.
  static func grid(_ side: Int) -> Benchmark {
    Benchmark(name: "diamond grid update", size: side * side) {
      let graph = Graph()
      let input = graph.input(0)
      var above = [Attribute<Int>](repeating: Attribute(input), count: side)
      for _ in 0..<side {
        var left = Attribute(input)
        for column in 0..<side {
          left = graph.computed(Pair(first: above[column], second: left))
          above[column] = left
        }
      }
      let corner = above[side - 1]
      var cells = [Cell.input()]
      for place in 1...side * side {
        let (row, column) = ((place - 1) / side, (place - 1) % side)
        cells.append(.pair(row == 0 ? 0 : place - side, column == 0 ? 0 : place - 1))
      }
      let block = CellBlock(cells)
      return .init(
        subject: { round in
          graph[input] = round
          return graph[corner]
        },
        limit: { block.update($0) })
    }
  }
}

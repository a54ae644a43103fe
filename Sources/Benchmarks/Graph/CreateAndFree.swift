import CanopyGraph

extension GraphBenchmarks {
  /// A subgraph full of rules that read one input: made, evaluated, freed.
  static func createAndFree(_ count: Int) -> Benchmark {
    Benchmark(name: "create and free", size: count) {
      let graph = Graph()
      let source = Attribute(graph.input(1))
      return .init(
        subject: { round in
          let subgraph = graph.subgraph()
          var sum = 0
          for index in 0..<count {
            sum &+= graph[graph.computed(Plus(source: source, constant: index &+ round), in: subgraph)]
          }
          graph.free(subgraph)
          return sum
        },
        limit: { round in
          var cells: [CellObject] = []
          cells.reserveCapacity(count)
          var sum = 0
          for index in 0..<count {
            let cell = CellObject.plus(index &+ round)
            cell.value = cell.rule(1)
            sum &+= cell.value
            cells.append(cell)
          }
          return sum
        })
    }
  }
}

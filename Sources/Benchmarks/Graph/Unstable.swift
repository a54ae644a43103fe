import CanopyGraph

extension GraphBenchmarks {
  /// Rules that read a different source in every update: each drops one dependency and adds another.
  static func unstable(_ count: Int) -> Benchmark {
    Benchmark(name: "unstable dependencies", size: count) {
      let graph = Graph()
      let selector = graph.input(0)
      let sources = (0..<1_000).map { Attribute(graph.input($0)) }
      let choices = (0..<count).map { index in
        graph.computed(
          Choice(
            selector: Attribute(selector), even: sources[index % 1_000], odd: sources[(index &* 7 &+ 1) % 1_000]))
      }
      let sum = graph.computed(Sum(sources: choices))
      // The selector, the sources and, starting at index 1,001, the rules.
      let cells = CellBlock(
        [.input()] + (0..<1_000).map { .plus($0, source: 0) }
          + (0..<count).map { .choice(selector: 0, even: 1 + $0 % 1_000, odd: 1 + ($0 &* 7 &+ 1) % 1_000) })
      _ = cells.update(0)
      return .init(
        subject: { round in
          graph[selector] = round
          return graph[sum]
        },
        limit: { cells.updateAndSum($0, from: 1_001) })
    }
  }
}

extension GraphBenchmarks {
  /// A subgraph full of rules that read one input: created, evaluated, and freed.
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

extension ViewBenchmarks {
  /// W3: the state of one row among many changes, and with it the row's text, whose length stays the same.
  static func leafState(rows: Int) -> Benchmark {
    Benchmark(name: "W3 state of a leaf, same size", size: rows, unit: .microseconds) {
      let stage = stageWithState(rows: rows)
      let leaf = LimitLeaf(tree: .tree(rows: rows))
      return .init(
        subject: { setLeaf(1 + ($0 & 7), on: stage) },
        limit: { leaf.set(1 + ($0 & 7)) })
    }
  }

  /// W3: the same with a text of a different length, so that the row's group and the list are laid out again.
  static func leafStateOfNewSize(rows: Int) -> Benchmark {
    Benchmark(name: "W3 state of a leaf, new size", size: rows, unit: .microseconds) {
      let stage = stageWithState(rows: rows)
      let leaf = LimitLeaf(tree: .tree(rows: rows))
      return .init(
        subject: { setLeaf($0 & 1 == 0 ? 1 : 1_000_000, on: stage) },
        limit: { leaf.setAndRestack($0 & 1 == 0 ? 1 : 1_000_000) })
    }
  }

  @MainActor
  private static func stageWithState(rows: Int) -> Stage {
    Probe.leaf = rows / 2
    let stage = Stage()
    stage.show(StatefulTree(size: rows))
    return stage
  }

  @MainActor
  private static func setLeaf(_ value: Int, on stage: Stage) -> Int {
    Probe.setLeaf?(value)
    stage.update()
    return Probe.leafValue
  }
}

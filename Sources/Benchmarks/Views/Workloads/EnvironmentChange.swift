extension ViewBenchmarks {
  /// W2: an environment value changes at the root of a tree in which one view reads it.
  static func oneReader(rows: Int) -> Benchmark {
    environmentChange(
      "W2 environment change, 1 reader", OneReaderTree.self, size: rows, readers: { [$0[$0.count / 2]] })
  }

  /// W2: the same where the reader is fifty views deep.
  static func oneDeepReader(rows: Int) -> Benchmark {
    environmentChange(
      "W2 environment change, 1 reader 50 deep", OneDeepReaderTree.self, size: rows,
      readers: { [$0[$0.count / 2]] })
  }

  /// W2: the same with one row in each group that reads.
  static func readerInEachGroup(rows: Int) -> Benchmark {
    environmentChange(
      "W2 environment change, 1 reader in each group", ReaderInEachGroupTree.self, size: rows,
      readers: { nodes in stride(from: rowsPerGroup / 2, to: rows, by: rowsPerGroup).map { nodes[$0] } })
  }

  /// W2: the same where all rows read.
  static func readerInEachRow(rows: Int) -> Benchmark {
    environmentChange("W2 environment change, all rows read", ReaderInEachRowTree.self, size: rows, readers: { $0 })
  }

  /// W6: the same through views nested in each other, each of which sets another value.
  static func nestedOverrides(_ depth: Int) -> Benchmark {
    environmentChange(
      "W6 environment change through nested overrides", NestedOverridesTree.self, size: depth,
      readers: { [$0[0]] })
  }

  private static func environmentChange<Tree: SizedView>(
    _ name: String, _: Tree.Type, size: Int, readers: @escaping @MainActor ([LimitNode]) -> [LimitNode]
  ) -> Benchmark {
    Benchmark(name: name, size: size, unit: .microseconds) {
      let stage = Stage()
      stage.show(ThemedRoot<Tree>(size: size))
      let limit = LimitEnvironment(tree: .tree(rows: size), readers: readers)
      return .init(
        subject: { round in
          Probe.seen = 0
          Probe.setTheme?(round)
          stage.update()
          return Probe.seen
        },
        limit: { limit.set($0) })
    }
  }
}

extension ViewBenchmarks {
  /// Measures W2: an environment value changes at the root of a tree in which one view reads it.
  static func oneReader(rows: Int) -> Benchmark {
    environmentChange(
      "W2 environment change, 1 reader", OneReaderTree.self, size: rows, readers: { [$0[$0.count / 2]] })
  }

  /// Measures W2 with one reader, which is inside fifty nested views.
  static func oneDeepReader(rows: Int) -> Benchmark {
    environmentChange(
      "W2 environment change, 1 reader 50 deep", OneDeepReaderTree.self, size: rows,
      readers: { [$0[$0.count / 2]] })
  }

  /// Measures W2 with one reader in each group of rows.
  static func readerInEachGroup(rows: Int) -> Benchmark {
    environmentChange(
      "W2 environment change, 1 reader in each group", ReaderInEachGroupTree.self, size: rows,
      readers: { nodes in stride(from: rowsPerGroup / 2, to: rows, by: rowsPerGroup).map { nodes[$0] } })
  }

  /// Measures W2 with a reader in each row.
  static func readerInEachRow(rows: Int) -> Benchmark {
    environmentChange("W2 environment change, all rows read", ReaderInEachRowTree.self, size: rows, readers: { $0 })
  }

  /// Measures W6: an environment value changes above `depth` nested views. Each of them sets a different environment value,
  /// and the innermost one contains the reader.
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

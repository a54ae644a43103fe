extension ViewBenchmarks {
  /// W1: a tree of rows is mounted. Removing it isn't timed. The limit doesn't lay out anything.
  static func mount(rows: Int, isLaidOut: Bool) -> Benchmark {
    Benchmark(name: isLaidOut ? "W1 mount and layout" : "W1 mount", size: rows, unit: .microseconds) {
      let stage = Stage(isLaidOut: isLaidOut)
      let limit = LimitForest()
      return .init(
        subject: { _ in
          stage.show(PlainTree(size: rows))
          return Probe.bodies
        },
        limit: { _ in limit.grow(rows: rows) + rows / rowsPerGroup + 1 },
        beforeSubject: { _ in
          stage.clear()
          Probe.bodies = 0
        },
        beforeLimit: { _ in limit.clear() })
    }
  }

  /// The memory that the trees of W1 use while they are mounted.
  static func memory(rows: Int) -> Benchmark {
    Benchmark(name: "W1 memory", size: rows, unit: .bytesPerRow) {
      let stage = Stage()
      let limit = LimitForest()
      return .init(
        subject: { _ in
          Probe.bodies = 0
          stage.show(PlainTree(size: rows))
          return Probe.bodies
        },
        limit: { _ in limit.grow(rows: rows) + rows / rowsPerGroup + 1 })
    }
  }
}

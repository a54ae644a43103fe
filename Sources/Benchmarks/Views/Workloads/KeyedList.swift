extension ViewBenchmarks {
  /// W4: the keys of a list change. Going back to the first keys is not timed.
  static func keyedList(_ change: ListChange, rows: Int) -> Benchmark {
    Benchmark(name: "W4 keyed list, \(change.rawValue)", size: rows, unit: .microseconds) {
      let keys = Array(0..<rows)
      let stage = Stage()
      stage.show(ListRoot(keys: keys))
      let limit = LimitList()
      var next: [Int] = []
      return .init(
        subject: { _ in
          Probe.setKeys?(next)
          stage.update()
          return Probe.keyCount + Probe.bodies
        },
        // One body more than rows are made: that of the list itself.
        limit: { _ in next.count + limit.change(to: next) + 1 },
        beforeSubject: { round in
          Probe.setKeys?(keys)
          stage.update()
          next = change.keys(from: keys, round: round)
          Probe.bodies = 0
        },
        beforeLimit: { round in
          limit.fill(keys)
          next = change.keys(from: keys, round: round)
        })
    }
  }
}

extension ViewBenchmarks {
  /// W4: the keys of a list change. Restoring the first keys isn't timed.
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
        // One more body runs than rows are created: the list's body.
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

/// A change of a list of rows with keys.
enum ListChange: String, CaseIterable {
  case insertFront = "insert front"
  case removeMiddle = "remove middle"
  case shuffle

  /// The keys after the change.
  func keys(from keys: [Int], round: Int) -> [Int] {
    switch self {
    case .insertFront: [keys.count + (round & 0xFFFF)] + keys
    case .removeMiddle: Array(keys[..<(keys.count / 2)] + keys[(keys.count / 2 + 1)...])
    case .shuffle: shuffled(keys, seed: UInt64(truncatingIfNeeded: round))
    }
  }

  private func shuffled(_ keys: [Int], seed: UInt64) -> [Int] {
    var keys = keys
    var random = seed &* 2_654_435_761 &+ 12_345
    for place in stride(from: keys.count - 1, to: 0, by: -1) {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      keys.swapAt(place, Int((random >> 33) % UInt64(place + 1)))
    }
    return keys
  }
}

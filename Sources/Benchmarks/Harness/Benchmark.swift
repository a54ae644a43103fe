internal import CanopyCore
internal import CanopyStyle

/// A workload with two implementations: the subject, and its limit, which is the simplest Swift that gives the same results.
///
/// Both run on the main actor, like views. A closure that is created in a round and passed to another function, such as `map`,
/// checks its executor in each call, so write it in a nonisolated function.
struct Benchmark {
  let name: String
  /// The number of operations in one round, or the number of items that it works on.
  let size: Int
  /// The unit of the median.
  var unit = Unit.nanosecondsPerNode
  /// Prepares both sides.
  let prepare: @MainActor () -> Contenders

  struct Contenders {
    /// Performs one round, which is the same for the same argument, and returns its result.
    let subject: @MainActor (Int) -> Int
    let limit: @MainActor (Int) -> Int
    /// Runs before each round of the subject, and isn't timed.
    var beforeSubject: (@MainActor (Int) -> Void)?
    var beforeLimit: (@MainActor (Int) -> Void)?
  }
}

@MainActor
extension Benchmark {
  /// Runs both sides in turn, so that slow moments of the machine affect both, and checks that their results agree.
  func measure(samples: Int = 25) -> Measurement {
    unit == .bytesPerRow ? measureMemory() : measureTime(samples: samples)
  }

  /// Measures up to three times until the ratio is within its limit, because another program may have been running.
  func measure(comparedWith kept: KeptRatios?) -> Measurement {
    var best = measure()
    for _ in 0..<2 where unit != .bytesPerRow && kept?.loss(in: best) != nil {
      let next = measure()
      if next.ratio < best.ratio { best = next }
    }
    return best
  }

  private func measureTime(samples: Int) -> Measurement {
    let contenders = prepare()
    var (subject, limit): ([Double], [Double]) = ([], [])
    let rounds = warmUp(contenders)
    var next = rounds.upperBound
    for sample in -2..<samples {
      let rounds = next..<next + rounds.count
      next = rounds.upperBound
      let (subjectTime, limitTime) = timeBoth(contenders, rounds)
      if sample < 0 { continue }
      subject.append(unit.amount(nanoseconds: subjectTime / Double(rounds.count), size: size))
      limit.append(unit.amount(nanoseconds: limitTime / Double(rounds.count), size: size))
    }
    return Measurement(
      name: name, unit: unit, size: size, subject: Distribution(subject), limit: Distribution(limit))
  }

  /// Runs both sides to determine how many rounds make a sample that is long enough for the clock. The first round is slow and
  /// doesn't count, and the following ones aren't as fast as later ones, so the number is found in steps. Returns the last
  /// rounds that it ran.
  private func warmUp(_ contenders: Contenders) -> Range<Int> {
    _ = timeBoth(contenders, -1..<0)
    var rounds = 0..<1
    while true {
      let (time, _) = timeBoth(contenders, rounds)
      let shortest = 200_000.0
      if time >= shortest { return rounds }
      let count = Double(rounds.count) * min(10, max(1.5, shortest * 1.1 / max(time, 1)))
      rounds = rounds.upperBound..<rounds.upperBound + Int(count.rounded(.up))
    }
  }

  private func timeBoth(_ contenders: Contenders, _ rounds: Range<Int>) -> (subject: Double, limit: Double) {
    let (subjectTime, answer) = time(rounds, contenders.subject, contenders.beforeSubject)
    let (limitTime, limitAnswer) = time(rounds, contenders.limit, contenders.beforeLimit)
    check(answer, limitAnswer)
    return (subjectTime, limitTime)
  }

  private func time(
    _ rounds: Range<Int>, _ work: @MainActor (Int) -> Int, _ before: (@MainActor (Int) -> Void)?
  ) -> (nanoseconds: Double, answer: Int) {
    var answer = 0
    var total = Duration.zero
    let clock = ContinuousClock()
    if let before {
      for round in rounds {
        before(round)
        let start = clock.now
        answer &+= work(round)
        total += start.duration(to: clock.now)
      }
    } else {
      let start = clock.now
      for round in rounds { answer &+= work(round) }
      total = start.duration(to: clock.now)
    }
    let (seconds, attoseconds) = total.components
    return (Double(seconds) * 1e9 + Double(attoseconds) / 1e9, answer)
  }

  func check(_ answer: Int, _ limitAnswer: Int) {
    precondition(answer == limitAnswer, "\(name): the answer is \(answer), the limit's is \(limitAnswer).")
  }
}

extension Benchmark {
  /// The quantity that a benchmark measures, and its unit.
  enum Unit: String {
    /// The time of a round divided by the number of its operations.
    case nanosecondsPerNode = "ns/node"
    /// The time of a round.
    case microseconds = "µs"
    /// The memory that a round keeps, divided by its number of rows.
    case bytesPerRow = "B/row"
  }
}

extension Benchmark.Unit {
  /// A time in this unit.
  func amount(nanoseconds: Double, size: Int) -> Double {
    switch self {
    case .nanosecondsPerNode: nanoseconds / Double(size)
    case .microseconds: nanoseconds / 1_000
    case .bytesPerRow: preconditionFailure("A time was to be told in bytes. Measure memory instead.")
    }
  }
}

@MainActor
extension Benchmark {
  /// The number of rounds that share partly filled pages.
  private static var keptRounds: Int { 10 }

  /// Measures the memory that each side keeps after all rounds.
  func measureMemory() -> Measurement {
    let contenders = prepare()
    let (subject, answer) = memoryHeld(by: contenders.subject)
    let (limit, limitAnswer) = memoryHeld(by: contenders.limit)
    check(answer, limitAnswer)
    return Measurement(
      name: name, unit: unit, size: size, subject: Distribution([subject]), limit: Distribution([limit]))
  }

  private func memoryHeld(by work: @MainActor (Int) -> Int) -> (bytes: Double, answer: Int) {
    let before = OwnMemory.bytes
    let answer = (0..<Self.keptRounds).reduce(0) { $0 &+ work($1) }
    return (Double(OwnMemory.bytes - before) / Double(Self.keptRounds * size), answer)
  }
}

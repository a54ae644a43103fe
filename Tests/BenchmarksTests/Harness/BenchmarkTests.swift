import Testing

@testable import Benchmarks

@MainActor
@Suite struct BenchmarkTests {
  @Test func bothSidesHaveAtLeastTwentySamples() {
    let measurement = Benchmark(name: "nothing", size: 1) {
      .init(subject: { $0 }, limit: { $0 })
    }.measure()
    #expect(measurement.subject.samples >= 20)
    #expect(measurement.limit.samples == measurement.subject.samples)
  }

  @Test func bothSidesRunTheSameRounds() {
    var (subject, limit): ([Int], [Int]) = ([], [])
    _ = Benchmark(name: "rounds", size: 1) {
      .init(
        subject: { round in
          subject.append(round)
          return 0
        },
        limit: { round in
          limit.append(round)
          return 0
        })
    }.measure(samples: 2)
    #expect(subject == limit)
  }

  @Test func setupRunsBeforeEachRound() {
    var (subject, limit): ([String], [String]) = ([], [])
    _ = Benchmark(name: "rounds", size: 1) {
      .init(
        subject: { round in
          subject.append("round \(round)")
          return 0
        },
        limit: { round in
          limit.append("round \(round)")
          return 0
        },
        beforeSubject: { subject.append("before \($0)") },
        beforeLimit: { limit.append("before \($0)") })
    }.measure(samples: 2)
    #expect(subject.prefix(2) == ["before -1", "round -1"])
    #expect(subject.count.isMultiple(of: 2))
    #expect(subject == limit)
  }

  @Test func timeIsReportedInItsUnit() {
    #expect(Benchmark.Unit.nanosecondsPerNode.amount(nanoseconds: 5_000, size: 100) == 50)
    #expect(Benchmark.Unit.microseconds.amount(nanoseconds: 5_000, size: 100) == 5)
  }

  @Test func memoryIsMeasuredOnceAndResultsAreCompared() {
    var kept: [[UInt8]] = []
    let measurement = Benchmark(name: "memory", size: 1_024, unit: .bytesPerRow) {
      .init(
        subject: { _ in
          kept.append([UInt8](repeating: 1, count: 1 << 20))
          return kept.count
        },
        limit: { $0 + 1 })
    }.measure()
    #expect(measurement.subject.samples == 1)
    #expect(kept.count == 10)
  }

  @Test func differentResultsStopTheRun() async {
    await #expect(processExitsWith: .failure) {
      _ = await Benchmark(name: "wrong", size: 1) {
        .init(subject: { $0 }, limit: { $0 + 1 })
      }.measure()
    }
  }
}

import Testing

@testable import Benchmarks

@MainActor @Suite struct KeptRatiosTests {
  private func measurement(_ name: String, _ subject: Double) -> Measurement {
    Measurement(
      name: name, unit: .microseconds, size: 10, subject: Distribution([subject]), limit: Distribution([10]))
  }

  private func kept(_ measurements: [Measurement]) throws -> KeptRatios {
    var ratios = KeptRatios()
    ratios.keep(measurements)
    return try KeptRatios(ratios.json)
  }

  @Test func whatIsKeptIsReadAgain() throws {
    let ratios = try kept([measurement("W1", 25), measurement("W2", 1)])
    #expect(ratios.ratios == ["W1, 10": 2.5, "W2, 10": 0.1])
  }

  @Test func keepingSomeLeavesTheOthers() throws {
    var ratios = try kept([measurement("W1", 25), measurement("W2", 1)])
    ratios.keep([measurement("W2", 2)])
    #expect(ratios.ratios == ["W1, 10": 2.5, "W2, 10": 0.2])
  }

  @Test func aSlowerWorkloadIsALoss() throws {
    let ratios = try kept([measurement("W1", 100), measurement("W2", 100), measurement("W3", 100)])
    let losses = ratios.losses(in: [
      measurement("W1", 130), measurement("W2", 110), measurement("W3", 200), measurement("new", 900),
    ])
    #expect(losses.map(\.title) == ["W3, 10", "W1, 10"])
    #expect(
      "\(SlowerThanKept(losses: losses))" == """
        Slower than the kept ratios, in each of several runs:
          W3, 10: 20.0× of its limit, and 10.0× when it was kept
          W1, 10: 13.0× of its limit, and 10.0× when it was kept
        """)
  }

  @Test func aRatioThatIsNoNumberIsALoss() throws {
    let nothing = Measurement(
      name: "W1", unit: .microseconds, size: 10, subject: Distribution([0]), limit: Distribution([0]))
    #expect(try kept([measurement("W1", 100)]).losses(in: [nothing]).count == 1)
  }

  /// A workload that does five times as much as when its ratio was kept.
  @Test func aMadeUpRegressionIsFoundAndMeasuredAgain() {
    func benchmark(_ passes: Int) -> Benchmark {
      Benchmark(name: "made up", size: 1, unit: .microseconds) {
        // The answer depends on the sum, or the optimizer would leave the work out.
        @MainActor func work(_ passes: Int, _ round: Int) -> Int {
          var total = round
          for _ in 0..<passes { for number in 0..<2_000 { total = total &* 31 &+ number } }
          return total == .min ? 0 : 1
        }
        return .init(subject: { work(passes, $0) }, limit: { work(1, $0) })
      }
    }
    var kept = KeptRatios()
    kept.keep([benchmark(2).measure()])
    #expect(kept.losses(in: [benchmark(2).measure(comparedWith: kept)]).isEmpty)
    #expect(kept.losses(in: [benchmark(10).measure(comparedWith: kept)]).count == 1)
  }
}

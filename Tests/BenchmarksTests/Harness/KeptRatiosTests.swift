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
    let file: KeptRatios.File = ["this": ratios, "that": KeptRatios()]
    return try KeptRatios.File(file.json).ratios(on: "this")
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

  @Test func ratiosOfAnotherProcessorAreNotCompared() throws {
    let file: KeptRatios.File = ["AMD EPYC, family 26, model 2": KeptRatios()]
    #expect(throws: KeptRatios.File.NoRatios.self) { try file.ratios(on: "AMD EPYC, family 25, model 1") }
    let sentence = "\(KeptRatios.File.NoRatios(processor: "this", others: ["that"]))"
    #expect(sentence.contains("(this)") && sentence.contains("those of that."))
  }

  @Test func aProcessorIsNamedByItsKind() {
    let intel = """
      processor\t: 0
      cpu family\t: 6
      model\t\t: 85
      model name\t: Intel(R) Xeon(R) CPU @ 2.20GHz

      processor\t: 1
      model\t\t: 86
      """
    #expect(Processor.name(in: intel) == "Intel(R) Xeon(R) CPU @ 2.20GHz, family 6, model 85")
    #expect(Processor.name(in: "CPU implementer\t: 0x41\nCPU part\t: 0xd0c\n") == "implementer 0x41, part 0xd0c")
    #expect(Processor.name(in: "") == "an unknown processor")
    #expect(Processor.name != "an unknown processor")
  }

  @Test func aSlowerWorkloadIsALoss() throws {
    let ratios = try kept([measurement("W1", 100), measurement("W2", 100), measurement("W3", 100)])
    let losses = ratios.losses(in: [
      measurement("W1", 130), measurement("W2", 110), measurement("W3", 200), measurement("new", 900),
    ])
    #expect(losses.map(\.title) == ["W3, 10", "W1, 10"])
    #expect(
      "\(SlowerThanKept(losses: losses))" == """
        Above the kept ratios, of times in each of several runs:
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

import Testing

@testable import Benchmarks

@Suite struct DistributionTests {
  @Test func quantilesDoNotDependOnTheOrderOfSamples() {
    let distribution = Distribution((0...100).map(Double.init).shuffled())
    #expect(distribution.samples == 101)
    #expect(distribution.median == 50)
    #expect(distribution.p10 == 10)
    #expect(distribution.p90 == 90)
  }

  @Test func singleSampleIsEveryQuantile() {
    let distribution = Distribution([7])
    #expect([distribution.p10, distribution.median, distribution.p90] == [7, 7, 7])
  }
}

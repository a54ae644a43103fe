import Foundation
import Testing

@testable import Benchmarks

@Suite struct ReportTests {
  private let measurement = Measurement(
    name: "broad update", unit: .nanosecondsPerNode, size: 100, subject: Distribution([20, 30, 40]),
    limit: Distribution([10, 10, 10]))

  @Test func tableShowsTheMedianAndItsLimit() {
    #expect(
      Report.table([measurement]) == """
        benchmark     size        median   p10   p90  limit  ratio
        broad update   100  30.0 ns/node  20.0  40.0   10.0  3.00×
        """)
  }

  @Test func figuresBelowOneHaveThreeDecimals() {
    let small = Measurement(
      name: "W3", unit: .microseconds, size: 1, subject: Distribution([0.5]), limit: Distribution([0.0625]))
    #expect(
      Report.table([small]) == """
        benchmark  size    median    p10    p90  limit  ratio
        W3            1  0.500 µs  0.500  0.500  0.062  8.00×
        """)
  }

  @Test func jsonIsAnArrayOfObjectsWithTheAgreedKeys() throws {
    let objects = try JSONSerialization.jsonObject(with: Report.json([measurement])) as? [[String: Any]]
    let object = try #require(objects?.first)
    #expect(
      Set(object.keys) == ["name", "unit", "median", "p10", "p90", "limit", "ratio", "samples", "size"])
    #expect(object["name"] as? String == "broad update")
    #expect(object["median"] as? Double == 30)
    #expect(object["limit"] as? Double == 10)
    #expect(object["ratio"] as? Double == 3)
    #expect(object["samples"] as? Int == 3)
    #expect(object["size"] as? Int == 100)
  }
}

import Combine
import Foundation
import Testing

@Suite struct DemandTests {
  private typealias Demand = Subscribers.Demand

  @Test func demandsAddUp() {
    #expect(Demand.max(1) + .max(2) == .max(3))
    #expect(Demand.max(1) + 2 == .max(3))
    #expect(Demand.unlimited + .max(2) == .unlimited)
    #expect(Demand.max(1) + .unlimited == .unlimited)
    #expect(Demand.max(.max) + 1 == .unlimited)
    var demand = Demand.none
    demand += 1
    demand += .max(2)
    #expect(demand == 3)
  }

  @Test func demandsAreNeverNegative() {
    #expect(Demand.max(3) - .max(1) == .max(2))
    #expect(Demand.max(1) - 3 == .none)
    #expect(Demand.unlimited - 3 == .unlimited)
    #expect(Demand.unlimited - .unlimited == .unlimited)
    #expect(Demand.max(3) - .unlimited == .none)
    var demand = Demand.max(3)
    demand -= 1
    demand -= .max(1)
    #expect(demand == 1)
  }

  @Test func demandsMultiply() {
    #expect(Demand.max(3) * 2 == .max(6))
    #expect(Demand.unlimited * 2 == .unlimited)
    #expect(Demand.max(.max) * 2 == .unlimited)
    var demand = Demand.max(2)
    demand *= 0
    #expect(demand == .none)
  }

  @Test func demandsCompare() {
    #expect(Demand.none < .max(1))
    #expect(Demand.max(.max) < .unlimited)
    #expect(!(Demand.unlimited < .unlimited))
    #expect(Demand.unlimited > 5)
    #expect(Demand.max(2) >= 2)
    #expect(Demand.max(2) <= 2)
    #expect(Demand.max(2) < 3)
    #expect(Demand.max(2) != 3)
  }

  @Test func demandsDescribeThemselves() {
    #expect("\(Demand.max(2)) \(Demand.unlimited)" == "max(2) unlimited")
    #expect(Demand.max(2).max == 2)
    #expect(Demand.unlimited.max == nil)
  }

  @Test func demandsAreCodable() throws {
    for demand in [Demand.none, .max(7), .unlimited] {
      let data = try JSONEncoder().encode(demand)
      #expect(try JSONDecoder().decode(Demand.self, from: data) == demand)
    }
  }
}

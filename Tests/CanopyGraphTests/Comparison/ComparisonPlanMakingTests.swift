import Testing

@testable import CanopyGraph

@Suite struct ComparisonPlanMakingTests {
  @Test func aPlanIsMadeOncePerType() {
    struct Unseen { var text: String }
    #expect(ComparisonPlan.of(Unseen.self) === ComparisonPlan.of(Unseen.self))
    #expect(ComparisonPlan.of(Unseen.self) !== ComparisonPlan.of(Optional<Unseen>.self))
  }

  @Test func concurrentThreadsShareOnePlan() async {
    let plans = await withTaskGroup(of: [ComparisonPlan].self) { group in
      for _ in 0..<8 {
        group.addTask { ComparisonPlan.ofManyTypes() }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(plans.allSatisfy { zip($0, plans[0]).allSatisfy { $0 === $1 } })
  }

  @Test func adjacentPlainFieldsAreComparedTogether() {
    struct Point {
      var x: Double
      var y: Double
      var z: (Int, Float)
    }
    #expect(ComparisonPlan.of(Point.self).bytes == [0..<28])
  }

  @Test func plainFieldsSeparatedByPaddingAreComparedSeparately() {
    struct Padded {
      var small: Int8
      var large: Int64
    }
    #expect(ComparisonPlan.of(Padded.self).bytes == [0..<1, 8..<16])
  }

  @Test func valuesContainingClosuresAreNeverEqual() {
    struct Action {
      var name: String
      var perform: () -> Void
    }
    struct Row {
      var count: Int
      var nested: (Action, Int)
    }
    #expect(ComparisonPlan.of((() -> Void).self).neverEqual)
    #expect(ComparisonPlan.of(Action.self).neverEqual)
    #expect(ComparisonPlan.of(Row.self).neverEqual)
    #expect(!ComparisonPlan.of(Optional<Row>.self).neverEqual, "two of these may both be nil")
    let row = Row(count: 1, nested: (Action(name: "a") {}, 2))
    #expect(!areEqual(row, row))
  }

  @Test func numbersAreComparedBitwise() {
    #expect(ComparisonPlan.of(Double.self).bytes == [0..<8])
    #expect(ComparisonPlan.of(Bool.self).bytes == [0..<1])
    #expect(ComparisonPlan.of(UInt16.self).bytes == [0..<2])
    #expect(ComparisonPlan.of(String.self).bytes == nil)
  }
}

extension ComparisonPlan {
  /// The plans of types that nobody has asked for before.
  fileprivate static func ofManyTypes() -> [ComparisonPlan] {
    func nested<Value>(_ depth: Int, _: Value.Type) -> [ComparisonPlan] {
      guard depth > 0 else { return [] }
      return [of(Nest<Value>.self)] + nested(depth - 1, Nest<Value>.self)
    }
    return nested(12, String.self)
  }
}

private struct Nest<Value> {
  var value: Value
  var marker: Marker
}

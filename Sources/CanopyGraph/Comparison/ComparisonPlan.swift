internal import Glibc

/// A plan for comparing values of a type.
///
/// `Equatable` values are compared with `==`. Other values are compared field by field: plain fields by their bits, class
/// references by identity, existentials by their contents, and optionals and arrays element by element. Values that contain
/// closures are never equal, because closures can't be compared. If a plan can't decide, the values count as different: a
/// change may be reported where there is none, but no change is missed.
///
/// Plans are created on first use and kept for the lifetime of the process, one per type.
package final class ComparisonPlan: Sendable {
  let steps: [ComparisonStep]
  /// The single range of bits to compare, if that is sufficient. Otherwise, the size is 0.
  private let bits: (offset: Int, size: Int)

  init(steps: [ComparisonStep]) {
    self.steps = steps.contains(where: \.isNever) ? [.never] : steps
    if steps.count == 1, case .bits(let offset, let size) = steps[0] {
      bits = (offset, size)
    } else {
      bits = (0, 0)
    }
  }

  /// A Boolean value that indicates whether values of the type are never equal, for example because they contain closures.
  package var neverEqual: Bool { steps.first?.isNever ?? false }

  /// Returns whether two variables of the plan's type are equal.
  package func areEqual<Value>(variables first: UnsafePointer<Value>, _ second: UnsafePointer<Value>) -> Bool {
    areEqual(UnsafeRawPointer(first), UnsafeRawPointer(second))
  }

  /// Returns whether the values of the plan's type at two addresses are equal.
  package func areEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    if bits.size > 0 { return memcmp(first + bits.offset, second + bits.offset, bits.size) == 0 }
    for step in steps where !step.areEqual(first, second) { return false }
    return true
  }
}

/// Returns whether two values of any type are equal, using `==` if the type is `Equatable`, or comparing field by field.
///
/// ```swift
/// struct Row { var title: String; var icon: AnyObject }
/// areEqual(Row(title: "a", icon: icon), Row(title: "a", icon: icon))  // true
/// areEqual({ print(1) }, { print(1) })                                // false: closures are never equal
/// ```
///
/// The first comparison of a type creates a plan by reflection, which takes microseconds. Later comparisons reuse the plan.
public func areEqual<Value>(_ first: Value, _ second: Value) -> Bool {
  let plan = ComparisonPlan.of(Value.self)
  return withUnsafePointer(to: first) { first in
    withUnsafePointer(to: second) { second in plan.areEqual(first, second) }
  }
}

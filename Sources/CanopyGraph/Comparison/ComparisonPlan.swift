internal import Glibc

/// The way to compare two values of a type, determined once for each type.
///
/// `Equatable` types compare with `==`. Others compare field by field: plain fields bit by bit, class references by
/// identity, existentials by what they hold, optionals and arrays element by element. A type that holds a closure is
/// never equal to itself, because nothing can be known about a closure. Where a plan cannot decide it says "not
/// equal": a change may be reported where there was none, but never the reverse.
///
/// Plans are created on first use and kept for the lifetime of the process, one for each type.
package final class ComparisonPlan: Sendable {
  let steps: [ComparisonStep]
  /// The single range of bits to compare, if one is sufficient; otherwise the size is 0.
  private let bits: (offset: Int, size: Int)

  init(steps: [ComparisonStep]) {
    self.steps = steps.contains(where: \.isNever) ? [.never] : steps
    if steps.count == 1, case .bits(let offset, let size) = steps[0] {
      bits = (offset, size)
    } else {
      bits = (0, 0)
    }
  }

  /// True when no two values of the type are ever equal, because it holds a closure.
  package var neverEqual: Bool { steps.first?.isNever ?? false }

  /// Compares two variables of the plan's type.
  package func areEqual<Value>(variables first: UnsafePointer<Value>, _ second: UnsafePointer<Value>) -> Bool {
    areEqual(UnsafeRawPointer(first), UnsafeRawPointer(second))
  }

  /// Compares two values of the plan's type by address.
  package func areEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    if bits.size > 0 { return memcmp(first + bits.offset, second + bits.offset, bits.size) == 0 }
    for step in steps where !step.areEqual(first, second) { return false }
    return true
  }
}

/// Compares two values of any type: with `==` where the type has it, else field by field.
///
/// ```swift
/// struct Row { var title: String; var icon: AnyObject }
/// areEqual(Row(title: "a", icon: icon), Row(title: "a", icon: icon))  // true
/// areEqual({ print(1) }, { print(1) })                                // false: closures never are
/// ```
///
/// The first comparison of a type reflects on it (microseconds); later ones follow the plan made then.
public func areEqual<Value>(_ first: Value, _ second: Value) -> Bool {
  let plan = ComparisonPlan.of(Value.self)
  return withUnsafePointer(to: first) { first in
    withUnsafePointer(to: second) { second in plan.areEqual(first, second) }
  }
}

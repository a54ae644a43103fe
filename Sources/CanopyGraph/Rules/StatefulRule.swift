/// A rule that computes an attribute's value from other attributes, its own state, and its previous value.
///
/// ```swift
/// struct RunningMaximum: StatefulRule {
///   var source: Attribute<Int>
///
///   mutating func value(previous: Int?, in evaluation: borrowing Evaluation) -> Int {
///     max(previous ?? .min, evaluation[source])
///   }
/// }
/// ```
///
/// The state makes the value depend on how often the rule has run. The engine runs it once in each update in which an attribute
/// that it has read changed, and never otherwise.
public protocol StatefulRule: ValueRule {
  associatedtype Value

  /// Returns the value, computed from attributes and the rule's state. `previous` is nil the first time.
  mutating func value(previous: Value?, in evaluation: borrowing Evaluation) -> Value
}

extension StatefulRule {
  @inlinable
  public static func _evaluate(_ value: UnsafeMutableRawPointer, in evaluation: borrowing Evaluation) -> Bool {
    evaluation.store(_nextValue(of: value, in: evaluation), at: value)
  }

  @inlinable
  static func _nextValue(of value: UnsafeMutableRawPointer, in evaluation: borrowing Evaluation) -> Value {
    let previous = evaluation.hasValue ? value.assumingMemoryBound(to: Value.self).pointee : nil
    return _rule(of: value).pointee.value(previous: previous, in: evaluation)
  }
}

extension StatefulRule where Value: Equatable {
  @inlinable
  public static func _evaluate(_ value: UnsafeMutableRawPointer, in evaluation: borrowing Evaluation) -> Bool {
    evaluation.store(_nextValue(of: value, in: evaluation), at: value)
  }
}

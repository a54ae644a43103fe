/// Computes an attribute's value from other attributes.
///
/// ```swift
/// struct Total: Rule {
///   var price: Attribute<Double>
///   var count: Attribute<Int>
///
///   func value(in evaluation: borrowing Evaluation) -> Double {
///     evaluation[price] * Double(evaluation[count])
///   }
/// }
///
/// let total = graph.computed(Total(price: price, count: count))
/// ```
///
/// The rule runs again only after something it read has really changed, and its readers only if its own value has.
/// A rule type costs less than a closure: its code is specialised, and it lies beside its value.
public protocol Rule: ValueRule {
  associatedtype Value

  /// The value, from what `evaluation` reads. It must depend on nothing else that changes.
  func value(in evaluation: borrowing Evaluation) -> Value
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Rule {
  @inlinable
  public static func _evaluate(_ value: UnsafeMutableRawPointer, in evaluation: borrowing Evaluation) -> Bool {
    evaluation.store(rule(of: value).pointee.value(in: evaluation), at: value)
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Rule where Value: Equatable {
  @inlinable
  public static func _evaluate(_ value: UnsafeMutableRawPointer, in evaluation: borrowing Evaluation) -> Bool {
    evaluation.store(rule(of: value).pointee.value(in: evaluation), at: value)
  }
}

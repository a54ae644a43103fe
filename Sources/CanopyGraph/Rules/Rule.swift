/// A rule that computes an attribute's value from other attributes.
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
/// The rule runs again only if an attribute that it has read actually changed, and its readers only if its own value changed.
/// A rule type is cheaper than a closure: its code is specialized, and it is stored next to its value.
public protocol Rule: ValueRule {
  associatedtype Value

  /// Returns the value, based on attributes read through `evaluation`. It must not depend on any other changing state.
  func value(in evaluation: borrowing Evaluation) -> Value
}

extension Rule {
  @inlinable
  public static func _evaluate(_ value: UnsafeMutableRawPointer, in evaluation: borrowing Evaluation) -> Bool {
    evaluation.store(_rule(of: value).pointee.value(in: evaluation), at: value)
  }
}

extension Rule where Value: Equatable {
  @inlinable
  public static func _evaluate(_ value: UnsafeMutableRawPointer, in evaluation: borrowing Evaluation) -> Bool {
    evaluation.store(_rule(of: value).pointee.value(in: evaluation), at: value)
  }
}

/// The common protocol of `Rule` and `StatefulRule`. The engine stores the rule and its value side by side.
public protocol ValueRule: AttributeBehavior {
  associatedtype Value

  /// The value for readers while the rule is still computing its first value, which only occurs on a cycle. Without a stand-in,
  /// the read stops the program.
  var standIn: Value? { get }
}

extension ValueRule {
  @inlinable
  public var standIn: Value? { nil }

  @inlinable
  public static func _standIn(_ value: UnsafeMutableRawPointer) -> Bool {
    guard let standIn = _rule(of: value).pointee.standIn else { return false }
    value.initializeMemory(as: Value.self, to: standIn)
    return true
  }

  @inlinable
  public static func _destroy(_ value: UnsafeMutableRawPointer, hasValue: Bool) {
    _rule(of: value).deinitialize(count: 1)
    if hasValue { value.assumingMemoryBound(to: Value.self).deinitialize(count: 1) }
  }

  @inlinable
  public static var _layout: PayloadLayout? { .rule(Self.self, value: Value.self) }

  @inlinable
  public static var _valueType: any Any.Type { Value.self }

  /// The rule that is stored before `value`. See `PayloadLayout`.
  @inlinable
  static func _rule(of value: UnsafeMutableRawPointer) -> UnsafeMutablePointer<Self> {
    (value - MemoryLayout<Self>.stride).assumingMemoryBound(to: Self.self)
  }
}

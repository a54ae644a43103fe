/// The common protocol of `Rule` and `StatefulRule`. The engine stores the rule and its value side by side.
public protocol ValueRule: AttributeBehavior {
  associatedtype Value

  /// The value for readers while the rule is still computing its first value, which happens only on a cycle. Without such a value, the
  /// read stops the program.
  var standIn: Value? { get }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ValueRule {
  @inlinable
  public var standIn: Value? { nil }

  @inlinable
  public static func _standIn(_ value: UnsafeMutableRawPointer) -> Bool {
    guard let standIn = rule(of: value).pointee.standIn else { return false }
    value.initializeMemory(as: Value.self, to: standIn)
    return true
  }

  @inlinable
  public static func _destroy(_ value: UnsafeMutableRawPointer, hasValue: Bool) {
    rule(of: value).deinitialize(count: 1)
    if hasValue { value.assumingMemoryBound(to: Value.self).deinitialize(count: 1) }
  }

  @inlinable
  public static var _layout: PayloadLayout? { .rule(Self.self, value: Value.self) }

  @inlinable
  public static var _valueType: any Any.Type { Value.self }

  /// The rule that lies below `value`; see `PayloadLayout`.
  @inlinable
  static func rule(of value: UnsafeMutableRawPointer) -> UnsafeMutablePointer<Self> {
    (value - MemoryLayout<Self>.stride).assumingMemoryBound(to: Self.self)
  }
}

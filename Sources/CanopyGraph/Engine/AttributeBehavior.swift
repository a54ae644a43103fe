/// The engine's requirements for each kind of attribute.
///
/// `Rule`, `StatefulRule` and `ClientRule` refine this protocol and implement all requirements; conform to one of them. The
/// requirements are static, and their default implementations are inlinable, so each rule type gets specialized code that the
/// engine reaches through one indirect call, without boxing.
public protocol AttributeBehavior {
  /// Runs the rule that belongs to `value`, and returns whether readers would see a difference.
  static func _evaluate(_ value: UnsafeMutableRawPointer, in evaluation: borrowing Evaluation) -> Bool

  /// Initializes `value` with the rule's stand-in, for a rule that is read before its first evaluation.
  static func _standIn(_ value: UnsafeMutableRawPointer) -> Bool

  /// Destroys the rule, and the value if there is one.
  static func _destroy(_ value: UnsafeMutableRawPointer, hasValue: Bool)

  /// Runs the work that the rule deferred with `Engine.performAfterPass`.
  static func _perform(_ value: UnsafeMutableRawPointer)

  /// The layout of the memory, or nil if the memory belongs to the client.
  static var _layout: PayloadLayout? { get }

  /// The type of the value or, for a client's node, of the rule.
  static var _valueType: any Any.Type { get }

  /// Returns a description for an attribute that has no name.
  static func _describe(_ value: UnsafeMutableRawPointer) -> String

  /// The description of a freed attribute that had no name.
  static var _kindName: String { get }
}

extension AttributeBehavior {
  @inlinable
  public static func _perform(_: UnsafeMutableRawPointer) {}

  public static func _describe(_: UnsafeMutableRawPointer) -> String { _kindName }

  public static var _kindName: String { "\(Self.self)" }
}

/// A value that is set from outside the graph and never computed.
@usableFromInline
enum InputBehavior<Value>: AttributeBehavior {
  @usableFromInline
  static func _evaluate(_: UnsafeMutableRawPointer, in _: borrowing Evaluation) -> Bool { false }

  @usableFromInline
  static func _standIn(_: UnsafeMutableRawPointer) -> Bool { false }

  @usableFromInline
  static func _destroy(_ value: UnsafeMutableRawPointer, hasValue: Bool) {
    value.assumingMemoryBound(to: Value.self).deinitialize(count: 1)
  }

  @usableFromInline
  static var _layout: PayloadLayout? { .value(Value.self) }

  @usableFromInline
  static var _valueType: any Any.Type { Value.self }

  @usableFromInline
  static var _kindName: String { "input \(Value.self)" }
}

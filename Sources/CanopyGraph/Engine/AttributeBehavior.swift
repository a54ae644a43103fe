/// The requirements of the engine for each kind of attribute.
///
/// `Rule`, `StatefulRule` and `ClientRule` refine it and answer everything; conform to one of them. The requirements
/// are static and their default answers inlinable, so that each rule type gets its own specialised code and the engine
/// reaches it through one indirect call, with nothing boxed.
public protocol AttributeBehavior {
  /// Runs the rule that belongs to `value` and returns whether readers would see a difference.
  static func _evaluate(_ value: UnsafeMutableRawPointer, in evaluation: borrowing Evaluation) -> Bool

  /// Initialises `value` from the rule's stand-in, for a rule that is read before it has been evaluated once.
  static func _standIn(_ value: UnsafeMutableRawPointer) -> Bool

  /// Destroys the rule, and the value if there is one.
  static func _destroy(_ value: UnsafeMutableRawPointer, hasValue: Bool)

  /// Runs the work that the rule has deferred by `Engine.performAfterPass`.
  static func _perform(_ value: UnsafeMutableRawPointer)

  /// Nil when the memory is the client's.
  static var _layout: PayloadLayout? { get }

  /// The type of the value, or the client's rule.
  static var _valueType: any Any.Type { get }

  /// Names an attribute that was given no name.
  static func _describe(_ value: UnsafeMutableRawPointer) -> String

  /// Returns the name of a freed attribute without a name.
  static var _kindName: String { get }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension AttributeBehavior {
  @inlinable
  public static func _perform(_: UnsafeMutableRawPointer) {}

  public static func _describe(_: UnsafeMutableRawPointer) -> String { _kindName }

  public static var _kindName: String { "\(Self.self)" }
}

/// A value that is written from outside and never computed.
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

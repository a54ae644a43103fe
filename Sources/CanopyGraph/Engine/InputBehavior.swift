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

/// A rule's access to the graph. A rule depends on each attribute that it reads.
///
/// An evaluation is valid during the call that it is passed to. It can't be copied or stored.
public struct Evaluation: ~Copyable {
  @usableFromInline let engine: Engine

  init(engine: Engine) { self.engine = engine }

  /// The up-to-date value of `attribute`. Reading it makes the rule depend on the attribute.
  ///
  /// Reading a freed attribute stops the program with a message that names the attribute. Use `value(of:)` to throw an error
  /// instead.
  @inlinable
  public subscript<Value>(attribute: Attribute<Value>) -> Value {
    @inline(__always) get { engine.read(attribute.id, as: Value.self) }
  }

  /// The value of `input`. Reading it makes the rule depend on the input.
  @inlinable
  public subscript<Value>(input: Input<Value>) -> Value {
    @inline(__always) get { engine.read(input.id, as: Value.self) }
  }

  /// Returns the value of an attribute that may have been freed.
  public func value<Value>(of attribute: Attribute<Value>) throws(GraphIssue) -> Value {
    try engine.checkedRead(attribute.id, as: Value.self)
  }

  /// Refreshes a client's node or source, and makes the rule depend on it, without reading a value.
  @inlinable
  public func depend(on attribute: AnyAttribute) {
    engine.touch(attribute)
  }

  /// True starting with the rule's second evaluation.
  @inlinable
  public var hasValue: Bool { engine.reading.pointee.hasValue }
}

extension Evaluation {
  /// Stores the result of a rule, and returns whether it is a change.
  @inlinable
  func store<Value: Equatable>(_ new: consuming Value, at value: UnsafeMutableRawPointer) -> Bool {
    let slot = value.assumingMemoryBound(to: Value.self)
    guard engine.reading.pointee.hasValue else {
      slot.initialize(to: new)
      return true
    }
    if engine.reading.pointee.isOnCycle || slot.pointee == new { return false }
    engine.replace(slot, with: new)
    return true
  }

  @inlinable
  func store<Value>(_ new: consuming Value, at value: UnsafeMutableRawPointer) -> Bool {
    let slot = value.assumingMemoryBound(to: Value.self)
    guard engine.reading.pointee.hasValue else {
      slot.initialize(to: new)
      return true
    }
    if engine.reading.pointee.isOnCycle { return false }
    let equal = withUnsafePointer(to: new) { engine.valuesOfReaderAreEqual(slot, $0) }
    if equal { return false }
    engine.replace(slot, with: new)
    return true
  }
}

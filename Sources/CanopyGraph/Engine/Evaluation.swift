/// The access of a rule to the graph. A rule depends on each attribute that it reads.
///
/// An evaluation is valid during the call to which it is passed. It can't be copied or stored.
public struct Evaluation: ~Copyable {
  @usableFromInline let engine: Engine

  init(engine: Engine) { self.engine = engine }

  /// The value of `attribute`, brought up to date, on which the rule now depends.
  ///
  /// Reading a freed attribute stops the program with its name; see `value(of:)` for the form that throws.
  @inlinable
  public subscript<Value>(attribute: Attribute<Value>) -> Value {
    @inline(__always) get { engine.read(attribute.id, as: Value.self) }
  }

  /// The value of `input`, on which the rule now depends.
  @inlinable
  public subscript<Value>(input: Input<Value>) -> Value {
    @inline(__always) get { engine.read(input.id, as: Value.self) }
  }

  /// The value of an attribute that may have been freed.
  public func value<Value>(of attribute: Attribute<Value>) throws(GraphIssue) -> Value {
    try engine.checkedRead(attribute.id, as: Value.self)
  }

  /// Updates a client's node or source and makes the rule depend on it, without reading a value.
  @inlinable
  public func depend(on attribute: AnyAttribute) {
    engine.touch(attribute)
  }

  /// True from the second evaluation of the rule on.
  @inlinable
  public var hasValue: Bool { engine.reading.pointee.hasValue }
}

extension Evaluation {
  /// Keeps what a rule has computed, and returns whether that is a change.
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

/// An attribute whose storage and evaluation belong to the client.
///
/// The engine stores an address and passes it to static functions. It doesn't box, copy or free anything for the client. Use it
/// to include many records in your own memory in a graph.
///
/// ```swift
/// enum RowRule: ClientRule {
///   static func evaluate(_ memory: UnsafeMutableRawPointer, in evaluation: borrowing Evaluation) -> Bool {
///     let row = memory.assumingMemoryBound(to: Row.self)
///     let height = evaluation[row.pointee.scale] * 20
///     defer { row.pointee.height = height }
///     return row.pointee.height != height
///   }
/// }
///
/// let node = graph.node(RowRule.self, memory: row)
/// ```
///
/// Readers call `Evaluation.depend(on:)`, and then read the client's memory themselves.
public protocol ClientRule: AttributeBehavior {
  /// Refreshes the record at `memory`, and returns whether its readers would see a difference.
  static func evaluate(_ memory: UnsafeMutableRawPointer, in evaluation: borrowing Evaluation) -> Bool

  /// Called once, when the node has been freed and the graph no longer refers to `memory`.
  static func didFree(_ memory: UnsafeMutableRawPointer)

  /// Returns the name of the node for reports.
  static func describe(_ memory: UnsafeMutableRawPointer) -> String
}

extension ClientRule {
  @inlinable
  public static func didFree(_: UnsafeMutableRawPointer) {}

  public static func describe(_: UnsafeMutableRawPointer) -> String { _kindName }

  @inlinable
  public static func _evaluate(_ value: UnsafeMutableRawPointer, in evaluation: borrowing Evaluation) -> Bool {
    evaluate(value, in: evaluation)
  }

  @inlinable
  public static func _standIn(_: UnsafeMutableRawPointer) -> Bool { true }

  @inlinable
  public static func _destroy(_ value: UnsafeMutableRawPointer, hasValue: Bool) { didFree(value) }

  @inlinable
  public static var _layout: PayloadLayout? { nil }

  @inlinable
  public static var _valueType: any Any.Type { Self.self }

  public static func _describe(_ value: UnsafeMutableRawPointer) -> String { describe(value) }
}

/// A client's value. The engine tracks its readers, and the client stores it.
enum SourceRule: ClientRule {
  static func evaluate(_: UnsafeMutableRawPointer, in _: borrowing Evaluation) -> Bool { false }
  static var _kindName: String { "source" }
}

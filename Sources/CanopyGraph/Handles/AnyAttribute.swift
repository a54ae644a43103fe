/// An attribute whose value type is not known here: for tools, traces and client nodes.
///
/// `Graph.attribute(_:as:)` gives the type back, checked.
public struct AnyAttribute: Hashable, BitwiseCopyable, Sendable {
  @usableFromInline let index: NodeIndex
  @usableFromInline let stamp: UInt32

  @usableFromInline
  init(index: NodeIndex, stamp: UInt32) {
    self.index = index
    self.stamp = stamp
  }

  /// Names no attribute of any graph: an absent handle that takes no more room than a present one.
  package static var none: AnyAttribute { AnyAttribute(index: 0, stamp: 0) }

  /// A Boolean value that indicates whether this is `none`.
  package var isNone: Bool { stamp == 0 }

  /// Creates a type-erased attribute.
  @inlinable
  public init<Value>(_ attribute: Attribute<Value>) { self = attribute.id }

  /// Creates a type-erased attribute from an input.
  @inlinable
  public init<Value>(_ input: Input<Value>) { self = input.id }
}

internal import Synchronization

/// A property wrapper that creates an identifier for each place in the tree, which distinguishes the names of one view
/// from the names of others.
@propertyWrapper
public struct Namespace {
  var id: ID?

  /// Creates a namespace.
  public init() {}

  /// The identifier of this namespace.
  public var wrappedValue: ID {
    if let id { return id }
    RuntimeIssue.record(.namespaceOutsideView)
    return ID(number: 0)
  }

  /// The identifier of a namespace.
  public struct ID: Hashable, BitwiseCopyable, Sendable {
    fileprivate let number: Int
    fileprivate static let last = Atomic(0)
  }
}

extension Namespace: Sendable {}

extension Namespace: StoredProperty {
  static var ownsState: Bool { true }

  static func install(_ property: UnsafeMutablePointer<Self>, in host: PropertyHost) {
    property.pointee.id = ID(number: ID.last.wrappingAdd(1, ordering: .relaxed).newValue)
  }

  static func adopt(
    _ new: UnsafeMutablePointer<Self>, from old: UnsafeMutablePointer<Self>, in host: PropertyHost
  ) -> Bool {
    new.pointee.id = old.pointee.id
    return false
  }
}

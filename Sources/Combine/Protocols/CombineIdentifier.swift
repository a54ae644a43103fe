internal import Synchronization

/// A unique identifier of a subscriber or a subscription.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  /// The last number in use. Numbers are odd, and no object has an odd address.
  private static let last = Atomic<UInt>(1)
  private let value: UInt

  /// Creates a unique identifier.
  public init() {
    value = Self.last.wrappingAdd(2, ordering: .relaxed).newValue
  }

  /// Creates the identifier of an object, which is constant for the lifetime of the object.
  public init(_ object: AnyObject) {
    value = UInt(bitPattern: ObjectIdentifier(object))
  }

  /// The identifier as text.
  public var description: String { "0x" + String(value, radix: 16) }
}

/// A type with a unique identifier for each value.
public protocol CustomCombineIdentifierConvertible {
  /// The identifier of the value.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The identifier of the object.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

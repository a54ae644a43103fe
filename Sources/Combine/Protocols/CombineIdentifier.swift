/// A unique identifier of a subscriber or a subscription.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private static let counter = Counter()
  private let value: UInt

  /// Creates a unique identifier.
  public init() {
    value = Self.counter.next()
  }

  /// Creates the identifier of an object, which is constant for the lifetime of the object.
  public init(_ object: AnyObject) {
    value = UInt(bitPattern: ObjectIdentifier(object))
  }

  /// The identifier as text.
  public var description: String { "0x" + String(value, radix: 16) }
}

/// Odd numbers, each used once. No object has such an address.
///
/// Safe because everything that changes is read and written under the lock.
private final class Counter: @unchecked Sendable {
  private let lock = Lock()
  private var last: UInt = 1

  func next() -> UInt {
    lock.withLock {
      last += 2
      return last
    }
  }
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

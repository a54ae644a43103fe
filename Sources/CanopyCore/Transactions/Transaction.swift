internal import CanopyGraph
internal import Synchronization

/// The context of a change while views process it, such as its animation.
///
/// ```swift
/// withTransaction(\.isQuiet, true) { unread = 0 }
/// ```
public struct Transaction {
  private var values: [ObjectIdentifier: any CarriedValue] = [:]

  /// Creates a transaction without values.
  public init() {}

  /// The value of a custom key.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { (values[ObjectIdentifier(key)] as? Carried<K.Value>)?.value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = Carried(key: key, value: newValue) }
  }

  /// A Boolean value that indicates whether no value is set.
  package var isEmpty: Bool { values.isEmpty }

  /// Merges the values of another transaction.
  mutating func merge(_ other: Transaction) {
    values.merge(other.values) { $1 }
  }

  /// The transaction with its values as they are at the time of a change.
  fileprivate var inUse: Transaction {
    var transaction = self
    for (key, value) in values {
      if let used = value.inUse { transaction.values[key] = used }
    }
    return transaction
  }

  /// Returns a Boolean value that indicates whether a single update may show changes in both transactions.
  static func areSame(_ one: Transaction?, _ other: Transaction?) -> Bool {
    let (one, other) = (one?.values ?? [:], other?.values ?? [:])
    return one.count == other.count && one.allSatisfy { key, value in other[key].map(value.isSame) ?? false }
  }

  /// Safe because a transaction passes from a change to the update, and only one of them uses it at a time.
  private struct Carried<Value>: CarriedValue, @unchecked Sendable {
    let key: any TransactionKey.Type
    var value: Value

    var code: String? {
      readableName(ofTransactionKey: key).map { "\($0) = \(readableText(of: value))" }
    }

    var inUse: (any CarriedValue)? {
      guard let value = value as? any ValueForUse, let used = value.inUse as? Value else { return nil }
      return Carried(key: key, value: used)
    }

    func isSame(as other: any CarriedValue) -> Bool {
      (other as? Carried<Value>).map { areEqual(value, $0.value) } ?? false
    }
  }
}

extension Transaction: WrittenAsCode {
  /// The values that are set: `\.isQuiet = true`.
  package var code: String { values.values.compactMap(\.code).sorted().joined(separator: ", ") }
}

private protocol CarriedValue: Sendable {
  /// The key and the value as in source code, or nil if the key isn't visible to programs.
  var code: String? { get }

  /// The value as it is at the time of a change, or nil if it is the same.
  var inUse: (any CarriedValue)? { get }

  func isSame(as other: any CarriedValue) -> Bool
}

/// A value of a transaction that differs for each change that is made in the transaction.
package protocol ValueForUse {
  var inUse: Self { get }
}

extension Transaction: Sendable {}

/// A key for a custom value in a transaction.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value

  /// The value for transactions that don't set one.
  static var defaultValue: Value { get }
}

/// Performs the changes in `body` as part of a transaction.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  var merged = Transaction.current ?? Transaction()
  merged.merge(transaction)
  return try Transaction.run(in: merged.inUse, body)
}

/// Performs the changes in `body` as part of a transaction with a different value at `keyPath`.
public func withTransaction<Result, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current ?? Transaction()
  transaction[keyPath: keyPath] = value
  return try Transaction.run(in: transaction, body)
}

extension Transaction {
  @TaskLocal private static var ofTask: Transaction?
  /// The number of open transactions. It is usually zero, which avoids the lookup.
  private static let underWay = Atomic(0)

  /// The transaction that a change made now is part of.
  static var current: Transaction? {
    underWay.load(ordering: .relaxed) == 0 ? nil : ofTask
  }

  fileprivate static func run<Result>(in transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    underWay.wrappingAdd(1, ordering: .relaxed)
    defer { underWay.wrappingSubtract(1, ordering: .relaxed) }
    return try $ofTask.withValue(transaction, operation: body)
  }
}

/// The transaction of the running update, merged from the transactions of the changes that caused it.
@MainActor
package enum TransactionOfUpdate {
  @exclusivity(unchecked) package private(set) static var current = Transaction()
  /// The number of the current transaction.
  @exclusivity(unchecked) private(set) static var number: UInt64 = 1

  /// A Boolean value that indicates whether the transaction has no values.
  @exclusivity(unchecked) package private(set) static var isPlain = true

  /// A Boolean value that indicates whether there has ever been a modifier that changes the transaction of every update.
  @exclusivity(unchecked) private static var alwaysDiffersInside = false
  /// The number of the last transaction that a modifier has changed because its value has changed.
  @exclusivity(unchecked) private static var lastDifferentInside: UInt64 = 0

  /// A Boolean value that indicates whether views may be animated although their ancestors aren't.
  package static var mayDifferInside: Bool { alwaysDiffersInside || lastDifferentInside == number }

  /// A Boolean value that indicates whether no view is animated.
  package static var isPlainEverywhere: Bool { isPlain && !mayDifferInside }

  /// Records that a modifier changes the transaction of the views inside it, either for every update or only for the running one.
  static func willDifferInside(always: Bool) {
    if always { alwaysDiffersInside = true } else { lastDifferentInside = number }
  }

  static func begin(_ transaction: Transaction?) {
    number += 1
    guard let transaction, !transaction.isEmpty else { return end() }
    current = transaction
    isPlain = false
  }

  static func end() {
    // Changes that a host makes after the update aren't part of the transaction.
    number += 1
    if isPlain { return }
    isPlain = true
    current = Transaction()
  }
}

/// The name of a transaction's key in messages: its property or, for other keys of the framework, nil.
func readableName(ofTransactionKey key: any TransactionKey.Type) -> String? {
  let name = String(describing: key)
  if let property = propertyName(ofKey: name) { return property }
  guard isOfFramework(key) else { return name }
  let property = name.prefix(1).lowercased() + name.dropFirst().dropLast("Key".count)
  return publicProperties.contains(property) ? "\\.\(property)" : nil
}

/// The public properties of transactions that the framework declares.
private let publicProperties: Set = ["animation", "disablesAnimations", "isContinuous", "tracksVelocity"]

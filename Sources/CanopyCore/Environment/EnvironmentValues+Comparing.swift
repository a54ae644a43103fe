// Comparison of environments, which SwiftUI doesn't offer.

extension EnvironmentValues: Equatable {
  /// Returns a Boolean value that indicates whether the same values are set in two environments.
  ///
  /// `Equatable` values are compared by `==`, others field by field. Closures are equal only to themselves.
  public static func == (first: EnvironmentValues, second: EnvironmentValues) -> Bool {
    if first.own.isEmpty, second.own.isEmpty, let capture = first.capture, let other = second.capture,
      capture.isSame(as: other)
    {
      return true
    }
    return first.difference(from: second, isComplete: false).isEmpty
  }
}

extension EnvironmentValues {
  /// A difference between two environments.
  public struct Difference: Hashable, Sendable, Codable {
    /// The values that differ, sorted by key.
    public let changes: [Change]

    /// A Boolean value that indicates whether the environments are equal.
    public var isEmpty: Bool { changes.isEmpty }
  }

  /// A value that differs between two environments.
  public struct Change: Hashable, Sendable, Codable {
    /// The key as in source code: `\.locale`.
    public let key: String
    /// The value in the environment that was compared with, or nil if it wasn't set there.
    public let old: String?
    /// The value in this environment, or nil if it isn't set here.
    public let new: String?
    /// The modifier that set the old value: `set by environment(\.locale) in the body of Root`.
    public let oldWriter: String?
    /// The modifier that set the new value.
    public let newWriter: String?
  }

  /// Returns the values that differ from another environment's values, with their writers.
  ///
  /// ```swift
  /// print(try screen.find("sheet").environment.difference(from: screen.find("behind").environment))
  /// ```
  ///
  /// - Complexity: O(*n*), where *n* is the number of values that are set in either environment.
  public func difference(from other: EnvironmentValues) -> Difference { difference(from: other, isComplete: true) }

  /// Returns the differences from another environment.
  ///
  /// - Parameter isComplete: A Boolean value that indicates whether to return all differences, instead of only the first one.
  fileprivate func difference(from other: EnvironmentValues, isComplete: Bool) -> Difference {
    var old: [ObjectIdentifier: PlacedEntry] = [:]
    for placed in other.visibleEntries where !placed.entry.isDefault { old[placed.entry.key] = placed }
    var changes: [Change] = []
    for placed in visibleEntries where !placed.entry.isDefault {
      let former = old.removeValue(forKey: placed.entry.key)
      if let former, placed.entry.isSame(as: former.entry) { continue }
      changes.append(Change(from: former, to: placed))
      if !isComplete { return Difference(changes: changes) }
    }
    changes += old.values.map { Change(from: $0, to: nil) }
    return Difference(changes: changes.sorted { $0.key < $1.key })
  }
}

extension EnvironmentValues.Change {
  fileprivate init(from old: PlacedEntry?, to new: PlacedEntry?) {
    key = (new ?? old).map { readableName(ofKey: $0.entry.keyType) } ?? ""
    self.old = old?.entry.text
    self.new = new?.entry.text
    oldWriter = old?.place.description
    newWriter = new?.place.description
  }
}

extension EnvironmentValues.Difference: CustomStringConvertible {
  /// A description with one line for each value that differs.
  public var description: String { changes.map(\.description).joined(separator: "\n") }
}

extension EnvironmentValues.Change: CustomStringConvertible {
  /// A description with the key, the old value and the new value, each with its writer.
  public var description: String {
    func side(_ text: String?, _ writer: String?) -> String {
      guard let text else { return "its default" }
      return writer.map { "\(text) (\($0))" } ?? text
    }
    return "\(key): \(side(old, oldWriter)) → \(side(new, newWriter))"
  }
}

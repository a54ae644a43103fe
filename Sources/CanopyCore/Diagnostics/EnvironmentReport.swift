/// What is in the environment of a place: each value that was set, by whom, and what it hides.
package struct EnvironmentReport {
  package struct Value {
    /// The key, as a type.
    package let key: String
    /// The value, as text.
    package let text: String
    /// Who has set it: `environment(\.theme) in the body of Root, in App`.
    package let writer: String
    /// The values of the same key further out, nearest first.
    package fileprivate(set) var hidden: [Value] = []
  }

  /// The values, those that were set nearest first.
  package private(set) var values: [Value] = []

  package init(of environment: EnvironmentValues) {
    var places: [ObjectIdentifier: Int] = [:]
    func add(_ entry: AnyEnvironmentEntry, writer: String) {
      let value = Value(key: readableName(ofKey: entry.keyType), text: entry.text, writer: writer)
      if let place = places[entry.key] {
        values[place].hidden.append(value)
      } else {
        places[entry.key] = values.count
        values.append(value)
      }
    }
    for placed in environment.placedEntries where !placed.entry.isDefault {
      add(placed.entry, writer: placed.place.description)
    }
  }
}

extension EnvironmentReport: CustomStringConvertible {
  /// A line for each value, and one for each that it hides.
  package var description: String {
    values.map { value in
      let hidden = value.hidden.map { "\n    hides \($0.text), \($0.writer)" }.joined()
      return "\(value.key) = \(value.text), \(value.writer)\(hidden)"
    }.joined(separator: "\n")
  }
}

extension EnvironmentValues: CustomStringConvertible {
  /// Every value that was set, by whom, and what it hides, a line for each.
  public var description: String { EnvironmentReport(of: self).description }
}

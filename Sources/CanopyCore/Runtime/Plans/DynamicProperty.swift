/// A property of a view whose value is stored outside of the view.
///
/// Conform to this protocol to compose your own property from the framework's. `update()` is called before each run of
/// the body, after all dynamic properties inside have been updated.
///
/// ```swift
/// struct Clock: DynamicProperty {
///   @Environment(\.timeZone) private var timeZone
///   @State private var now = Date()
///   var text: String { now.formatted(Date.FormatStyle(timeZone: timeZone)) }
/// }
/// ```
public protocol DynamicProperty {
  /// Updates derived values of the property, before the body of its view runs.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing. Implement the method if the property has derived values.
  public mutating func update() {}
}

// Support for states that outlive a view: see `StateKeeping`.

@MainActor
extension PropertyPlan {
  /// Returns the properties of the view at `value` that own state, and nil in place of the other properties.
  func states(at value: UnsafeMutableRawPointer) -> [Any?] {
    stored.map { $0.kind.ownsState ? $0.kind.copy(raw: value + $0.offset) : nil }
  }

  /// Installs the properties of a view that has just been added to the tree, with the states of an earlier view of its
  /// type.
  func install(at value: UnsafeMutableRawPointer, in host: PropertyHost, takingUp states: [Any?]) {
    var host = host
    for (property, state) in zip(stored, states) {
      host.property = .passUnretained(property.name)
      property.kind.install(raw: value + property.offset, in: host, takingUp: state)
    }
  }
}

@MainActor
extension StoredProperty {
  fileprivate static func copy(raw address: UnsafeMutableRawPointer) -> Any {
    address.assumingMemoryBound(to: Self.self).pointee
  }

  fileprivate static func install(raw address: UnsafeMutableRawPointer, in host: PropertyHost, takingUp state: Any?) {
    let property = address.assumingMemoryBound(to: Self.self)
    guard var old = state as? Self else { return install(property, in: host) }
    _ = adopt(property, from: &old, in: host)
  }
}

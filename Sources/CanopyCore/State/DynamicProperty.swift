/// A property of a view whose value is kept outside of the view.
///
/// Conform to make your own out of the framework's. `update()` is called before each run of the body, when all dynamic
/// properties inside have been brought up to date.
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
  /// Does nothing.
  public mutating func update() {}
}

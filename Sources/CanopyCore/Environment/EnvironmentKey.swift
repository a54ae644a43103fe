/// A key for a value of your own in the environment.
///
/// ```swift
/// private struct ThemeKey: EnvironmentKey {
///   static let defaultValue = Theme.standard
/// }
///
/// extension EnvironmentValues {
///   var theme: Theme {
///     get { self[ThemeKey.self] }
///     set { self[ThemeKey.self] = newValue }
///   }
/// }
/// ```
///
/// `@Entry` writes all of this for you.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The default value, for views without an ancestor that sets the value.
  static var defaultValue: Value { get }
}

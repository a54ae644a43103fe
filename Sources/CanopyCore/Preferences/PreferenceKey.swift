/// A key for a value that views pass to their ancestors.
///
/// ```swift
/// struct Longest: PreferenceKey {
///   static var defaultValue: Int { 0 }
///   static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
/// }
/// ```
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value

  /// The value if no view sets the preference.
  static var defaultValue: Value { get }

  /// Adds the value of the next sibling, in the order of the tree. Adding the default must change nothing.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nil.
  public static var defaultValue: Value { nil }
}

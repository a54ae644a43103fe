/// A key for a value that views send up the tree, to whoever around them asks.
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

  /// What is there where no view has sent anything.
  static var defaultValue: Value { get }

  /// Adds the value of the next sibling, in the order of the tree. Adding the default must change nothing.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nil.
  public static var defaultValue: Value { nil }
}

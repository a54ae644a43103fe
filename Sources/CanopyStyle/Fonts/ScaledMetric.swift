public import CanopyCore
internal import Foundation

/// A number that grows and shrinks with the size of text that the user has chosen.
///
/// ```swift
/// struct Avatar: View {
///   @ScaledMetric(relativeTo: .title) private var side: CGFloat = 40
///   var body: some View { Circle().frame(width: side, height: side) }
/// }
/// ```
///
/// It is the number itself at `DynamicTypeSize.large`, and grows as the letters of a text style do. A body that reads it runs
/// again when that size changes.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  private let base: Value
  private let style: Font.TextStyle

  /// A number that grows as the letters of a text style do.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  /// A number that grows as the letters of running text do.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// The number for the size that the user has chosen.
  public var wrappedValue: Value { Value(style.scaled(CGFloat(base), for: dynamicTypeSize)) }
}

extension ScaledMetric: Sendable where Value: Sendable {}

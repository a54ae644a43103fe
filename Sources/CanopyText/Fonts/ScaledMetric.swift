public import CanopyCore
internal import CanopyStyle
internal import Foundation

/// A number that scales with the dynamic type size.
///
/// ```swift
/// struct Avatar: View {
///   @ScaledMetric(relativeTo: .title) private var side: CGFloat = 40
///   var body: some View { Circle().frame(width: side, height: side) }
/// }
/// ```
///
/// At `DynamicTypeSize.large`, the value is the number itself. At other sizes, it scales like the size of a text style. A body
/// that reads it runs again when the dynamic type size changes. On the desktop, where text doesn't scale, the value is always
/// the number itself.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  @Environment(\.interfaceIdiom) private var idiom
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  private let base: Value
  private let style: Font.TextStyle

  /// Creates a number that scales with a text style.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  /// Creates a number that scales with body text.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// The number for the current sizes of text.
  public var wrappedValue: Value {
    idiom == .desktop ? base : Value(style.scaled(CGFloat(base), for: dynamicTypeSize))
  }
}

extension ScaledMetric: Sendable where Value: Sendable {}

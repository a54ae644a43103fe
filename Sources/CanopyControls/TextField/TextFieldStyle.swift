public import CanopyCore
internal import CanopyStyle

/// A type that defines the appearance of text fields.
///
/// A style of an app's own is made from another one:
///
/// ```swift
/// struct Framed: TextFieldStyle {
///   func _body(configuration: TextField<_Label>) -> some View {
///     configuration
///       .padding(8)
///       .overlay(RoundedRectangle(cornerRadius: 8).stroke(.gray))
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// The type of the view that `_body(configuration:)` returns.
  associatedtype _Body: View

  /// The type of the label of a text field.
  typealias _Label = _TextFieldStyleLabel

  /// Returns a view that represents a text field.
  @ViewBuilder func _body(configuration: TextField<Self._Label>) -> _Body
}

/// A type-erased label of a text field.
public struct _TextFieldStyleLabel: View {
  /// The label; nil if the field has none.
  let view: AnyView?

  /// The label.
  public var body: some View { view }
}

extension View {
  /// Sets the style of the text fields in this view.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    _changing(\.textFieldStyle) { $0.add(TextFieldStyleBox(style: style)) }
  }
}

extension EnvironmentValues {
  /// The styles of the text fields in this view.
  var textFieldStyle: StyleStack<TextField<_TextFieldStyleLabel>> {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}

private enum TextFieldStyleKey: EnvironmentKey {
  static var defaultValue: StyleStack<TextField<_TextFieldStyleLabel>> { StyleStack() }
}

/// A style of text fields as one of a control.
struct TextFieldStyleBox<Style: TextFieldStyle> {
  let style: Style
}

@MainActor
extension TextFieldStyleBox: ControlStyle {
  func makeView(_ configuration: TextField<_TextFieldStyleLabel>) -> AnyView {
    AnyView(StyleBody(style) { $0._body(configuration: configuration) })
  }
}

/// The default style of text fields: without a border.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns a field without a border.
  public func _body(configuration: TextField<Self._Label>) -> some View { FieldView(configuration, border: .none) }
}

/// A style of text fields without a border.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns a field without a border.
  public func _body(configuration: TextField<Self._Label>) -> some View { FieldView(configuration, border: .none) }
}

/// A style of text fields with a rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns a field with a rounded border.
  public func _body(configuration: TextField<Self._Label>) -> some View { FieldView(configuration, border: .rounded) }
}

/// A style of text fields with a rectangular border.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns a field with a rectangular border.
  public func _body(configuration: TextField<Self._Label>) -> some View { FieldView(configuration, border: .square) }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The default style of text fields: without a border.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A style of text fields without a border.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A style of text fields with a rounded border.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// A style of text fields with a rectangular border.
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

public import CanopyCore
internal import CanopyStyle

/// A type that defines the appearance of text fields.
///
/// To create your own style, start from an existing one:
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
  /// The label that the app passed, or nil if the field has none.
  let view: AnyView?

  /// The label that the app passed.
  public var body: some View { view }
}

extension View {
  /// Sets the style of the text fields in this view.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    _changing(\.textFieldStyle) { $0.add(style) }
  }
}

/// Text fields, as a kind of control.
package enum TextFieldKind: ControlKind {
  package static var styles: WritableKeyPath<EnvironmentValues, ControlStyles<Self>> { \.textFieldStyle }

  package static func makeBody(_ style: any TextFieldStyle, _ field: TextField<_TextFieldStyleLabel>) -> AnyView {
    func body(_ style: some TextFieldStyle) -> AnyView { AnyView(StyleBody(style) { $0._body(configuration: field) }) }
    return body(style)
  }

  package static func makeUsualBody(_ field: TextField<_TextFieldStyleLabel>, _ styles: UsualStyles) -> AnyView {
    styles.hasBorders ? makeBody(RoundedBorderTextFieldStyle(), field) : makeBody(PlainTextFieldStyle(), field)
  }
}

extension EnvironmentValues {
  /// The styles of the text fields in this view.
  @Entry var textFieldStyle: ControlStyles<TextFieldKind> = ControlStyles()
}

/// The default text field style, which depends on the enclosing container and on the idiom. Most containers show a field without a
/// border on the phone, and one with a rounded border on the desktop.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the field in the style of the enclosing container.
  public func _body(configuration: TextField<Self._Label>) -> some View {
    AutomaticControl(TextFieldKind.self, configuration)
  }
}

/// A text field style without a border.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns a field without a border.
  public func _body(configuration: TextField<Self._Label>) -> some View { FieldView(configuration, border: .none) }
}

/// A text field style with a rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns a field with a rounded border.
  public func _body(configuration: TextField<Self._Label>) -> some View { FieldView(configuration, border: .rounded) }
}

/// A text field style with a rectangular border. On the desktop, it is the same as a rounded one.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns a field with a rectangular border.
  public func _body(configuration: TextField<Self._Label>) -> some View { FieldView(configuration, border: .square) }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The default text field style, which usually has no border.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A text field without a border.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A text field with a rounded border.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// A text field with a rectangular border.
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

internal import CanopyDisplay
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation
public import CanopyCore

/// The default style for the context of a button. The label has the tint, or is red for destructive buttons.
public struct DefaultButtonStyle {
  /// Creates the style.
  public init() {}
}

extension DefaultButtonStyle: PrimitiveButtonStyle {
  /// Returns a button with its label.
  public func makeBody(configuration: Configuration) -> some View {
    PressedView(configuration) { isPressed in
      configuration.label.modifier(ButtonTint(role: configuration.role)).opacity(isPressed ? 0.2 : 1)
    }
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The default style for the context of a button.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// A style without a border. The label has the tint, or is red for destructive buttons.
public struct BorderlessButtonStyle {
  /// Creates the style.
  public init() {}
}

extension BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Returns a button with its label.
  public func makeBody(configuration: Configuration) -> some View {
    DefaultButtonStyle().makeBody(configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A style without a border.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// A style that doesn't change the label.
public struct PlainButtonStyle {
  /// Creates the style.
  public init() {}
}

extension PlainButtonStyle: PrimitiveButtonStyle {
  /// Returns a button with its label.
  public func makeBody(configuration: Configuration) -> some View {
    PressedView(configuration) { isPressed in
      configuration.label.modifier(ButtonWidth()).opacity(isPressed ? 0.75 : 1)
    }
  }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A style that doesn't change the label.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension View {
  /// Sets the style of the buttons in this view.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    changing(\.buttonStyle) { $0.add(PlainStyle(style: style)) }
  }

  /// Sets the style of the buttons in this view, including their interaction.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    changing(\.buttonStyle) { $0.add(PrimitiveStyle(style: style)) }
  }
}

/// Applies the tint to the label of a button, unless an ancestor sets a foreground style, and the width of `buttonSizing(_:)`.
struct ButtonTint: ViewModifier {
  let role: ButtonRole?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.foreground.primary) private var foreground

  func body(content: Content) -> some View { content.foregroundStyle(style).modifier(ButtonWidth()) }

  private var style: AnyShapeStyle {
    if foreground != nil { return AnyShapeStyle(.foreground) }
    if !isEnabled { return AnyShapeStyle(.tertiary) }
    return role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint)
  }
}

/// Applies the width of `buttonSizing(_:)` to the label of a button.
struct ButtonWidth: ViewModifier {
  @Environment(\.buttonSizing) private var sizing

  func body(content: Content) -> some View {
    content.frame(maxWidth: sizing == .flexible ? .infinity : nil)
  }
}

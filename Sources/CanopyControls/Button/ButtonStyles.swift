public import CanopyCore
internal import CanopyDisplay
internal import CanopyLayout
internal import CanopyStyle
internal import CanopyText
internal import Foundation

/// The default button style, which depends on the enclosing container and on the idiom. Most containers use a borderless button
/// on the phone, and a bordered one on the desktop.
public struct DefaultButtonStyle {
  /// Creates the style.
  public init() {}
}

extension DefaultButtonStyle: PrimitiveButtonStyle {
  /// Returns the button in the style of the enclosing container.
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticControl(ButtonKind.self, configuration)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The default style of buttons.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// A button style without a border. The label has the tint color, or is red if the role is destructive.
public struct BorderlessButtonStyle {
  /// Creates the style.
  public init() {}
}

extension BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Returns a button with its label.
  public func makeBody(configuration: Configuration) -> some View {
    PressedView(configuration) { isPressed in
      configuration.label
        .modifier(ButtonTint(role: configuration.role))
        .modifier(PressedLook(isPressed, isBorderless: true))
    }
  }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A button style without a border.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// A button style that changes the label only while the button is pressed or disabled.
public struct PlainButtonStyle {
  private let dimsWhenDisabled: Bool

  /// Creates the style.
  public init() { dimsWhenDisabled = true }

  /// Creates the style, for a control that shows by itself that it's disabled.
  init(dimsWhenDisabled: Bool) { self.dimsWhenDisabled = dimsWhenDisabled }
}

extension PlainButtonStyle: PrimitiveButtonStyle {
  /// Returns a button with its label.
  public func makeBody(configuration: Configuration) -> some View {
    PressedView(configuration) { isPressed in
      configuration.label.modifier(ButtonWidth())
        .modifier(PlainLook(dimsWhenDisabled: dimsWhenDisabled))
        .modifier(PressedLook(isPressed))
    }
  }
}

/// The font of a plain button's label, which is dimmed while the button is disabled.
private struct PlainLook: ViewModifier {
  let dimsWhenDisabled: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlTokens.button.disabledPlainOpacity) private var opacity

  func body(content: Content) -> some View {
    content.modifier(ControlFont()).opacity(dimsWhenDisabled && !isEnabled ? opacity : 1)
  }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A button style that changes the label only while the button is pressed or disabled.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension View {
  /// Sets a custom appearance for the buttons in this view, and keeps the standard interaction.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    _changing(\.buttonStyle) { $0.add(PressedStyle(style: style)) }
  }

  /// Sets a custom appearance and a custom interaction for the buttons in this view.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    _changing(\.buttonStyle) { $0.add(style) }
  }
}

/// A modifier that applies a button's color to its label, and the width that `buttonSizing(_:)` sets. A foreground style set by
/// an ancestor takes precedence over the color.
struct ButtonTint: ViewModifier {
  let role: ButtonRole?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.foreground.primary) private var foreground
  @Environment(\.controlTokens.button.disabledOpacity) private var disabledOpacity

  func body(content: Content) -> some View {
    content.modifier(ControlFont()).foregroundStyle(style).modifier(CenteredLines()).modifier(ButtonWidth())
  }

  private var style: AnyShapeStyle {
    if foreground != nil { return AnyShapeStyle(.foreground) }
    if !isEnabled { return AnyShapeStyle(Color.primary.opacity(disabledOpacity)) }
    return role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint)
  }
}

/// A modifier that centers the lines of a button's label, unless the app aligns them at the trailing edge.
struct CenteredLines: ViewModifier {
  @Environment(\.multilineTextAlignment) private var alignment

  func body(content: Content) -> some View {
    content.multilineTextAlignment(alignment == .leading ? .center : alignment)
  }
}

/// A modifier that applies the width that `buttonSizing(_:)` sets to the label of a button.
struct ButtonWidth: ViewModifier {
  @Environment(\.buttonSizing) private var sizing

  func body(content: Content) -> some View {
    content.frame(maxWidth: sizing == .flexible ? .infinity : nil)
  }
}

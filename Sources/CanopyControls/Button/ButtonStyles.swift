internal import CanopyLayout
internal import CanopyStyle
internal import Foundation
public import CanopyCore

/// The look that fits where the button is: its label has the tint, or is red where the button destroys something.
public struct DefaultButtonStyle {
  /// Makes the style.
  public init() {}
}

extension DefaultButtonStyle: PrimitiveButtonStyle {
  /// Makes a button that can be pressed, and shows its label.
  public func makeBody(configuration: Configuration) -> some View {
    PressableView(role: configuration.role?.name, action: { configuration.trigger() }) {
      configuration.label.modifier(ButtonTint(role: configuration.role))
    }
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The look that fits where the button is.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// A look without a border: the label has the tint, or is red where the button destroys something.
public struct BorderlessButtonStyle {
  /// Makes the style.
  public init() {}
}

extension BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Makes a button that can be pressed, and shows its label.
  public func makeBody(configuration: Configuration) -> some View {
    DefaultButtonStyle().makeBody(configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A look without a border.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// A look that leaves the label as it is.
public struct PlainButtonStyle {
  /// Makes the style.
  public init() {}
}

extension PlainButtonStyle: PrimitiveButtonStyle {
  /// Makes a button that can be pressed, and shows its label.
  public func makeBody(configuration: Configuration) -> some View {
    PressableView(role: configuration.role?.name, action: { configuration.trigger() }) {
      configuration.label.modifier(ButtonWidth())
    }
  }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A look that leaves the label as it is.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension View {
  /// Sets how buttons look in this view.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    changing(\.buttonStyle) { $0.add(style) }
  }

  /// Sets how buttons look and act in this view.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    changing(\.buttonStyle) { $0.add(primitive: style) }
  }
}

/// Gives the label of a button the tint, unless a foreground style was set around it, and the width that buttons are to have.
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

/// Gives the label of a button the width that `buttonSizing(_:)` asks for.
struct ButtonWidth: ViewModifier {
  @Environment(\.buttonSizing) private var sizing

  func body(content: Content) -> some View {
    content.frame(maxWidth: sizing == .flexible ? .infinity : nil)
  }
}

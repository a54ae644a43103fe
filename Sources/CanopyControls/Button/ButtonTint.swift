internal import CanopyCore
internal import CanopyStyle

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

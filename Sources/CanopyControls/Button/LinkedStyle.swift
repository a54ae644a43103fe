internal import CanopyCore
internal import CanopyDisplay
internal import CanopyStyle

/// The style of links that neither the app nor a container styles: a button without a border, in the color of links.
struct LinkedStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    LinkLabel(configuration: configuration)
  }
}

/// A link in the color of the idiom.
private struct LinkLabel: View {
  let configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.tint) private var tint
  @Environment(\.controlTokens.link) private var tokens

  var body: some View {
    if let color = tokens.color, tint == nil {
      PressedView(configuration) { isPressed in
        configuration.label.modifier(ControlFont()).foregroundStyle(color).modifier(
          PressedLook(isPressed, isBorderless: true))
      }
      .opacity(tokens.opacity)
    } else {
      BorderlessButtonStyle().makeBody(configuration: configuration)
    }
  }
}

internal import CanopyCore

extension EnvironmentValues {
  /// The styles of the buttons in this view.
  var buttonStyle: StyleStack<PrimitiveButtonStyleConfiguration> {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

private enum ButtonStyleKey: EnvironmentKey {
  static var defaultValue: StyleStack<PrimitiveButtonStyleConfiguration> { StyleStack() }
}

/// A `PrimitiveButtonStyle` in the stack of button styles. The style defines the interaction of the button.
struct PrimitiveStyle<Style: PrimitiveButtonStyle> {
  let style: Style
}

@MainActor
extension PrimitiveStyle: ControlStyle {
  func makeView(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
    AnyView(StyleBody(style) { $0.makeBody(configuration: configuration) })
  }
}

/// A `ButtonStyle` in the stack of button styles. The button has the standard interaction.
struct PlainStyle<Style: ButtonStyle> {
  let style: Style
}

@MainActor
extension PlainStyle: ControlStyle {
  func makeView(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
    AnyView(
      PressedView(configuration) { isPressed in
        StyleBody(style) { style in
          style.makeBody(
            configuration: ButtonStyleConfiguration(
              role: configuration.role, label: ButtonStyleConfiguration.Label(view: configuration.label.view),
              isPressed: isPressed))
        }
      })
  }
}

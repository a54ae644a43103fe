package import CanopyCore

/// Buttons, as a kind of control.
package enum ButtonKind: ControlKind {
  package static var styles: WritableKeyPath<EnvironmentValues, ControlStyles<Self>> { \.buttonStyle }

  package static func makeBody(
    _ style: any PrimitiveButtonStyle, _ configuration: PrimitiveButtonStyleConfiguration
  ) -> AnyView {
    func body(_ style: some PrimitiveButtonStyle) -> AnyView {
      AnyView(StyleBody(style) { $0.makeBody(configuration: configuration) })
    }
    return body(style)
  }

  package static func makeUsualBody(
    _ configuration: PrimitiveButtonStyleConfiguration, _ styles: UsualStyles
  ) -> AnyView {
    if configuration.isLink { return makeBody(LinkedStyle(), configuration) }
    return styles.hasBorders
      ? makeBody(BorderedButtonStyle(), configuration) : makeBody(BorderlessButtonStyle(), configuration)
  }

  package static var styleInMenus: StyleInMenus<any PrimitiveButtonStyle>? {
    StyleInMenus(style: MenuItemButtonStyle(), isFixed: true)
  }
}

/// The style of buttons in a menu: an item.
struct MenuItemButtonStyle: PrimitiveButtonStyle {
  var isColumn = false

  func makeBody(configuration: Configuration) -> some View {
    ClosingMenuItem(role: configuration.role, isColumn: isColumn, action: { configuration.trigger() }) {
      MenuItemLabel(label: configuration.label)
    }
  }
}

extension EnvironmentValues {
  /// The styles of the buttons in this view.
  @Entry var buttonStyle: ControlStyles<ButtonKind> = ControlStyles()
}

/// Adapts a `ButtonStyle` to `PrimitiveButtonStyle` by adding the standard interaction.
struct PressedStyle<Style: ButtonStyle> {
  let style: Style
}

extension PressedStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    PressedView(configuration) { isPressed in
      StyleBody(style) { style in
        style.makeBody(
          configuration: ButtonStyleConfiguration(
            role: configuration.role, label: ButtonStyleConfiguration.Label(view: configuration.label.view),
            isPressed: isPressed))
      }
    }
  }
}

extension PressedStyle: WrittenAsCode {
  var code: String { readableText(of: style) }
}

internal import CanopyCore

extension EnvironmentValues {
  /// The button styles of the buttons in this view.
  var buttonStyle: AnyButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

private enum ButtonStyleKey: EnvironmentKey {
  static var defaultValue: AnyButtonStyle { AnyButtonStyle() }
}

/// The button styles that ancestors have set. The innermost one creates the button. Buttons in its body, such as
/// `Button(configuration)`, use the outer styles. Two values are equal if their styles have equal types and fields.
struct AnyButtonStyle {
  /// The styles, outermost first.
  private var styles: [any StyleOfAnyKind] = []

  mutating func add<Style: PrimitiveButtonStyle>(primitive style: Style) { styles.append(PrimitiveStyle(style: style)) }
  mutating func add<Style: ButtonStyle>(_ style: Style) { styles.append(PlainStyle(style: style)) }

  @MainActor
  func makeButton(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
    var outer = self
    guard let style = outer.styles.popLast() else {
      return PrimitiveStyle(style: DefaultButtonStyle()).makeButton(configuration)
    }
    return AnyView(style.makeButton(configuration).environment(\.buttonStyle, outer))
  }
}

extension AnyButtonStyle: CustomStringConvertible {
  /// The name of the innermost style.
  var description: String { styles.last.map { "\($0.style)" } ?? "\(DefaultButtonStyle())" }
}

@MainActor
private protocol StyleOfAnyKind {
  associatedtype Style

  nonisolated var style: Style { get }
  func makeButton(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView
}

private struct PrimitiveStyle<Style: PrimitiveButtonStyle> {
  let style: Style
}

@MainActor
extension PrimitiveStyle: StyleOfAnyKind {
  func makeButton(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
    AnyView(StyleBody(style) { $0.makeBody(configuration: configuration) })
  }
}

private struct PlainStyle<Style: ButtonStyle> {
  let style: Style
}

@MainActor
extension PlainStyle: StyleOfAnyKind {
  func makeButton(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
    AnyView(PlainStyleButton(style: style, configuration: configuration))
  }
}

/// A button whose style knows whether a person presses it.
private struct PlainStyleButton<Style: ButtonStyle> {
  let style: Style
  let configuration: PrimitiveButtonStyleConfiguration
  @State private var isPressed = false
}

extension PlainStyleButton: View {
  var body: some View {
    PressableView(
      role: configuration.role?.name, action: configuration.action, pressingChanged: { isPressed = $0 }
    ) {
      StyleBody(style) { style in
        style.makeBody(
          configuration: ButtonStyleConfiguration(
            role: configuration.role, label: ButtonStyleConfiguration.Label(view: AnyView(configuration.label)),
            isPressed: isPressed))
      }
    }
  }
}

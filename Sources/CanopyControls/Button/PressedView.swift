internal import CanopyCore
internal import CanopyDisplay
internal import CanopyStyle

/// Changes the look of a button while it is pressed.
struct PressedLook: ViewModifier {
  private let isPressed: Bool
  private let isBorderless: Bool
  @Environment(\.controlTokens.button) private var tokens

  init(_ isPressed: Bool, isBorderless: Bool = false) {
    (self.isPressed, self.isBorderless) = (isPressed, isBorderless)
  }

  func body(content: Content) -> some View {
    let opacity = isBorderless ? tokens.pressedBorderlessOpacity : tokens.pressedOpacity
    content.opacity(isPressed ? opacity : 1)
  }
}

/// The body of a custom button style, which can depend on whether the button is pressed or focused.
struct PressedView<Content: View> {
  private let configuration: PrimitiveButtonStyleConfiguration
  private let content: (Bool) -> Content
  @State private var isPressed = false
  @State private var isFocused = false

  init(_ configuration: PrimitiveButtonStyleConfiguration, @ViewBuilder content: @escaping (Bool) -> Content) {
    self.configuration = configuration
    self.content = content
  }
}

extension PressedView: View {
  var body: some View {
    PressableView(
      role: configuration.role?.name, action: { configuration.trigger() }, pressingChanged: { isPressed = $0 },
      focusChanged: { isFocused = $0 }
    ) {
      content(isPressed)._setting(\.isFocused, isFocused, for: "Button")
    }
  }
}

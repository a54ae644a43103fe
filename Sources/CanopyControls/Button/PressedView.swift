internal import CanopyStyle
internal import CanopyCore

/// The button of a built-in style, whose look depends on whether a person presses it.
struct PressedView<Content: View> {
  private let configuration: PrimitiveButtonStyleConfiguration
  private let content: (Bool) -> Content
  @State private var isPressed = false

  init(_ configuration: PrimitiveButtonStyleConfiguration, @ViewBuilder content: @escaping (Bool) -> Content) {
    self.configuration = configuration
    self.content = content
  }
}

extension PressedView: View {
  var body: some View {
    PressableView(
      role: configuration.role?.name, action: { configuration.trigger() }, pressingChanged: { isPressed = $0 }
    ) {
      content(isPressed)
    }
  }
}

public import CanopyCore

/// The look that fits where the button is.
public struct DefaultButtonStyle {
  /// Makes the style.
  public init() {}
}

extension DefaultButtonStyle: PrimitiveButtonStyle {
  /// Makes a button that can be pressed, and shows its label.
  public func makeBody(configuration: Configuration) -> some View {
    PressableView(role: configuration.role?.name, action: { configuration.trigger() }) { configuration.label }
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The look that fits where the button is.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
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

public import CanopyCore

/// A style of buttons with a light border around the label.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns a button in front of a lightly filled shape.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedStyle(kind: .bordered).makeBody(configuration: configuration)
  }
}

/// A style of buttons that stand out, for the main action.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns a button in front of a shape in the tint.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedStyle(kind: .prominent).makeBody(configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A light border around the label.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A filled shape in the tint, for the main action.
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

public import CanopyCore
public import CanopyDisplay
internal import CanopyLayout
internal import CanopyStyle
internal import CanopyText
internal import Foundation

/// A style of buttons on glass.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  private let glass: Glass

  /// Creates the style.
  nonisolated public init(_ glass: Glass = .regular) { self.glass = glass }

  /// Returns a button in front of glass.
  public func makeBody(configuration: Configuration) -> some View {
    PressedView(configuration) { isPressed in
      GlassLabel(label: configuration.label, glass: glass).modifier(PressedLook(isPressed))
    }
  }
}

/// The label of a button on glass.
private struct GlassLabel: View {
  let label: PrimitiveButtonStyleConfiguration.Label
  let glass: Glass
  @Environment(\.font) private var font
  @Environment(\.controlTokens.button) private var tokens

  var body: some View {
    label
      .font(font ?? tokens.font)
      .modifier(CenteredLines())
      .modifier(ButtonWidth())
      .padding(.horizontal, tokens.padding.width)
      .padding(.vertical, tokens.padding.height)
      ._leastFrame(height: tokens.height)
      .glassEffect(glass.interactive())
  }
}

/// A style of buttons in the tint, for the main action.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns a button in front of a capsule in the tint.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedStyle(kind: .prominent).makeBody(configuration: configuration).buttonBorderShape(.capsule)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A label on glass.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
  /// A label on a kind of glass.
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A filled capsule in the tint, for the main action.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

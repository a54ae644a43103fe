internal import CanopyControls
internal import CanopyCore
internal import CanopyDisplay
internal import CanopyInput
internal import CanopyLayout
internal import CanopyStyle
internal import CanopyText
internal import Foundation

/// The shape behind an item.
struct Platter: ViewModifier {
  let height: CGFloat
  let isProminent: Bool
  let isHidden: Bool
  /// A Boolean value that indicates whether the button in front of the platter is disabled.
  @State private var isDisabled = false

  init(height: CGFloat, isProminent: Bool = false, isHidden: Bool = false) {
    (self.height, self.isProminent, self.isHidden) = (height, isProminent, isHidden)
  }

  func body(content: Content) -> some View {
    if isHidden {
      content
    } else if isProminent {
      content
        .onPreferenceChange(DisabledItemKey.self) { isDisabled = $0 }
        .background(isDisabled ? AnyShapeStyle(.quaternary) : AnyShapeStyle(.tint), in: Capsule())
    } else {
      content.glassEffect(.regular, in: Capsule())
    }
  }
}

/// A Boolean value that indicates whether the button of an item is disabled.
private struct DisabledItemKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// The style of buttons that the bar itself shows.
struct PlatterButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    PlatterButton(configuration: configuration, isProminent: false)
  }
}

struct PlatterButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let isProminent: Bool
  @State private var isPressed = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.interfaceIdiom) private var idiom
  @Environment(\.tint) private var tint
  @Environment(\.font) private var font

  init(configuration: PrimitiveButtonStyleConfiguration, isProminent: Bool) {
    (self.configuration, self.isProminent) = (configuration, isProminent)
  }

  var body: some View {
    PressableView(
      role: configuration.role?.name, action: { configuration.trigger() }, pressingChanged: { isPressed = $0 }
    ) {
      configuration.label
        .font(font ?? self.usualFont)
        .lineLimit(1)
        .foregroundStyle(color)
        .opacity(isPressed ? 0.4 : 1)
        .frame(maxHeight: .infinity)
        .contentShape(Rectangle())
    }
    .preference(key: DisabledItemKey.self, value: !isEnabled)
  }

  private var usualFont: Font {
    let metrics = BarMetrics(idiom)
    return isProminent ? metrics.itemFont.weight(.semibold) : metrics.itemFont
  }

  private var color: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(.tertiary) }
    if isProminent { return AnyShapeStyle(Color.white) }
    if configuration.role == .destructive { return AnyShapeStyle(Color.red) }
    return tint == nil ? AnyShapeStyle(.primary) : AnyShapeStyle(.tint)
  }
}

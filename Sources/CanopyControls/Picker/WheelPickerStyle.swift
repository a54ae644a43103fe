internal import CanopyAccessibility
public import CanopyCore
internal import CanopyDisplay
internal import CanopyLayout
internal import CanopyStyle
internal import CanopyText
internal import Foundation

/// A picker style that shows the options on a wheel.
public struct WheelPickerStyle: PickerStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns a wheel.
  public func _makeBody(configuration: _PickerStyleConfiguration) -> some View {
    WheelPicker(configuration: configuration)
  }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A picker that shows the options on a wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// The options of a picker on a wheel.
private struct WheelPicker: View {
  let configuration: _PickerStyleConfiguration
  @Environment(\.controlTokens.controlOpacity) private var opacity

  var body: some View {
    ControlWithLabel(alignment: .center, label: configuration.label) {
      configuration.options { options in
        Wheel(count: options.count, selection: selection(options)) { options[$0].view }
          .background { WheelBand() }
          .accessibilityLabel { _ in configuration.label }
      }
      .opacity(opacity)
    }
  }

  private func selection(_ options: [PickerOption]) -> Binding<Int> {
    Binding {
      options.firstIndex(where: \.isSelected) ?? 0
    } set: { index in
      if options.indices.contains(index) { options[index].select() }
    }
  }
}

internal import CanopyAccessibility
internal import CanopyAnimation
public import CanopyCore
internal import CanopyDisplay
internal import CanopyInput
internal import CanopyLayout
public import CanopyStyle
internal import CanopyText
internal import Foundation

/// The default toggle style, which depends on the enclosing container and on the idiom. Most containers show a switch on the phone,
/// and a checkbox on the desktop.
public struct DefaultToggleStyle: ToggleStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the toggle in the style of the enclosing container.
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticControl(ToggleKind.self, configuration)
  }
}

/// A toggle style that shows the label, and a switch at the trailing edge.
public struct SwitchToggleStyle: ToggleStyle {
  private let color: Color?

  /// Creates the style.
  nonisolated public init() { color = nil }

  /// Creates the style with a color for switches that are on.
  nonisolated public init(tint: Color) { color = tint }

  /// Returns a switch with its label.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggle(configuration: configuration, color: color)
  }
}

/// A toggle style that shows a button, which stays pressed while the toggle is on.
public struct ButtonToggleStyle: ToggleStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns a button.
  public func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
    .buttonStyle(BorderedStyle(kind: configuration.isOn ? .prominent : .bordered))
  }
}

/// A toggle style that shows a checkbox followed by the label.
public struct CheckboxToggleStyle: ToggleStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns a checkbox with its label.
  public func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      CheckboxLabel(configuration: configuration)
    }
    .buttonStyle(PlainButtonStyle(dimsWhenDisabled: false))
  }
}

/// A checkbox and its label.
private struct CheckboxLabel: View {
  let configuration: ToggleStyleConfiguration
  @Environment(\.labelsVisibility) private var labels
  @Environment(\.controlTokens.toggle) private var tokens
  @Environment(\.controlTokens.label.opacity) private var labelOpacity
  @Environment(\.controlTokens.controlOpacity) private var controlOpacity

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: tokens.boxSpacing) {
      box.accessibilityHidden(true)
      if labels != .hidden { configuration.label.opacity(labelOpacity) }
    }
    .modifier(ControlFont())
  }

  @ViewBuilder @MainActor private var box: some View {
    let (isOn, isMixed) = (configuration.isOn, configuration.isMixed)
    if let box = tokens.box {
      ControlMark(isOn: isOn || isMixed, tokens: box) {
        Image(systemName: isMixed ? "minus" : "checkmark").resizable().scaledToFit().fontWeight(.bold)
      }
    } else {
      Image(systemName: isMixed ? "minus.square.fill" : isOn ? "checkmark.square.fill" : "square")
        .foregroundStyle(isOn || isMixed ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
        .opacity(controlOpacity)
    }
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The default toggle style, which usually shows a switch.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// The label, and a switch at the trailing edge.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays pressed while the toggle is on.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A checkbox followed by the label.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

/// A label with a switch.
private struct SwitchToggle {
  let configuration: ToggleStyleConfiguration
  let color: Color?
  @Environment(\.labelsVisibility) private var labels
  @Environment(\.controlTokens.controlOpacity) private var controlOpacity
  @Environment(\.tint) private var tint
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.controlTokens.toggle) private var tokens
  @Environment(\.controlTokens.label.opacity) private var labelOpacity
}

extension SwitchToggle: View {
  var body: some View {
    if width == .compact {
      // People touch the switch itself, but they may click its label. In wide windows, touching the label works, too.
      row { PressableView(role: "switch", action: { toggle() }) { knob } }
        .contentShape(.rect)
        .onTapGesture(inputKinds: .pointer) { toggle() }
    } else {
      PressableView(role: "switch", action: { toggle() }) { row { knob } }
    }
  }

  @MainActor private func toggle() { configuration.isOn.toggle() }

  @MainActor private func row(@ViewBuilder _ control: () -> some View) -> some View {
    HStack(spacing: tokens.labelSpacing) {
      if labels != .hidden {
        configuration.label.opacity(labelOpacity)
        if tokens.fillsWidth { Spacer(minLength: 0) }
      }
      control()
    }
    .modifier(ControlFont())
  }

  @MainActor private var knob: some View {
    ZStack(alignment: configuration.isOn ? .trailing : .leading) {
      Capsule().fill(configuration.isOn ? onStyle : AnyShapeStyle(tokens.offColor))
        ._controlBorder(tokens.border, width: tokens.borderWidth, in: Capsule())
        .opacity(controlOpacity)
      Capsule().fill(tokens.knobColor)
        .frame(width: tokens.knob.width, height: tokens.knob.height)
        .shadow(
          color: .black.opacity(tokens.shadow.opacity), radius: tokens.shadow.radius, y: tokens.shadow.offset
        )
        .padding(tokens.knobInset)
    }
    .frame(width: tokens.trackWidth, height: tokens.height)
    .frame(width: tokens.frameWidth, alignment: .leading)
    .modifier(RowControlHeight())
    .animation(.smooth(duration: 0.25), value: configuration.isOn)
  }

  private var onStyle: AnyShapeStyle { color.map { AnyShapeStyle($0) } ?? tint ?? AnyShapeStyle(tokens.onColor) }
}

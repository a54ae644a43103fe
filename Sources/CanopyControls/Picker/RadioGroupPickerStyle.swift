internal import CanopyAccessibility
public import CanopyCore
internal import CanopyDisplay
internal import CanopyInput
internal import CanopyLayout
internal import CanopyStyle
internal import CanopyText
internal import Foundation

/// A picker style that shows a radio button for each option.
///
/// ```swift
/// Picker("Theme", selection: $theme) {
///   Text("Light").tag(Theme.light)
///   Text("Dark").tag(Theme.dark)
/// }
/// .pickerStyle(.radioGroup)
/// ```
///
/// The options are one below the other, or side by side with `horizontalRadioGroupLayout()`. The Tab key stops once at the
/// group, and the arrow keys select the next or the previous option.
public struct RadioGroupPickerStyle: PickerStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns a group of radio buttons.
  public func _makeBody(configuration: _PickerStyleConfiguration) -> some View {
    RadioGroupPicker(configuration: configuration)
  }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// A picker that shows a radio button for each option.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension View {
  /// Places the options of radio groups side by side in this view.
  nonisolated public func horizontalRadioGroupLayout() -> some View {
    _setting(\.radioGroupAxis, .horizontal, for: "horizontalRadioGroupLayout()")
  }
}

extension EnvironmentValues {
  /// The axis along which radio groups place their options.
  @Entry var radioGroupAxis: Axis = .vertical
}

/// The label of a picker, followed by its radio buttons.
struct RadioGroupPicker: View {
  let configuration: _PickerStyleConfiguration
  @Environment(\.controlTokens.label.startsColumn) private var startsColumn
  @Environment(\.labelsVisibility) private var labels
  @Environment(\.radioGroupAxis) private var axis
  @Environment(\.layoutDirection) private var direction
  @Environment(\.font) private var font
  @Environment(\.controlTokens.radio) private var tokens
  @FocusState private var focus: Subview.ID?

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: tokens.pickerLabelSpacing) {
      if labels != .hidden { configuration.label.font(font ?? tokens.font) }
      configuration.options { options in
        layout {
          // The Tab key stops at the selected option, or at the first if none is selected.
          let stop = options.first(where: \.isSelected)?.id ?? options.first?.id
          ForEach(options) { option in
            RadioButton(option: option)
              .focusable(option.id == stop)
              .focused($focus, equals: option.id)
          }
        }
        .onKeyPress(keys: [.upArrow, .downArrow, .leftArrow, .rightArrow]) { press in move(press, in: options) }
      }
      ._formColumn(startsColumn)
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel { _ in configuration.label }
  }

  private var layout: AnyLayout {
    axis == .vertical
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: tokens.rowSpacing))
      : AnyLayout(HStackLayout(alignment: .firstTextBaseline, spacing: tokens.columnSpacing))
  }

  /// Selects the option before or after the focused one, and moves the focus there. After the last option comes the first.
  @MainActor private func move(_ press: KeyPress, in options: [PickerOption]) -> KeyPress.Result {
    guard press.modifiers.isDisjoint(with: [.command, .control, .option, .shift]),
      let place = options.firstIndex(where: { $0.id == focus })
    else { return .ignored }
    let isForward =
      switch press.key {
      case .downArrow: true
      case .rightArrow: direction == .leftToRight
      case .leftArrow: direction == .rightToLeft
      default: false
      }
    let option = options[(place + (isForward ? 1 : options.count - 1)) % options.count]
    option.select()
    focus = option.id
    return .handled
  }
}

/// An option of a radio group: a round mark, and the label.
private struct RadioButton: View {
  let option: PickerOption
  @Environment(\.font) private var font
  @Environment(\.controlTokens.radio) private var tokens
  @Environment(\.controlTokens.controlOpacity) private var controlOpacity
  @ScaledMetric private var scale: CGFloat = 1

  var body: some View {
    Button {
      option.select()
    } label: {
      HStack(alignment: .firstTextBaseline, spacing: tokens.labelSpacing) {
        ControlMark(isOn: option.isSelected, tokens: tokens.mark.scaled(by: scale)) { Circle() }
          .accessibilityHidden(true)
        option.view.font(font ?? tokens.font).opacity(controlOpacity)
      }
      .padding(.vertical, tokens.rowPadding)
      ._leastFrame(height: tokens.minRowHeight)
      .contentShape(.rect)
    }
    .buttonStyle(PlainButtonStyle(dimsWhenDisabled: false))
    ._accessibilityControl(AccessibilityControl(.radioButton, toggleState: option.isSelected ? .on : .off))
  }
}

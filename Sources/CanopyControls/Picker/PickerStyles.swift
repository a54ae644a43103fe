internal import CanopyAccessibility
internal import CanopyAnimation
public import CanopyCore
internal import CanopyDisplay
internal import CanopyInput
internal import CanopyLayout
internal import CanopyPresentation
internal import CanopyStyle
internal import CanopyText
internal import Foundation

/// The default picker style, which depends on the enclosing container. Most containers show a menu.
public struct DefaultPickerStyle: PickerStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the picker in the style of the enclosing container.
  public func _makeBody(configuration: _PickerStyleConfiguration) -> some View {
    AutomaticControl(PickerKind.self, configuration)
  }
}

/// A picker style that shows the selected value, and opens a menu of all options.
public struct MenuPickerStyle: PickerStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns a button with a menu.
  public func _makeBody(configuration: _PickerStyleConfiguration) -> some View {
    PickerMenu(configuration: configuration)
  }
}

/// A picker style that lists all options from top to bottom. On the desktop, they are radio buttons.
public struct InlinePickerStyle: PickerStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns a list of options.
  public func _makeBody(configuration: _PickerStyleConfiguration) -> some View {
    InlinePicker(configuration: configuration)
  }
}

/// A picker style that shows all options side by side.
public struct SegmentedPickerStyle: PickerStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns a row of segments.
  public func _makeBody(configuration: _PickerStyleConfiguration) -> some View {
    SegmentedPicker(configuration: configuration.labelingOptions(TitleOnlyLabelStyle()))
  }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The default style of pickers.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A picker that shows the selected value, and opens a menu of all options.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// A picker that lists all options from top to bottom.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// A picker that shows all options side by side.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

// MARK: Menu

/// The selected value, which opens a menu of options. In a menu, it is a submenu.
private struct PickerMenu: View {
  let configuration: _PickerStyleConfiguration

  var body: some View {
    Menu {
      MenuOptions(configuration: configuration)
    } label: {
      configuration.label
    }
    .environment(\.menuStyle, ControlStyles())
    ._containerStyle(MenuKind.self, ValueMenuStyle(picker: configuration), keepsOuter: true, for: "pickerStyle")
  }
}

/// The style of a menu that shows the selected value of a picker.
private struct ValueMenuStyle: MenuStyle {
  let picker: _PickerStyleConfiguration

  func makeBody(configuration: Configuration) -> some View {
    ControlWithLabel(label: picker.label) { ValueMenu(configuration: picker, options: configuration.content) }
  }
}

/// A button that shows the selected value of a picker and opens the menu of its options.
private struct ValueMenu: View {
  let configuration: _PickerStyleConfiguration
  let options: MenuStyleConfiguration.Content
  @State private var isOpen = false
  @Environment(\.controlTokens.picker) private var tokens
  @Environment(\.controlTokens.label.fillsRow) private var fillsRow

  var body: some View {
    Button {
      isOpen = true
    } label: {
      value
    }
    .buttonStyle(BorderlessButtonStyle())
    ._menu($isOpen) { options }
    ._accessibilityControl(AccessibilityControl(.picker, textsAreValue: true), label: configuration.label)
  }

  @ViewBuilder @MainActor private var value: some View {
    if let shape = tokens.menuShape {
      let outline = ControlOutline(radius: shape.cornerRadius)
      HStack(spacing: tokens.chevronSpacing) {
        WidestOption(configuration: configuration)
        chevron
      }
      .foregroundStyle(shape.valueColor)
      .padding(tokens.menuPadding)
      ._leastFrame(height: shape.height)
      .background(shape.fill, in: outline)
      ._controlBorder(shape.border, width: shape.borderWidth, in: outline)
    } else {
      HStack(spacing: tokens.chevronSpacing) {
        SelectedValue(configuration: configuration)
        chevron
      }
      .padding(fillsRow ? EdgeInsets() : tokens.menuPadding)
      .foregroundStyle(fillsRow ? AnyShapeStyle(Color.secondary) : AnyShapeStyle(.foreground))
      .modifier(RowControlHeight())
    }
  }

  @MainActor private var chevron: some View {
    MenuChevron(width: tokens.chevronWidth, symbol: "chevron.up.chevron.down")
  }
}

/// The selected value of a picker, in the room of its widest option.
private struct WidestOption: View {
  let configuration: _PickerStyleConfiguration

  var body: some View {
    if configuration.currentValueLabel != nil {
      SelectedValue(configuration: configuration)
    } else {
      configuration.options { options in
        let isMultiple = options.filter(\.isSelected).count > 1
        ZStack(alignment: .leading) {
          ForEach(options) { option in
            let isShown = option.isSelected && !isMultiple
            option.view.opacity(isShown ? 1 : 0).accessibilityHidden(!isShown)
          }
          if isMultiple { Text("Multiple Values") }
        }
      }
    }
  }
}

// MARK: Inline

/// The label of a picker, followed by all options.
private struct InlinePicker: View {
  let configuration: _PickerStyleConfiguration
  @Environment(\.labelsVisibility) private var labels
  @Environment(\.controlTokens.picker) private var tokens

  var body: some View {
    if tokens.isRadioGroup {
      RadioGroupPicker(configuration: configuration)
    } else {
      VStack(alignment: .leading, spacing: tokens.rowSpacing) {
        if labels != .hidden { configuration.label.foregroundStyle(.secondary) }
        InlineOptions(configuration: configuration)
      }
      .accessibilityElement(children: .contain)
      .accessibilityLabel { _ in configuration.label }
    }
  }
}

/// The options of a picker as rows, with a checkmark in the selected row.
private struct InlineOptions: View {
  let configuration: _PickerStyleConfiguration
  @Environment(\.controlTokens.picker) private var tokens

  var body: some View {
    VStack(alignment: .leading, spacing: tokens.rowSpacing) {
      configuration.groups { groups in
        ForEach(groups) { group in
          if group.id != groups.first?.id { Divider() }
          caption(group.header).accessibilityAddTraits(.isHeader)
          ForEach(group.options) { row($0) }
          caption(group.footer)
        }
      }
    }
  }

  @MainActor private func row(_ option: PickerOption) -> some View {
    OptionButton(option: option, dimsWhenDisabled: true) {
      HStack(spacing: tokens.checkmarkSpacing) {
        option.view
        Spacer(minLength: 0)
        Image(systemName: "checkmark").foregroundStyle(.tint).opacity(option.isSelected ? 1 : 0)
          .accessibilityHidden(true)
      }
      ._leastFrame(height: tokens.rowHeight)
      .contentShape(.rect)
    }
  }

  /// The header or the footer of a section.
  @MainActor private func caption(_ views: [Subview]) -> some View {
    ForEach(views) { $0 }
      .font(.footnote)
      .foregroundStyle(.secondary)
      .padding(.vertical, tokens.captionPadding)
  }
}

/// A button that selects an option of a picker.
private struct OptionButton<Content: View>: View {
  let option: PickerOption
  /// A Boolean value that indicates whether a disabled option is dimmed as a whole, and not its parts.
  var dimsWhenDisabled = false
  @ViewBuilder let content: Content

  var body: some View {
    Button(action: option.select) {
      content
    }
    .buttonStyle(PlainButtonStyle(dimsWhenDisabled: dimsWhenDisabled))
    .accessibilityAddTraits(option.isSelected ? .isSelected : [])
  }
}

// MARK: Segments

/// Equally wide segments side by side, one for each option.
struct SegmentedPicker: View {
  let configuration: _PickerStyleConfiguration
  /// The look of the selected segment.
  var selectionEffect = PaletteSelectionEffect.automatic
  @Namespace private var pill
  @Environment(\.controlTokens.picker.segments) private var tokens
  @Environment(\.layoutDirection) private var direction
  @Environment(\.controlTokens.controlOpacity) private var controlOpacity

  var body: some View {
    ControlWithLabel(label: configuration.label) {
      configuration.options { options in
        EqualColumns(fillsWidth: tokens.fillsWidth) {
          ForEach(Array(options.enumerated()), id: \.element.id) { index, option in
            // A selection that several segments show has one pill that moves.
            let isFirst = options.firstIndex(where: \.isSelected) == index
            segment(option, after: index > 0 ? options[index - 1] : nil, movesPill: isFirst)
          }
        }
        .background(tokens.fill, in: outline)
        ._controlBorder(tokens.border, width: tokens.dividerWidth, in: outline)
        .simultaneousGesture(gesture(options))
        .animation(.snappy(duration: 0.25), value: options.firstIndex(where: \.isSelected))
      }
      .opacity(controlOpacity)
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel { _ in configuration.label }
  }

  private var outline: ControlOutline { ControlOutline(radius: tokens.cornerRadius) }

  @MainActor private func segment(
    _ option: PickerOption, after previous: PickerOption?, movesPill: Bool
  ) -> some View {
    OptionButton(option: option) {
      option.view
        .symbolVariant(option.isSelected ? selectionEffect.variant : .none)
        .font(tokens.font.weight(option.isSelected ? tokens.selectedWeight : tokens.weight))
        .lineLimit(1)
        .padding(.horizontal, tokens.inset)
        .frame(maxWidth: .infinity)
        ._leastFrame(height: tokens.height)
        .background {
          if option.isSelected, selectionEffect == .automatic {
            outline.fill(tokens.pillFill).padding(tokens.pillInset)
              .matchedGeometryEffect(id: "pill", in: pill, isSource: movesPill)
          }
        }
        .overlay(alignment: .leading) {
          if let divider = tokens.divider, let previous, !option.isSelected, !previous.isSelected {
            divider.frame(width: tokens.dividerWidth).padding(.vertical, tokens.dividerInset)
          }
        }
        .contentShape(.rect)
    }
  }

  /// Follows a finger that slides across the segments.
  @MainActor private func gesture(_ options: [PickerOption]) -> TrackingGesture {
    TrackingGesture { _ in
      .byMoving(.horizontal)
    } report: { change in
      switch change {
      case .began(let touch), .moved(let touch), .ended(let touch): select(options, under: touch)
      case .cancelled, .tapped: break
      }
    }
  }

  /// Selects the option whose segment contains the touch.
  @MainActor private func select(_ options: [PickerOption], under touch: TrackedTouch) {
    guard touch.size.width > 0, !options.isEmpty else { return }
    let fraction = touch.location.x / touch.size.width
    let place = Int((direction == .rightToLeft ? 1 - fraction : fraction) * CGFloat(options.count))
    let option = options[min(max(place, 0), options.count - 1)]
    if !option.isSelected { option.select() }
  }
}

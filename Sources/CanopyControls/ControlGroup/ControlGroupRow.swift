internal import CanopyAccessibility
internal import CanopyCore
internal import CanopyDisplay
internal import CanopyInput
internal import CanopyLayout
internal import CanopyStyle
internal import CanopyText
internal import Foundation

/// Controls side by side in one shape, with lines between them.
struct ControlGroupRow: View {
  let configuration: ControlGroupStyleConfiguration
  /// A Boolean value that indicates whether the controls are icons in equal columns.
  let isPalette: Bool
  @Environment(\.controlTokens.controlGroup) private var tokens

  var body: some View {
    row
      .fixedSize(horizontal: false, vertical: true)
      .background(tokens.fill, in: outline)
      .clipShape(outline)
      ._controlBorder(tokens.border, width: tokens.borderWidth, in: outline)
      ._containerStyle(ButtonKind.self, GroupedButtonStyle(fillsColumn: isPalette), for: "ControlGroup")
      ._containerStyle(ToggleKind.self, GroupedToggleStyle(fillsColumn: isPalette), for: "ControlGroup")
      .accessibilityElement(children: .contain)
      .accessibilityLabel { _ in configuration.label }
  }

  private var outline: ControlOutline { ControlOutline(radius: tokens.cornerRadius) }

  @ViewBuilder @MainActor private var row: some View {
    if isPalette {
      EqualColumns(fillsWidth: tokens.fillsWidth) { parts }
        .labelStyle(.iconOnly)
    } else {
      HStack(spacing: 0) { parts }
    }
  }

  @MainActor private var parts: some View {
    Group(subviews: configuration.content) { controls in
      ForEach(controls) { control in
        control
          .frame(maxWidth: isPalette ? .infinity : nil)
          .overlay(alignment: .leading) {
            if control.id != controls.first?.id {
              tokens.divider.frame(width: tokens.dividerWidth).padding(.vertical, tokens.dividerInset)
                .allowsHitTesting(false)
            }
          }
      }
    }
  }
}

/// Controls side by side, each in its own style.
struct NavigationControls: View {
  let configuration: ControlGroupStyleConfiguration
  @Environment(\.controlTokens.controlGroup.spacing) private var spacing

  var body: some View {
    HStack(spacing: spacing) { configuration.content }
      .accessibilityElement(children: .contain)
      .accessibilityLabel { _ in configuration.label }
  }
}

/// Controls side by side, as columns of a row in a menu.
struct MenuItemColumns: View {
  let configuration: ControlGroupStyleConfiguration

  var body: some View {
    EqualColumns(fillsWidth: true) { configuration.content }
      ._containerStyle(ButtonKind.self, MenuItemButtonStyle(isColumn: true), isFixed: true, for: "ControlGroup")
      ._containerStyle(ToggleKind.self, MenuItemToggleStyle(isColumn: true), isFixed: true, for: "ControlGroup")
      ._containerStyle(LabelKind.self, MenuItemLabelStyle(isColumn: true), for: "ControlGroup")
      .containerValue(\.menuRow, .group)
      .containerValue(\.canBeChecked, false)
      .accessibilityElement(children: .contain)
      .accessibilityLabel { _ in configuration.label }
  }
}

/// The style of buttons in a group: a part of the shape around the group.
private struct GroupedButtonStyle: PrimitiveButtonStyle {
  /// A Boolean value that indicates whether the control is as wide as its column.
  let fillsColumn: Bool
  var isOn = false

  func makeBody(configuration: Configuration) -> some View {
    PressedView(configuration) { isPressed in
      GroupedLabel(configuration: configuration, fillsColumn: fillsColumn, isOn: isOn).modifier(PressedLook(isPressed))
    }
  }
}

/// The style of toggles in a group: a button that is filled while it is on.
private struct GroupedToggleStyle: ToggleStyle {
  let fillsColumn: Bool

  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
    .buttonStyle(GroupedButtonStyle(fillsColumn: fillsColumn, isOn: configuration.isOn))
  }
}

/// The label of a button or a toggle in a group.
private struct GroupedLabel: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let fillsColumn: Bool
  let isOn: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.font) private var font
  @Environment(\.tint) private var tint
  @Environment(\.foreground.primary) private var foreground
  @Environment(\.controlTokens.button) private var button
  @Environment(\.controlTokens.controlGroup) private var tokens

  var body: some View {
    configuration.label
      .font(font ?? tokens.font)
      .foregroundStyle(color)
      .modifier(CenteredLines())
      .padding(.horizontal, tokens.padding.width)
      .padding(.vertical, tokens.padding.height)
      .frame(maxWidth: fillsColumn ? .infinity : nil, minHeight: tokens.height, maxHeight: .infinity)
      .background(isOn ? tokens.onFill : .clear)
      .contentShape(.rect)
  }

  private var color: AnyShapeStyle {
    if foreground != nil { return AnyShapeStyle(.foreground) }
    if !isEnabled { return AnyShapeStyle(Color.primary.opacity(button.disabledOpacity)) }
    if configuration.role == .destructive { return AnyShapeStyle(Color.red) }
    return button.isLabelTinted || tint != nil ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.primary)
  }
}

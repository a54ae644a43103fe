internal import CanopyAccessibility
internal import CanopyCore
internal import CanopyDisplay
internal import CanopyInput
internal import CanopyLayout
internal import CanopyPresentation
internal import CanopyStyle
internal import CanopyText
internal import Foundation

/// A button with the label of a group, which opens a menu of its controls.
struct ControlMenu: View {
  let configuration: ControlGroupStyleConfiguration
  /// A Boolean value that indicates whether the controls are icons side by side.
  let isCompact: Bool
  @State private var isOpen = false
  @Environment(\.controlTokens.controlGroup) private var tokens

  var body: some View {
    Button {
      isOpen = true
    } label: {
      HStack(spacing: tokens.chevronSpacing) {
        label
        Image(systemName: "chevron.down").resizable().scaledToFit().frame(width: tokens.chevronWidth)
          .accessibilityHidden(true)
      }
    }
    .buttonStyle(DefaultButtonStyle())
    ._menu(isPresented: $isOpen) { menu }
    ._accessibilityControl(AccessibilityControl(.menu), label: label)
  }

  @ViewBuilder @MainActor private var label: some View {
    if let label = configuration.label.view {
      label
    } else {
      Image(systemName: "ellipsis.circle").accessibilityLabel(Text("More"))
    }
  }

  @MainActor private var menu: some View {
    items
      .padding(.vertical, tokens.menuPadding.height)
      // Rows of a menu look like this whatever the styles of the app are.
      ._containerStyle(
        ButtonKind.self, MenuButtonStyle(isCompact: isCompact) { isOpen = false }, isFixed: true, for: "ControlGroup"
      )
      ._containerStyle(
        ToggleKind.self, MenuToggleStyle(isCompact: isCompact) { isOpen = false }, isFixed: true, for: "ControlGroup")
  }

  @ViewBuilder @MainActor private var items: some View {
    if isCompact {
      EqualColumns(fillsWidth: false) { configuration.content }.labelStyle(.iconOnly)
    } else {
      VStack(alignment: .leading, spacing: 0) { configuration.content }
        .fixedSize(horizontal: true, vertical: false)
    }
  }
}

/// The style of buttons in a menu.
private struct MenuButtonStyle: PrimitiveButtonStyle {
  let isCompact: Bool
  let close: @MainActor () -> Void

  func makeBody(configuration: Configuration) -> some View {
    MenuItem(label: AnyView(configuration.label), role: configuration.role, isCompact: isCompact) {
      close()
      configuration.trigger()
    }
  }
}

/// The style of toggles in a menu. One that is on has a checkmark.
private struct MenuToggleStyle: ToggleStyle {
  let isCompact: Bool
  let close: @MainActor () -> Void

  func makeBody(configuration: Configuration) -> some View {
    MenuItem(
      label: AnyView(configuration.label), role: nil, isCompact: isCompact, isChecked: configuration.isOn
    ) {
      close()
      configuration.isOn.toggle()
    }
  }
}

/// A row of a menu, or one of its columns.
private struct MenuItem: View {
  let label: AnyView
  let role: ButtonRole?
  let isCompact: Bool
  var isChecked = false
  let action: @MainActor () -> Void
  @State private var isPressed = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlTokens.button) private var button
  @Environment(\.controlTokens.controlGroup) private var tokens

  var body: some View {
    PressableView(role: role?.name, action: action, pressingChanged: { isPressed = $0 }) {
      HStack(spacing: tokens.menuSpacing) {
        label
        if !isCompact { Spacer(minLength: 0) }
        if isChecked { Image(systemName: "checkmark").foregroundStyle(.tint).accessibilityHidden(true) }
      }
      .foregroundStyle(color)
      .padding(.horizontal, tokens.menuPadding.width)
      .frame(maxWidth: .infinity, minHeight: tokens.menuRowHeight)
      .background(tokens.fill.opacity(isPressed ? 1 : 0))
      .contentShape(.rect)
    }
  }

  private var color: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color.primary.opacity(button.disabledOpacity)) }
    return role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(Color.primary)
  }
}

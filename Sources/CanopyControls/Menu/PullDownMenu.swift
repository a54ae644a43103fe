internal import CanopyAccessibility
internal import CanopyCore
internal import CanopyDisplay
internal import CanopyInput
internal import CanopyLayout
internal import CanopyPresentation
internal import CanopyStyle
internal import CanopyText
internal import Foundation

/// A button that opens a menu. On the desktop, a chevron marks it.
struct PullDownMenu: View {
  let configuration: MenuStyleConfiguration
  @State private var isOpen = false
  @Environment(\.menuIndicatorVisibility) private var indicator
  @Environment(\.controlTokens.menu.split) private var split

  var body: some View {
    if let primaryAction = configuration.primaryAction {
      if let split, indicator != .hidden {
        SplitMenuButton(configuration: configuration, tokens: split, action: primaryAction, isOpen: $isOpen)
      } else {
        Button(action: primaryAction) { configuration.label }
          .highPriorityGesture(LongPressGesture().onEnded { _ in isOpen = true })
          ._menu($isOpen) { configuration.content }
          .accessibilityAction(.showMenu) { isOpen = true }
          .onKeyPress(keys: [.downArrow]) { press in
            guard press.modifiers == .option else { return .ignored }
            isOpen = true
            return .handled
          }
      }
    } else {
      Button {
        isOpen = true
      } label: {
        MenuLabel(label: configuration.label)
      }
      ._menu($isOpen) { configuration.content }
      ._accessibilityControl(AccessibilityControl(.menu), label: configuration.label)
    }
  }
}

/// The label of a menu with the chevron that marks it.
private struct MenuLabel: View {
  let label: MenuStyleConfiguration.Label
  @Environment(\.menuIndicatorVisibility) private var indicator
  @Environment(\.controlTokens.menu.indicator) private var tokens

  var body: some View {
    if let tokens, indicator != .hidden {
      HStack(spacing: tokens.spacing) {
        label
        MenuChevron(width: tokens.width)
      }
      // The chevron extends into the padding of the button.
      .padding(.trailing, -tokens.overhang)
    } else {
      label
    }
  }
}

/// A menu with a primary action on the desktop: a button of two parts, of which the one with a chevron opens the menu.
private struct SplitMenuButton: View {
  let configuration: MenuStyleConfiguration
  let tokens: ControlTokens.Menu.Split
  let action: @MainActor () -> Void
  @Binding var isOpen: Bool
  @Environment(\.font) private var font
  @Environment(\.controlTokens.button) private var button

  var body: some View {
    HStack(spacing: 0) {
      Button(action: action) {
        configuration.label.font(font ?? button.font)._leastFrame(height: button.height).padding(
          .leading, button.padding.width
        )
        .padding(.trailing, tokens.labelTrailing)
        .contentShape(.rect)
      }
      Button {
        isOpen = true
      } label: {
        MenuChevron(width: tokens.chevronWidth)
          .frame(width: tokens.width, height: button.height)
          .overlay(alignment: .leading) {
            tokens.divider.frame(width: tokens.dividerWidth).padding(.vertical, tokens.dividerInset)
          }
          .contentShape(.rect)
      }
      ._accessibilityControl(AccessibilityControl(.menu), label: configuration.label)
    }
    .buttonStyle(PlainButtonStyle())
    .background(button.fill, in: outline)
    .clipShape(outline)
    ._controlBorder(button.border, width: button.borderWidth, in: outline)
    ._menu($isOpen) { configuration.content }
  }

  private var outline: ControlOutline { ControlOutline(radius: button.cornerRadius) }
}

/// The chevron that marks a control as a menu.
struct MenuChevron: View {
  let width: CGFloat
  var symbol = "chevron.down"

  var body: some View {
    Image(systemName: symbol).resizable().scaledToFit().frame(width: width)
      .fixedSize(horizontal: false, vertical: true)
      .accessibilityHidden(true)
  }
}

extension View {
  /// Presents an open menu at this view while a condition is true.
  func _menu<Content: View>(_ isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) -> some View {
    _menu(isPresented: isPresented, hasSystemLook: true) {
      OpenMenu(content: content()) { isPresented.wrappedValue = false }
    }
  }
}

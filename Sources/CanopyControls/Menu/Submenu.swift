internal import CanopyAccessibility
internal import CanopyAnimation
internal import CanopyCore
internal import CanopyInput
internal import CanopyLayout
internal import CanopyStyle
internal import CanopyText
internal import Foundation

/// The style of menus in a menu: a row that opens and closes its items in place.
struct SubmenuStyle: MenuStyle {
  func makeBody(configuration: Configuration) -> some View { Submenu(configuration: configuration) }
}

/// A menu in a menu. While it is open, the menu around it shows only this row and the items below it.
private struct Submenu: View {
  let configuration: MenuStyleConfiguration
  @State private var isOpen = false
  @FocusState private var isRowFocused: Bool
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      MenuItem(mark: .submenu(isOpen: isOpen)) {
        withAnimation(.snappy(duration: 0.25)) { isOpen.toggle() }
      } label: {
        configuration.label
      }
      .focused($isRowFocused)
      ._accessibilityControl(AccessibilityControl(.menu), label: configuration.label)
      if isOpen { items }
    }
    .onKeyPress(keys: [.leftArrow, .rightArrow, .escape]) { press in handle(press.key) }
    .containerValue(\.menuRow, isOpen ? .openSubmenu : .item)
  }

  @ViewBuilder @MainActor private var items: some View {
    let rows = Group {
      if let action = configuration.primaryAction {
        Button(action: action) { configuration.label }
      }
      configuration.content
    }
    MenuRows(content: rows)
  }

  /// Opens the submenu with the arrow key that points to its items, and closes it with the opposite key or with Escape.
  @MainActor private func handle(_ key: KeyEquivalent) -> KeyPress.Result {
    let isForward = key == (direction == .leftToRight ? .rightArrow : .leftArrow)
    guard isForward != isOpen, !isForward || isRowFocused else { return .ignored }
    withAnimation(.snappy(duration: 0.25)) { isOpen = isForward }
    if !isForward { isRowFocused = true }
    return .handled
  }
}

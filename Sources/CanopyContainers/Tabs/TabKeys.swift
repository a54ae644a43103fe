internal import CanopyAccessibility
internal import CanopyControls
internal import CanopyCore
internal import CanopyDisplay
internal import CanopyInput
internal import CanopyLayout
package import CanopyStyle
internal import Foundation

/// The keys that select the next or the previous tab wherever the focus is: Control with Tab, or with Page Down and Page Up.
struct TabKeys: ViewModifier {
  let tabs: TabList

  func body(content: Content) -> some View {
    content.background {
      // Buttons that exist only for their shortcuts.
      ZStack {
        button(isNext: true, .tab, .control)
        button(isNext: false, .tab, [.control, .shift])
        button(isNext: true, .pageDown, .control)
        button(isNext: false, .pageUp, .control)
      }
      .hidden()
      .accessibilityHidden(true)
    }
  }

  @MainActor private func button(isNext: Bool, _ key: KeyEquivalent, _ modifiers: EventModifiers) -> some View {
    Button {
      tabs.select(isNext: isNext)
    } label: {
      EmptyView()
    }
    .keyboardShortcut(key, modifiers: modifiers)
    .focusable(false)
  }
}

/// The visibility of the bar of tabs around a view, which views in a tab choose.
package enum TabBarVisibilityKey: PreferenceKey {
  package static var defaultValue: Visibility { .automatic }

  package static func reduce(value: inout Visibility, nextValue: () -> Visibility) {
    let next = nextValue()
    if next != .automatic { value = next }
  }
}

/// The content of the selected tab, in all of the room.
struct SelectedTab: View {
  let tabs: TabList

  var body: some View {
    // A container, because modifiers around a content that changes would begin again with it.
    ZStack {
      if let tab = tabs.selected {
        let _ = tab.item.gate?.open()
        tab.view.frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

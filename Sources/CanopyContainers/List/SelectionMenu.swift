internal import CanopyControls
public import CanopyCore
internal import CanopyDisplay
internal import CanopyInput
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

extension View {
  /// Adds a menu for the selected rows of the lists in this view, and an action for opening them.
  ///
  /// ```swift
  /// List(messages, selection: $selection) { MessageRow($0) }
  ///   .contextMenu(forSelectionType: Message.ID.self) { ids in
  ///     Button("Delete", role: .destructive) { delete(ids) }
  ///   } primaryAction: { ids in
  ///     open(ids)
  ///   }
  /// ```
  ///
  /// The menu of a selected row is for all selected rows, and that of another row only for that one.
  ///
  /// - Parameters:
  ///   - itemType: The type of the values in the selection.
  ///   - menu: A closure that returns the items for some values.
  ///   - primaryAction: A closure that opens values: by a tap on the phone, by a double click or the Return key on the desktop.
  nonisolated public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    func items(_ values: Set<AnyHashable>) -> Set<I> { Set(values.compactMap { $0.base as? I }) }
    return _setting(
      \.selectionMenu,
      SelectionMenu(
        menu: { AnyView(menu(items($0))) },
        primaryAction: primaryAction.map { action in { action(items($0)) } }))
  }
}

/// The menu for the selected rows of a list.
struct SelectionMenu {
  let menu: (Set<AnyHashable>) -> AnyView
  let primaryAction: ((Set<AnyHashable>) -> Void)?
}

extension EnvironmentValues {
  @Entry var selectionMenu: SelectionMenu?
}

/// A modifier that adds the menu for selected rows to a row.
struct RowMenu: ViewModifier {
  /// The values that the menu is for; nil if the row can't be selected.
  let values: () -> Set<AnyHashable>?
  @Environment(\.selectionMenu) private var menu

  func body(content: Content) -> some View {
    if let menu, let values = values() {
      content.contextMenu { menu.menu(values) }
    } else {
      content
    }
  }
}

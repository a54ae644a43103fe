internal import CanopyAccessibility
public import CanopyCore
internal import CanopyInput
internal import CanopyLayout
internal import CanopyPresentation
internal import CanopyStyle
internal import CanopyText
internal import Foundation

extension View {
  /// Adds a menu to this view.
  ///
  /// ```swift
  /// Text(note.title)
  ///   .contextMenu {
  ///     Button("Rename", systemImage: "pencil") { isRenaming = true }
  ///     Button("Delete", systemImage: "trash", role: .destructive) { delete(note) }
  ///   }
  /// ```
  ///
  /// People open the menu by holding the view, with the secondary mouse button, with the menu key or Shift-F10 while the view has the
  /// focus, and with an action of assistive technologies. A menu without items doesn't open.
  ///
  /// - Parameter menuItems: The items of the menu.
  nonisolated public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    modifier(ContextMenuModifier<MenuItems, EmptyView>(items: menuItems(), preview: nil))
  }

  /// Adds a menu to this view, with a preview that people see above the items after they hold the view.
  ///
  /// - Parameters:
  ///   - menuItems: The items of the menu.
  ///   - preview: The preview.
  nonisolated public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems(), preview: preview()))
  }

  /// Adds a menu to this view if there is one.
  @available(*, deprecated, message: "Use contextMenu(menuItems:).")
  nonisolated public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    modifier(ContextMenuModifier<MenuItems, EmptyView>(items: contextMenu?.items, preview: nil))
  }
}

/// The items of a menu of a view.
@available(*, deprecated, message: "Use contextMenu(menuItems:).")
public struct ContextMenu<MenuItems: View> {
  fileprivate let items: MenuItems

  /// Creates a menu.
  public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

/// A modifier that adds a menu to a view.
private struct ContextMenuModifier<Items: View, Preview: View> {
  /// The items, or nil for no menu.
  let items: Items?
  let preview: Preview?
  @State private var opening: Opening?

  /// The way a menu was opened.
  private struct Opening {
    /// The location of the pointer in the view, or nil for a menu beside the view.
    var location: CGPoint?
    var showsPreview = false
  }
}

extension ContextMenuModifier: ViewModifier {
  func body(content: Content) -> some View {
    content
      ._onContextMenu(isEnabled: items != nil) { location in open(Opening(location: location)) }
      .highPriorityGesture(
        LongPressGesture(inputKinds: [.directTouch, .pencil]).onEnded { _ in open(Opening(showsPreview: true)) },
        isEnabled: items != nil
      )
      ._menu(isPresented: isOpen, at: opening?.location, hasSystemLook: true) {
        OpenMenu(content: items, preview: opening?.showsPreview == true ? preview.map { AnyView($0) } : nil) {
          opening = nil
        }
      }
      .accessibilityAction(.showMenu) { open(Opening()) }
  }

  private func open(_ opening: Opening) { if items != nil { self.opening = opening } }

  private var isOpen: Binding<Bool> {
    Binding {
      opening != nil
    } set: { isOpen in
      if !isOpen { opening = nil }
    }
  }
}

internal import CGTK

/// The bar at the top of windows, on desktops that use one: the title, and a button with the app's menus.
@MainActor
final class HeaderBar {
  private let bar = gtk_header_bar_new()
  private let button = gtk_menu_button_new()

  /// Puts the bar at the top of a window.
  init(of window: UnsafeMutablePointer<GtkWindow>) {
    gtk_menu_button_set_icon_name(buttonPointer, "open-menu-symbolic")
    // F10 opens its menu.
    gtk_menu_button_set_primary(buttonPointer, 1)
    gtk_widget_set_focus_on_click(button, 0)
    gtk_widget_set_visible(button, 0)
    if let button { canopy_set_accessible_text(button, GTK_ACCESSIBLE_PROPERTY_LABEL, "Menu") }
    gtk_header_bar_pack_end(UnsafeMutableRawPointer(bar).map { OpaquePointer($0) }, button)
    gtk_window_set_titlebar(window, bar)
  }

  private var buttonPointer: OpaquePointer? { UnsafeMutableRawPointer(button).map { OpaquePointer($0) } }

  /// Shows the menus of a model in the button, or hides the button.
  func show(_ model: MenuModel?) {
    gtk_menu_button_set_menu_model(buttonPointer, model?.bar)
    gtk_widget_set_visible(button, model == nil ? 0 : 1)
  }

  /// The button, if it has a menu.
  var menuButton: UnsafeMutablePointer<GtkWidget>? { gtk_widget_get_visible(button) != 0 ? button : nil }

  /// A Boolean value that indicates whether the menu is open.
  var isOpen: Bool {
    guard let popover = gtk_menu_button_get_popover(buttonPointer) else { return false }
    return gtk_widget_get_visible(UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkWidget.self)) != 0
  }

  /// Returns a Boolean value that indicates whether windows have header bars on a desktop.
  ///
  /// A desktop that identifies itself determines this: GNOME's windows have header bars, and other desktops have their own
  /// title bars, which look alike for all programs. Elsewhere, windows have the same bars as GTK's dialogs. On Wayland, that is
  /// always a header bar, regardless of what the desktop draws, so it is checked last.
  ///
  /// - Parameters:
  ///   - dialogsHaveOne: The setting `gtk-dialogs-use-header`.
  ///   - desktop: The value of `XDG_CURRENT_DESKTOP`: names separated by colons.
  nonisolated static func isUsual(dialogsHaveOne: Bool, desktop: String?) -> Bool {
    let names = desktop?.lowercased().split(separator: ":") ?? []
    return names.isEmpty ? dialogsHaveOne : names.contains { ["gnome", "pantheon"].contains($0) }
  }
}

internal import CGTK
internal import CanopyStyle

/// The menus of a window: a menu bar above its content, or a button in its header bar.
@MainActor
final class WindowMenuBar {
  private let window: UnsafeMutablePointer<GtkWindow>
  private let content: UnsafeMutablePointer<GtkWidget>
  private let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
  private var bar: UnsafeMutablePointer<GtkWidget>?
  private var model: MenuModel?
  /// The header bar of the window, or nil on desktops without header bars.
  private let header: HeaderBar?

  /// Shows the content in a window, initially without menus.
  init(in window: UnsafeMutablePointer<GtkWindow>, above content: UnsafeMutablePointer<GtkWidget>, header: HeaderBar?) {
    self.window = window
    self.content = content
    self.header = header
    gtk_window_set_child(window, box)
    gtk_box_append(boxPointer, content)
    let object = UnsafeMutableRawPointer(window)
    Signals.connect(object, "notify::focus-widget") { [weak self] in self?.focusDidChange() }
    if header != nil { Signals.connect(object, "notify::fullscreened") { [weak self] in self?.showMenus() } }
  }

  private var boxPointer: UnsafeMutablePointer<GtkBox>? {
    UnsafeMutableRawPointer(box)?.assumingMemoryBound(to: GtkBox.self)
  }

  /// Shows the menus of a model, or none. The window grows or shrinks by the height of the bar, so the content keeps its size.
  func show(_ model: MenuModel?) {
    guard model !== self.model else { return }
    self.model = model
    model?.insertActions(in: UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self))
    let old = height
    showMenus()
    window.grow(by: height - old)
  }

  private func showMenus() {
    // GTK hides the header bar of a full-screen window.
    let usesHeader = header != nil && gtk_window_is_fullscreen(window) == 0
    header?.show(usesHeader ? model : nil)
    if let bar { gtk_box_remove(boxPointer, bar) }
    bar = usesHeader ? nil : model.flatMap { gtk_popover_menu_bar_new_from_model($0.bar) }
    if let bar { gtk_box_prepend(boxPointer, bar) }
  }

  // MARK: Focus

  /// A Boolean value that indicates whether a menu is open. The window is then still active, although an X server takes the
  /// focus away from it.
  var isOpen: Bool {
    if header?.isOpen == true { return true }
    var item = bar.flatMap { gtk_widget_get_first_child($0) }
    while let widget = item {
      var child = gtk_widget_get_first_child(widget)
      while let inside = child {
        if canopy_is_popover(inside) != 0, gtk_widget_get_visible(inside) != 0 { return true }
        child = gtk_widget_get_next_sibling(inside)
      }
      item = gtk_widget_get_next_sibling(widget)
    }
    return false
  }

  /// Returns the focus to the content after a menu has closed. GTK leaves it at the menu's title.
  private func focusDidChange() {
    guard isFocused else { return }
    // A menu might be about to open.
    Task { [weak self] in
      guard let self, isFocused, !isOpen else { return }
      gtk_widget_grab_focus(content)
    }
  }

  /// A Boolean value that indicates whether the focus is in the menus, or at a widget that opens them.
  private var isFocused: Bool {
    guard let opener = bar ?? header?.menuButton, let focus = gtk_window_get_focus(window) else { return false }
    return focus == opener || gtk_widget_is_ancestor(focus, opener) != 0
  }

  /// The height of the bar, or 0 without one.
  var height: Int32 {
    guard let bar else { return 0 }
    var height = Int32(0)
    gtk_widget_measure(bar, GTK_ORIENTATION_VERTICAL, -1, nil, &height, nil, nil)
    return height
  }

  /// Returns a Boolean value that indicates whether keys open a menu: F10, or Alt with the underlined letter of a title in the
  /// bar.
  func isOpened(by key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
    guard let model else { return false }
    let modifiers = modifiers.subtracting(.capsLock)
    if modifiers.isEmpty { return key.character == "\u{F70D}" }
    return bar != nil && modifiers == .option
      && model.mnemonics.contains { String($0) == key.character.lowercased() }
  }
}

internal import CGTK

// The size of a GTK window includes its content, its menu bar, and the title bar if GTK draws it, as on Wayland. On X11, the
// window manager draws the title bar around the window.

@MainActor
extension UnsafeMutablePointer<GtkWindow> {
  /// The height of the title bar inside the window, or 0 if there is none.
  var titleBarHeight: Int32 {
    let widget = UnsafeMutableRawPointer(self).assumingMemoryBound(to: GtkWidget.self)
    let (content, native) = (gtk_window_get_child(self), gtk_widget_get_native(widget))
    var height = Int32(0)
    var child = gtk_widget_get_first_child(widget)
    while let part = child {
      if part != content, gtk_widget_get_visible(part) != 0, gtk_widget_get_native(part) == native {
        var own = Int32(0)
        gtk_widget_measure(part, GTK_ORIENTATION_VERTICAL, -1, nil, &own, nil, nil)
        height += own
      }
      child = gtk_widget_get_next_sibling(part)
    }
    return height
  }

  /// Changes the height of the window.
  func grow(by difference: Int32) {
    guard difference != 0 else { return }
    var (width, height) = (Int32(0), Int32(0))
    gtk_window_get_default_size(self, &width, &height)
    gtk_window_set_default_size(self, width, height + difference)
  }
}

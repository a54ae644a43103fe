internal import CGTK
internal import CanopyCore

/// The widget that draws a window's content, and receives its input.
///
/// Its children are the invisible widgets of accessibility elements, which it doesn't draw. It is a GTK class, whose functions
/// find this object by the address of the widget.
@MainActor
final class ContentWidget {
  let pointer: UnsafeMutablePointer<GtkWidget>
  /// A closure that adds the widget's content to a snapshot.
  var draw: (OpaquePointer) -> Void = { _ in }
  /// A closure called with the size in points whenever GTK lays out the window.
  var didAllocate: (Int32, Int32) -> Void = { _, _ in }

  private static var all: [UnsafeMutableRawPointer: ContentWidget] = [:]

  /// The widget in the form that signals and object functions take.
  var object: UnsafeMutableRawPointer { UnsafeMutableRawPointer(pointer) }

  init() {
    pointer = canopy_new_widget(Self.type)
    Self.all[object] = self
    gtk_widget_set_focusable(pointer, 1)
    gtk_widget_set_hexpand(pointer, 1)
    gtk_widget_set_vexpand(pointer, 1)
  }

  /// The number of physical pixels per point.
  var scale: Int32 { gtk_widget_get_scale_factor(pointer) }

  // MARK: The class of the widget

  private static let type: GType = g_type_register_static_simple(
    gtk_widget_get_type(), "CanopyContent", guint(MemoryLayout<GtkWidgetClass>.size), setUp,
    guint(MemoryLayout<GtkWidget>.size), nil, GTypeFlags(rawValue: 0))

  /// Sets the functions of the class.
  private static let setUp: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void = { type, _ in
    guard let type else { return }
    let widgets = type.assumingMemoryBound(to: GtkWidgetClass.self)
    widgets.pointee.snapshot = { widget, snapshot in
      guard let snapshot else { return }
      ContentWidget.perform(at: widget, with: snapshot) { $0.draw($1) }
    }
    widgets.pointee.size_allocate = { widget, width, height, _ in
      ContentWidget.perform(at: widget, with: (width, height)) {
        $0.didAllocate($1.0, $1.1)
        ElementWidget.placeChildren(of: $0.object)
      }
    }
    widgets.pointee.measure = { _, _, _, minimum, natural, firstBaseline, secondBaseline in
      // The requested size comes from the window's properties.
      minimum?.pointee = 0
      natural?.pointee = 0
      firstBaseline?.pointee = -1
      secondBaseline?.pointee = -1
    }
    gtk_widget_class_set_accessible_role(widgets, GTK_ACCESSIBLE_ROLE_GROUP)
    let objects = type.assumingMemoryBound(to: GObjectClass.self)
    objects.pointee.dispose = { object in
      ContentWidget.dispose(object)
    }
  }

  /// Runs a closure with a widget's object. GTK calls its functions on the main thread.
  private nonisolated static func perform<Value>(
    at widget: UnsafeMutablePointer<GtkWidget>?, with value: Value, _ action: @MainActor (ContentWidget, Value) -> Void
  ) {
    guard let widget else { return }
    onMainActor(with: (UnsafeMutableRawPointer(widget), value)) { key, value in
      if let content = all[key] { action(content, value) }
    }
  }

  private nonisolated static func dispose(_ object: UnsafeMutablePointer<GObject>?) {
    guard let object else { return }
    onMainActor(with: UnsafeMutableRawPointer(object)) { key in
      all[key] = nil
      let widget = key.assumingMemoryBound(to: GtkWidget.self)
      while let child = gtk_widget_get_first_child(widget) { gtk_widget_unparent(child) }
    }
    let parent = g_type_class_peek(gtk_widget_get_type())?.assumingMemoryBound(to: GObjectClass.self)
    parent?.pointee.dispose(object)
  }
}

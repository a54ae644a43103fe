internal import CGTK
internal import CanopyCore

/// The classes of the invisible widgets that represent accessibility elements.
///
/// GTK exposes a value only for ranges, and a text only for entries, so there are three classes. None of them requests a size
/// or places anything: the window positions its elements.
@MainActor
enum ElementClasses {
  static let plain = register("CanopyElement", gtk_widget_get_type()) { type, _ in
    ElementClasses.leavePlacesToTheWindow(type)
    ElementClasses.removeChildrenAtTheEnd(type)
  }
  static let range = register("CanopyRangeElement", gtk_range_get_type()) { type, _ in
    ElementClasses.leavePlacesToTheWindow(type)
  }
  static let entry = register("CanopyTextElement", gtk_entry_get_type()) { type, _ in
    ElementClasses.leavePlacesToTheWindow(type)
  }

  private typealias SetUp = @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void

  private static func register(_ name: String, _ parent: GType, _ setUp: SetUp) -> GType {
    var sizes = GTypeQuery()
    g_type_query(parent, &sizes)
    return g_type_register_static_simple(
      parent, name, sizes.class_size, setUp, sizes.instance_size, nil, GTypeFlags(rawValue: 0))
  }

  private nonisolated static func leavePlacesToTheWindow(_ type: UnsafeMutableRawPointer?) {
    guard let widgets = type?.assumingMemoryBound(to: GtkWidgetClass.self) else { return }
    // Themes don't define a style for this name, so nothing makes the widget smaller than its allocation.
    gtk_widget_class_set_css_name(widgets, "canopy-element")
    widgets.pointee.measure = { _, _, _, minimum, natural, firstBaseline, secondBaseline in
      minimum?.pointee = 0
      natural?.pointee = 0
      firstBaseline?.pointee = -1
      secondBaseline?.pointee = -1
    }
    widgets.pointee.snapshot = { _, _ in }
    widgets.pointee.size_allocate = { widget, _, _, _ in
      guard let widget else { return }
      onMainActor(with: UnsafeMutableRawPointer(widget)) { ElementWidget.placeChildren(of: $0) }
    }
  }

  private nonisolated static func removeChildrenAtTheEnd(_ type: UnsafeMutableRawPointer?) {
    guard let objects = type?.assumingMemoryBound(to: GObjectClass.self) else { return }
    objects.pointee.dispose = { object in
      guard let object else { return }
      let widget = UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self)
      while let child = gtk_widget_get_first_child(widget) { gtk_widget_unparent(child) }
      let parent = g_type_class_peek(gtk_widget_get_type())?.assumingMemoryBound(to: GObjectClass.self)
      parent?.pointee.dispose(object)
    }
  }
}

internal import CanopyAccessibility
internal import CanopyPresentation
internal import CGTK
internal import CanopyInput
internal import CanopyScene
internal import Foundation

/// The accessibility elements of a window as widgets inside its content, where GTK finds them for AT-SPI.
///
/// The cost of a change depends only on the differences. Without an assistive technology, the tree doesn't exist.
///
/// The bus receives what GTK can represent. GTK 4.8, the version in Debian 12, can't represent announcements, identifiers,
/// custom content, rotors, heading levels, and the caret of a text field. It doesn't forward requests to move the focus, lists
/// the actions of an element in its own order, and reports windows only as showing, which also applies to its own buttons.
@MainActor
final class ElementWidgetTree {
  /// The widget that contains the window's elements.
  private let content: UnsafeMutablePointer<GtkWidget>
  private let accessibility: WindowAccessibility
  private var widgets: [AccessibilityID: ElementWidget] = [:]
  private var root: AccessibilityID?
  /// A closure called when an action has been performed, after which the window may look different.
  private let didAct: () -> Void

  init(of accessibility: WindowAccessibility, in content: UnsafeMutablePointer<GtkWidget>, didAct: @escaping () -> Void)
  {
    self.content = content
    self.accessibility = accessibility
    self.didAct = didAct
    // A text field would otherwise keep drawing its invisible caret.
    if let settings = gtk_settings_get_default() {
      canopy_set_bool(UnsafeMutableRawPointer(settings), "gtk-cursor-blink", 0)
    }
    accessibility.listen { [weak self] in self?.apply($0) }
    // A window at rest doesn't run a frame after this.
    followFocusability()
  }

  /// Removes all elements, and stops observing changes.
  func stop() {
    accessibility.stopListening()
    while let child = gtk_widget_get_first_child(content) { gtk_widget_unparent(child) }
    widgets = [:]
    root = nil
  }

  // MARK: Changes

  private func apply(_ diff: AccessibilityDiff) {
    hasChanged = true
    var children = diff.rearranged
    var resized: Set<UnsafeMutableRawPointer> = []
    for node in diff.added + diff.changed where show(node) || children[node.id] != nil {
      children[node.id] = node.children
    }
    for (id, children) in children { arrange(children, in: id) }
    for id in diff.removed { widgets.removeValue(forKey: id)?.leave() }
    for (id, place) in diff.moved { widgets[id]?.move(to: place.frame) }
    for id in diff.moved.keys + diff.changed.map(\.id) {
      // If an element has moved, it places its children relative to the new origin.
      guard let widget = widgets[id]?.pointer else { continue }
      resized.insert(UnsafeMutableRawPointer(widget))
      if let parent = gtk_widget_get_parent(widget) { resized.insert(UnsafeMutableRawPointer(parent)) }
    }
    for widget in resized { gtk_widget_queue_allocate(widget.assumingMemoryBound(to: GtkWidget.self)) }
  }

  /// Displays a node in its widget. Returns a Boolean value that indicates whether the widget is new.
  private func show(_ node: AccessibilityNode) -> Bool {
    if node.role == .window, root == nil || root == node.id {
      root = node.id
      return true
    }
    if let known = widgets[node.id], known.canStand(for: node) {
      known.show(node)
      return false
    }
    let old = widgets[node.id]
    let new = ElementWidget(node) { [weak self] in self?.perform($0, $1, at: node.id) }
    widgets[node.id] = new
    old?.give(placeTo: new)
    return true
  }

  /// Puts widgets into a parent in the given order. Widgets that have to move are removed and added again, which assistive
  /// technologies notice.
  private func arrange(_ children: [AccessibilityID], in id: AccessibilityID) {
    let holder = widgets[id]
    guard let parent = id == root ? content : holder?.pointer, holder?.holdsElements ?? true else { return }
    let wanted = Set(children.compactMap { widgets[$0]?.object })
    // Widgets that leave are removed first. After that, the others are rarely out of order.
    var next = gtk_widget_get_first_child(parent)
    while let child = next {
      next = gtk_widget_get_next_sibling(child)
      if !wanted.contains(UnsafeMutableRawPointer(child)) { gtk_widget_unparent(child) }
    }
    var previous: UnsafeMutablePointer<GtkWidget>?
    for child in children {
      guard let widget = widgets[child]?.pointer else { continue }
      let isInPlace = gtk_widget_get_parent(widget) == parent && gtk_widget_get_prev_sibling(widget) == previous
      if !isInPlace {
        widgets[child]?.leave()
        gtk_widget_insert_after(widget, parent, previous)
      }
      previous = widget
    }
  }

  /// Called after each frame. By then, all changes in the window are known.
  func didRunFrame() {
    // The app may have kept its text.
    for id in touched { widgets[id]?.adoptValue() }
    touched = []
    if hasChanged { followFocusability() }
    followFocus()
  }

  // MARK: The focus

  /// A Boolean value that indicates whether nodes have changed since the last frame.
  private var hasChanged = false

  /// Updates which elements can have the keyboard focus. GTK itself reports which one has it.
  private func followFocusability() {
    let focusable = accessibility.focusableNodes
    for (id, widget) in widgets { widget.isFocusable = focusable.contains(id) }
    hasChanged = false
  }

  /// Moves GTK's focus, which assistive technologies observe, to the element with the keyboard focus.
  ///
  /// The content receives all keys before the elements, so nothing else depends on GTK's focus. If the focus is in a menu bar,
  /// it stays there. After a focused element has been disabled, no widget has the focus.
  private func followFocus() {
    guard let window = gtk_widget_get_root(content) else { return }
    let now = gtk_root_get_focus(window)
    if let now, now != content, gtk_widget_is_ancestor(now, content) == 0 { return }
    let focused = accessibility.keyboardFocus.flatMap { widgets[$0] }
    let wanted = focused?.focusWidget ?? content
    guard wanted != now else { return }
    focused?.isFocusable = true
    gtk_root_set_focus(window, wanted)
  }

  // MARK: Actions

  /// The elements on which an assistive technology has performed actions since the last frame.
  private var touched: Set<AccessibilityID> = []

  private func perform(_ action: AccessibilityNodeAction, _ text: String, at id: AccessibilityID) {
    touched.insert(id)
    accessibility.perform(action, at: id, text: text)
    didAct()
  }
}

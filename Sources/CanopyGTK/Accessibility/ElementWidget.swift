internal import CanopyAccessibility
internal import CGTK
internal import CanopyCore
internal import CanopyInput
internal import Foundation

/// An invisible widget that represents an accessibility element.
///
/// A window's content draws its picture but not its children, so the widget is never visible. It doesn't receive events,
/// either.
@MainActor
final class ElementWidget {
  enum Kind { case plain, range, entry }

  /// Performs an action of the element. The text is the new text for `setValue`.
  typealias Perform = @MainActor (_ action: AccessibilityNodeAction, _ text: String) -> Void

  let pointer: UnsafeMutablePointer<GtkWidget>
  private(set) var node: AccessibilityNode
  private let kind: Kind
  private let perform: Perform
  /// A Boolean value that indicates whether the program is setting the value or the text, rather than a person.
  private var isAdopting = false

  private struct Weak {
    weak var element: ElementWidget?
  }

  /// The elements, keyed by the addresses of their widgets.
  private static var all: [UnsafeMutableRawPointer: Weak] = [:]

  var object: UnsafeMutableRawPointer { UnsafeMutableRawPointer(pointer) }

  init(_ node: AccessibilityNode, perform: @escaping Perform) {
    self.node = node
    self.perform = perform
    kind = node.kind
    let type =
      switch kind {
      case .plain: ElementClasses.plain
      case .range: ElementClasses.range
      case .entry: ElementClasses.entry
      }
    pointer = canopy_new_accessible(type, node.roleOfGTK)
    g_object_ref_sink(object)
    gtk_widget_set_can_target(pointer, 0)
    gtk_widget_set_can_focus(pointer, 0)
    Self.all[object] = Weak(element: self)
    switch kind {
    case .plain: break
    case .range: followValue()
    case .entry: followText()
    }
    describe(since: nil)
  }

  isolated deinit {
    Self.all[object] = nil
    g_object_unref(object)
  }

  /// Returns a Boolean value that indicates whether the widget can represent a node. GTK doesn't allow changing the role.
  func canStand(for new: AccessibilityNode) -> Bool { new.kind == kind && new.roleOfGTK == node.roleOfGTK }

  func show(_ new: AccessibilityNode) {
    let old = node
    node = new
    describe(since: old)
  }

  func move(to frame: CGRect) { node.frame = frame }

  /// A Boolean value that indicates whether the widget can contain elements. Other widgets contain internal parts of GTK.
  var holdsElements: Bool { kind == .plain }

  /// The widget that has GTK's focus when the element has the focus. In an entry, it is an internal part.
  var focusWidget: UnsafeMutablePointer<GtkWidget> {
    guard kind == .entry, let text = gtk_editable_get_delegate(editable) else { return pointer }
    return UnsafeMutableRawPointer(text).assumingMemoryBound(to: GtkWidget.self)
  }

  /// A Boolean value that indicates whether the element can have the keyboard focus. In an entry, an internal part has the
  /// focus, which always can.
  var isFocusable: Bool {
    get { gtk_widget_get_focusable(pointer) != 0 }
    set { if newValue != isFocusable { gtk_widget_set_focusable(pointer, newValue ? 1 : 0) } }
  }

  /// Removes the widget from its parent.
  func leave() { if gtk_widget_get_parent(pointer) != nil { gtk_widget_unparent(pointer) } }

  /// Replaces the widget with another one in its parent, if it has a parent.
  func give(placeTo other: ElementWidget) {
    guard let parent = gtk_widget_get_parent(pointer) else { return }
    gtk_widget_insert_after(other.pointer, parent, pointer)
    gtk_widget_unparent(pointer)
  }

  // MARK: Properties

  /// Sets the properties that differ from an older node, or all of them.
  private func describe(since old: AccessibilityNode?) {
    if old == nil || old?.label != node.label {
      // Otherwise, GTK would name the element after its class.
      canopy_set_accessible_text(pointer, GTK_ACCESSIBLE_PROPERTY_LABEL, node.label ?? "")
    }
    let details = description(of: node)
    if old.map(description(of:)) ?? "" != details {
      canopy_set_accessible_text(pointer, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, details)
    }
    if old?.isEnabled ?? true != node.isEnabled { gtk_widget_set_sensitive(pointer, node.isEnabled ? 1 : 0) }
    if old?.toggleState != node.toggleState { setState(GTK_ACCESSIBLE_STATE_CHECKED, node.toggleState?.tristate) }
    if old?.traits != node.traits {
      let wasSelected = old?.traits.contains(.isSelected) ?? false
      let isSelected = node.traits.contains(.isSelected)
      // An element that was selected before can be selected again.
      if isSelected || wasSelected || node.role == .tab { setState(GTK_ACCESSIBLE_STATE_SELECTED, isSelected ? 1 : 0) }
      let isModal = node.traits.contains(.isModal)
      if isModal || old?.traits.contains(.isModal) == true {
        canopy_set_accessible_number(pointer, GTK_ACCESSIBLE_PROPERTY_MODAL, isModal ? 1 : 0)
      }
    }
    if let level = node.details.headingLevel, level > 0, level != old?.details.headingLevel {
      canopy_set_accessible_number(pointer, GTK_ACCESSIBLE_PROPERTY_LEVEL, Int32(level))
    }
    if old?.value != node.value || old == nil { adoptValue() }
    if old.map(usableActions(of:)) ?? [] != usableActions(of: node) { replaceActions() }
  }

  private func setState(_ state: GtkAccessibleState, _ value: Int32?) {
    if let value {
      canopy_set_accessible_state(pointer, state, value)
    } else {
      canopy_reset_accessible_state(pointer, state)
    }
  }

  /// Returns the hint, preceded by the value if the bus has no other place for it.
  private func description(of node: AccessibilityNode) -> String {
    let hasPlace =
      switch kind {
      case .plain: node.toggleState != nil
      case .range: RangeValue(node.value) != nil
      case .entry: true
      }
    return [hasPlace ? nil : node.value, node.hint].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  // MARK: Values and texts

  private var range: UnsafeMutablePointer<GtkRange> { object.assumingMemoryBound(to: GtkRange.self) }
  private var editable: OpaquePointer { OpaquePointer(object) }

  /// Displays the element's value, discarding any value that an assistive technology has set.
  func adoptValue() {
    isAdopting = true
    defer { isAdopting = false }
    switch kind {
    case .plain: break
    case .range:
      let value = RangeValue(node.value) ?? .unknown
      gtk_range_set_range(range, value.lowest, value.highest)
      gtk_range_set_value(range, value.now)
    case .entry:
      let text = node.value ?? ""
      let now = gtk_editable_get_text(editable).map { String(cString: $0) }
      if now != text { gtk_editable_set_text(editable, text) }
    }
  }

  /// Converts a new value, which only assistive technologies set, into steps of the element.
  private func followValue() {
    Signals.connect(object, "value-changed") { [weak self] in
      guard let self, !isAdopting else { return }
      let wish = gtk_range_get_value(range)
      let now = (RangeValue(node.value) ?? .unknown).now
      // The app determines the actual value.
      adoptValue()
      if wish != now { perform(AccessibilityNodeAction(wish > now ? .increment : .decrement), "") }
    }
  }

  private func followText() {
    // Keys go to the content, which has its own input method.
    canopy_set_string(object, "im-module", "gtk-im-context-none")
    if node.role == .secureField { gtk_entry_set_visibility(object.assumingMemoryBound(to: GtkEntry.self), 0) }
    Signals.connect(object, "changed") { [weak self] in
      guard let self, !isAdopting, let text = gtk_editable_get_text(editable) else { return }
      perform(AccessibilityNodeAction(.setValue), String(cString: text))
    }
    Signals.connect(object, "activate") { [weak self] in self?.perform(AccessibilityNodeAction(.default), "") }
  }

  // MARK: Actions

  private static let actionPrefix = "element"

  /// Returns the actions that programs on the bus can request. Text is set in a different way.
  private func usableActions(of node: AccessibilityNode) -> [AccessibilityNodeAction] {
    node.isEnabled ? node.actions.filter { $0.kind != .setValue } : []
  }

  private func replaceActions() {
    let actions = usableActions(of: node)
    guard !actions.isEmpty else { return gtk_widget_insert_action_group(pointer, Self.actionPrefix, nil) }
    let group = g_simple_action_group_new()
    for action in actions {
      guard let item = g_simple_action_new(action.nameOnBus, nil) else { continue }
      Signals.connect(UnsafeMutableRawPointer(item), "activate") { [weak self] in self?.perform(action, "") }
      g_action_map_add_action(OpaquePointer(group), item)
      g_object_unref(UnsafeMutableRawPointer(item))
    }
    gtk_widget_insert_action_group(pointer, Self.actionPrefix, OpaquePointer(group))
    g_object_unref(UnsafeMutableRawPointer(group))
  }

  // MARK: Places

  /// Places the elements inside a widget, as GTK's layout does.
  ///
  /// - Parameter parent: The widget of an element, or the content of a window.
  static func placeChildren(of parent: UnsafeMutableRawPointer) {
    let origin = all[parent]?.element?.node.frame.origin ?? .zero
    var next = gtk_widget_get_first_child(parent.assumingMemoryBound(to: GtkWidget.self))
    while let child = next {
      if let element = all[UnsafeMutableRawPointer(child)]?.element { element.place(from: origin) }
      next = gtk_widget_get_next_sibling(child)
    }
  }

  private func place(from origin: CGPoint) {
    // GTK requires measuring a widget before allocating it.
    gtk_widget_measure(pointer, GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
    let frame = node.frame._limited
    var start = graphene_point_t(x: Float(frame.minX - origin._limited.x), y: Float(frame.minY - origin._limited.y))
    gtk_widget_allocate(
      pointer, Int32(frame.width.rounded()), Int32(frame.height.rounded()), -1, gsk_transform_translate(nil, &start))
  }
}

extension AccessibilityToggleState {
  fileprivate var tristate: Int32 {
    switch self {
    case .off: Int32(GTK_ACCESSIBLE_TRISTATE_FALSE.rawValue)
    case .on: Int32(GTK_ACCESSIBLE_TRISTATE_TRUE.rawValue)
    case .mixed: Int32(GTK_ACCESSIBLE_TRISTATE_MIXED.rawValue)
    }
  }
}

extension CGFloat {
  /// A length or position within the range that GTK can handle.
  fileprivate var _limited: CGFloat { isFinite ? Swift.min(Swift.max(self, -100_000), 100_000) : 0 }
}

extension CGPoint {
  fileprivate var _limited: CGPoint { CGPoint(x: x._limited, y: y._limited) }
}

extension CGRect {
  fileprivate var _limited: CGRect {
    CGRect(x: minX._limited, y: minY._limited, width: width._limited, height: height._limited)
  }
}

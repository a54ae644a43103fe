internal import CanopyCore

/// A part of an app, such as a scene or a menu: a node in the app's tree whose content is shown elsewhere.
@MainActor
protocol AppPart: AnyObject {
  associatedtype Value

  /// The key for the parts of this kind in the tree of an app.
  static var companion: TreeCompanion<AppParts<Self>> { get }

  /// Creates the part when it enters the tree.
  ///
  /// - Parameter scope: The environment at the node.
  init(_ value: Value, in scope: EnvironmentScope)

  /// Adopts a new value while a body runs.
  func update(_ value: Value)

  /// Called when the part has left the tree.
  func didRemove()
}

/// The parts of one kind in an app.
@MainActor
final class AppParts<Part: AppPart> {
  private var parts: [ElementIndex: Part] = [:]
  /// The number of parts that were added, removed, or changed.
  private(set) var changes = 0

  init() {}

  fileprivate func add(_ part: Part, at element: ElementIndex) {
    parts[element] = part
    changes += 1
  }

  fileprivate func changed() { changes += 1 }

  fileprivate func remove(at element: ElementIndex) {
    parts.removeValue(forKey: element)?.didRemove()
    changes += 1
  }

  /// Returns the parts below an element, in the app's order.
  func all(in root: ElementIndex) -> [Part] {
    if let part = parts[root] { return [part] }
    var found: [Part] = []
    // Visits groups, too, which other traversals skip.
    var child = ViewRuntime.elements[root].firstChild
    while child != 0 {
      found += all(in: child)
      child = ViewRuntime.elements[child].next
    }
    return found
  }
}

/// The node of a part in the tree: an element without content.
struct AppPartView<Part: AppPart> {
  let value: Part.Value
}

// Slots: the element, and the part.

@MainActor
extension AppPartView: View, PrimitiveView {
  private static var slot: Slot<Part> { Slot(1) }

  static var _words: Int { 2 }
  static var _elements: Int { 1 }

  static func _mount(_ view: UnsafeMutablePointer<Self>, _ slots: _Slots, _ context: _MountContext) {
    let element = makeElement(.group, context)
    let part = Part(view.pointee.value, in: context.scope.takeUnretainedValue())
    slots[0] = UInt(element)
    slots.keep(part, in: slot)
    context.tree[Part.companion].add(part, at: element)
    didMountElement(element)
  }

  static func _update(_ view: UnsafeMutablePointer<Self>, _ slots: _Slots, _ context: _MountContext) {
    slots[slot].update(view.pointee.value)
    context.tree[Part.companion].changed()
  }

  static func _unmount(_ slots: _Slots) {
    let element = ElementIndex(slots[0])
    ViewRuntime.elements[element].scope._withUnsafeGuaranteedRef { $0.tree[Part.companion].remove(at: element) }
    willRemoveElement(element)
    removeElement(element)
    slots.release(slot)
  }
}

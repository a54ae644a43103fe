/// An attachment that sets or changes the value of a key at its element.
package class AnyPreferenceSetting: AttachmentSource {
  final let key: ObjectIdentifier
  private var elements: [ElementIndex] = []

  fileprivate init(_ key: ObjectIdentifier, _ context: _MountContext) {
    self.key = key
    super.init(context)
  }

  override func attached(to element: ElementIndex) {
    elements.append(element)
    PreferenceReading.began(key, at: element)
  }

  override func detached(from element: ElementIndex) { elements.removeAll { $0 == element } }

  fileprivate func changed() {
    for element in elements { PreferenceReading.changed(key, at: element) }
  }
}

package final class PreferenceSetting<Key: PreferenceKey>: AnyPreferenceSetting {
  /// Transforms the value that an element passes to its parent.
  private(set) var transform: (inout Key.Value, ElementIndex) -> Void

  package init(_ context: _MountContext, at transform: @escaping (inout Key.Value, ElementIndex) -> Void) {
    self.transform = transform
    super.init(ObjectIdentifier(Key.self), context)
  }

  package convenience init(_ context: _MountContext, _ transform: @escaping (inout Key.Value) -> Void) {
    self.init(context, at: { value, _ in transform(&value) })
  }

  package func update(at transform: @escaping (inout Key.Value, ElementIndex) -> Void) {
    self.transform = transform
    changed()
  }

  package func update(_ transform: @escaping (inout Key.Value) -> Void) {
    update(at: { value, _ in transform(&value) })
  }
}

/// An attachment that reads the value of a preference at its element.
package class AnyPreferenceReader: AttachmentSource {
  final let key: ObjectIdentifier

  init(_ key: ObjectIdentifier, _ context: _MountContext) {
    self.key = key
    super.init(context)
  }

  /// Called when the value at `element` may have changed.
  func mayHaveChanged(at element: ElementIndex) {}

  override final func structureChanged(inside element: ElementIndex, _ preferences: UInt32) {
    if PreferenceReading.bit(of: key) & preferences != 0 { mayHaveChanged(at: element) }
  }
}

package final class PreferenceAction<Key: PreferenceKey>: AnyPreferenceReader where Key.Value: Equatable {
  var action: (Key.Value) -> Void
  private var last: [ElementIndex: Key.Value] = [:]
  private var isWaiting: Set<ElementIndex> = []
  /// The elements in the tree. Those inside an element that leaves are removed after it, and their changes don't matter any more.
  private var elements: Set<ElementIndex> = []

  package init(_ action: @escaping (Key.Value) -> Void, _ context: _MountContext) {
    self.action = action
    super.init(ObjectIdentifier(Key.self), context)
  }

  override func attached(to element: ElementIndex) {
    elements.insert(element)
    mayHaveChanged(at: element)
  }

  override func detached(from element: ElementIndex) {
    elements.remove(element)
    last[element] = nil
    isWaiting.remove(element)
  }

  /// The value is reduced only once after all bodies have run, no matter how many changes there were.
  override func mayHaveChanged(at element: ElementIndex) {
    guard elements.contains(element), isWaiting.insert(element).inserted else { return }
    Actions.add(in: tree, of: "onPreferenceChange(\(readableName(of: Key.self)).self)", at: place) { [self] in
      guard isWaiting.remove(element) != nil else { return }
      let value = ViewRuntime.elements.preference(Key.self, of: element, inside: self)
      guard last[element] != value else { return }
      last[element] = value
      action(value)
    }
  }
}

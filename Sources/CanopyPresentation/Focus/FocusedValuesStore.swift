package import CanopyCore
internal import CanopyGraph
internal import CanopyInput
internal import CanopyLayout
internal import Combine

/// The values of the focused view of a window, and the views that read them.
@MainActor
package final class FocusedValuesStore {
  package static let companion = TreeCompanion { FocusedValuesStore() }

  private var values = FocusedValues()
  /// The values that views read, keyed by key path or type.
  private var readers: [AnyHashable: any FocusedReading] = [:]
  private var scene: [WeakHandler] = []
  private var isPending = false

  private struct WeakHandler {
    weak private(set) var handler: FocusedValueHandler?
  }

  private init() {}

  // MARK: Reading

  /// Returns a value, and makes the running body depend on it.
  func value<Value>(_ key: AnyHashable, _ read: @escaping (FocusedValues) -> Value?) -> Value? {
    reader(key, read).value
  }

  /// Returns an object, and makes the running body depend on its changes, too.
  func object<Object: ObservableObject>(_ type: Object.Type) -> Object? {
    let reader = reader(ObjectIdentifier(type)) { $0[object: type] }
    guard let object = reader.value else { return nil }
    if reader.subscription == nil {
      reader.subscription = object.objectWillChange.sink { [source = reader.source] _ in source.valueChanged() }
    }
    return object
  }

  private func reader<Value>(_ key: AnyHashable, _ read: @escaping (FocusedValues) -> Value?) -> FocusedReader<Value> {
    if let known = readers[key] as? FocusedReader<Value> { return known }
    let made = FocusedReader(read, in: values)
    readers[key] = made
    return made
  }

  // MARK: Values

  /// Adds a view whose value applies wherever the focus is in the window.
  func addToScene(_ handler: FocusedValueHandler) { scene.append(WeakHandler(handler: handler)) }

  /// Called when the focus has moved, or a view's value has changed.
  func needsUpdate(in tree: TreeContext) {
    guard !isPending else { return }
    isPending = true
    Actions.add(in: tree) { [weak self, unowned tree] in self?.update(in: tree) }
  }

  private func update(in tree: TreeContext) {
    isPending = false
    scene.removeAll { $0.handler == nil }
    var new = FocusedValues()
    for handler in scene { handler.handler?.set(in: &new) }
    if let focused = tree[WindowFocus.companion].focused {
      for element in ViewRuntime.elements.path(from: focused.element).reversed()
      where ViewRuntime.elements[element].kind == .wrapper {
        (LayoutNode(element).layout.inputHandler as? FocusedValueHandler)?.set(in: &new)
      }
    }
    values = new
    for reader in readers.values { reader.update(new) }
  }
}

/// A value that views read.
@MainActor
private protocol FocusedReading: AnyObject {
  func update(_ values: FocusedValues)
}

@MainActor
private final class FocusedReader<Value>: FocusedReading {
  let source = OwnedSource("a focused value")
  private let read: (FocusedValues) -> Value?
  private var current: Value?
  /// The subscription to the changes of an object.
  var subscription: AnyCancellable?

  init(_ read: @escaping (FocusedValues) -> Value?, in values: FocusedValues) {
    self.read = read
    current = read(values)
  }

  var value: Value? {
    source.track()
    return current
  }

  func update(_ values: FocusedValues) {
    let new = read(values)
    guard !areEqual(current, new) else { return }
    current = new
    subscription = nil
    source.valueChanged()
  }
}

extension EnvironmentValues {
  /// The focused values of the window; nil outside of windows.
  @Entry package var focusedValuesStore: FocusedValuesStore?
}

public import CanopyCore
public import Combine
public import Observation
internal import CanopyInput
internal import CanopyLayout

extension View {
  /// Sets a value that other views can read while the focus is in this view.
  ///
  /// If several ancestors of the focused view set the value, the innermost one applies.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(FocusedValueModifier { $0[keyPath: keyPath] = value })
  }

  /// Sets a value that other views can read while the focus is in this view, unless it is nil.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(FocusedValueModifier { if let value { $0[keyPath: keyPath] = value } })
  }

  /// Sets an object that other views can read while the focus is in this view.
  nonisolated public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(FocusedValueModifier { if let object { $0[object: T.self] = object } })
  }

  /// Sets a value that other views of the window can read, wherever the focus is.
  nonisolated public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
  ) -> some View {
    modifier(FocusedValueModifier(isOfScene: true) { $0[keyPath: keyPath] = value })
  }

  /// Sets a value that other views of the window can read, wherever the focus is, unless it is nil.
  nonisolated public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?
  ) -> some View {
    modifier(FocusedValueModifier(isOfScene: true) { if let value { $0[keyPath: keyPath] = value } })
  }

  /// Sets an object that other views of the window can read, wherever the focus is.
  nonisolated public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(isOfScene: true) { if let object { $0[object: T.self] = object } })
  }

  /// Sets an object that other views can observe with `@FocusedObject` while the focus is in this view.
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(FocusedValueModifier { $0[object: T.self] = object })
  }

  /// Sets an object that other views can observe with `@FocusedObject` while the focus is in this view, unless it is nil.
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(FocusedValueModifier { if let object { $0[object: T.self] = object } })
  }

  /// Sets an object that other views of the window can observe with `@FocusedObject`, wherever the focus is.
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(FocusedValueModifier(isOfScene: true) { $0[object: T.self] = object })
  }

  /// Sets an object that other views of the window can observe with `@FocusedObject`, wherever the focus is, unless it is nil.
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(isOfScene: true) { if let object { $0[object: T.self] = object } })
  }
}

/// A modifier that sets a focused value.
struct FocusedValueModifier {
  var isOfScene = false
  let set: (inout FocusedValues) -> Void
}

@MainActor
extension FocusedValueModifier: InputModifier {
  func makeHandler(_ context: _MountContext) -> FocusedValueHandler {
    let handler = FocusedValueHandler(set, isOfScene: isOfScene, in: context.tree)
    if isOfScene {
      context.tree[FocusedValuesStore.companion].addToScene(handler)
      handler.valueChanged()
    }
    return handler
  }

  func update(_ handler: FocusedValueHandler) {
    handler.set = set
    handler.valueChanged()
  }
}

/// A view with a focused value.
@MainActor
final class FocusedValueHandler: FocusObserver {
  fileprivate var set: (inout FocusedValues) -> Void
  private let isOfScene: Bool
  /// The element inside this view that has the focus, or 0 if there is none.
  private var focused: ElementIndex = 0
  private unowned let tree: TreeContext

  init(_ set: @escaping (inout FocusedValues) -> Void, isOfScene: Bool, in tree: TreeContext) {
    (self.set, self.isOfScene, self.tree) = (set, isOfScene, tree)
  }

  nonisolated var label: String { "focusedValue" }

  func set(in values: inout FocusedValues) { set(&values) }

  func focusDidMove(inside isInside: Bool, at element: ElementIndex) {
    if isInside { focused = element } else if focused == element { focused = 0 }
    if !isOfScene { needsUpdate() }
  }

  fileprivate func valueChanged() { if isOfScene || focused != 0 { needsUpdate() } }

  func willUnwrap(in _: ElementIndex) { valueChanged() }

  private func needsUpdate() { tree[FocusedValuesStore.companion].needsUpdate(in: tree) }
}

internal import CanopyCore
internal import CanopyLayout

/// The views that take the values of a focus state. They are only reached on the main actor.
final class FocusClaims<Value: Hashable> {
  /// The value while none of the views has the focus.
  let unclaimed: Value
  private var handlers: [WeakHandler] = []

  private struct WeakHandler {
    weak private(set) var handler: FocusClaimHandler<Value>?
  }

  init(unclaimed: Value) { self.unclaimed = unclaimed }

  @MainActor
  func add(_ handler: FocusClaimHandler<Value>) {
    if handlers.count.nonzeroBitCount == 1 { handlers.removeAll { $0.handler == nil } }
    handlers.append(WeakHandler(handler: handler))
  }

  @MainActor
  func remove(_ handler: FocusClaimHandler<Value>) { handlers.removeAll { $0.handler === handler } }

  /// Moves the focus after views have been updated, because the app set the value.
  func requested(_ value: Binding<Value>) {
    PendingWork.shared.perform { onMainActor(with: (claims: self, value: value)) { $0.claims.settle($0.value) } }
  }

  /// Moves the focus to the view with the current value, or else updates the value to match the focused view.
  @MainActor
  func settle(_ binding: Binding<Value>) {
    let value = binding.wrappedValue
    let focused = handlers.compactMap(\.handler).filter(\.isInside)
    if value == unclaimed {
      focused.first?.resign()
    } else if let handler = focused.first(where: { $0.value == value }) {
      handler.keepFocus()
    } else {
      if handlers.compactMap(\.handler).contains(where: { $0.value == value && $0.takeFocus() }) { return }
      binding.wrappedValue = handlers.compactMap(\.handler).last(where: \.isInside)?.value ?? unclaimed
    }
  }

  /// Moves the focus to the view with a value. Returns false if there is none or it can't have the focus.
  @MainActor
  func focus(_ value: Value) -> Bool {
    handlers.compactMap(\.handler).contains { $0.value == value && ($0.isInside || $0.takeFocus()) }
  }

  /// Returns a Boolean value that indicates whether a view with a value has the focus.
  @MainActor
  func isClaimed(_ value: Value) -> Bool {
    handlers.contains { $0.handler?.isInside == true && $0.handler?.value == value }
  }
}

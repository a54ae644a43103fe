public import CanopyCore
internal import CanopyLayout

extension View {
  /// Binds a focus state to this view. The state has the value while the focus is in the view, and setting it moves the focus
  /// there.
  ///
  /// The focus can be in the view itself or in a descendant. The first focusable one receives the focus.
  ///
  /// - Parameters:
  ///   - binding: The focus state, for example `$field`.
  ///   - value: The value of this view.
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(FocusClaim(binding: binding, value: value))
  }

  /// Binds a focus state to this view. The state is true while the focus is in the view, and setting it moves the focus there.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusClaim(binding: condition, value: true))
  }
}

/// A modifier that associates a view with a value of a focus state.
struct FocusClaim<Value: Hashable> {
  let binding: FocusState<Value>.Binding
  let value: Value
}

@MainActor
extension FocusClaim: InputModifier {
  func makeHandler(_ context: _MountContext) -> FocusClaimHandler<Value> {
    let handler = FocusClaimHandler(self, in: context.tree)
    binding.claims.add(handler)
    return handler
  }

  func update(_ handler: FocusClaimHandler<Value>) { handler.update(self) }
}

/// A view's claim to a value of a focus state.
@MainActor
final class FocusClaimHandler<Value: Hashable>: FocusObserver {
  private var claim: FocusClaim<Value>
  private unowned let tree: TreeContext
  /// The elements that the modifier's content currently has.
  private var elements: [ElementIndex] = []
  /// The element inside that has the focus, or 0 if there is none.
  private var focused: ElementIndex = 0

  init(_ claim: FocusClaim<Value>, in tree: TreeContext) {
    self.claim = claim
    self.tree = tree
  }

  nonisolated var label: String { "focused" }
  var value: Value { claim.value }
  var isInside: Bool { focused != 0 }

  private var focus: WindowFocus { tree[WindowFocus.companion] }

  func update(_ new: FocusClaim<Value>) {
    let old = claim
    claim = new
    if old.binding.claims !== new.binding.claims {
      old.binding.claims.remove(self)
      new.binding.claims.add(self)
    } else if old.value == new.value {
      return
    }
    // State can't change while bodies run.
    if isInside { Actions.add(in: tree) { [weak self] in self?.claimChanged(from: old) } }
  }

  private func claimChanged(from old: FocusClaim<Value>) {
    if isInside { claim.binding.value.wrappedValue = claim.value }
    if old.binding.claims !== claim.binding.claims { release(old) }
  }

  private func release(_ claim: FocusClaim<Value>) {
    let (claims, binding) = (claim.binding.claims, claim.binding.value)
    if binding.wrappedValue == claim.value, !claims.isClaimed(claim.value) { binding.wrappedValue = claims.unclaimed }
  }

  // MARK: Moving the focus

  /// Moves the focus to the view's first focusable element. Returns false if there is none.
  func takeFocus() -> Bool { elements.contains { focus.focusFirst(in: $0) } }

  func resign() { focus.resign() }

  /// Keeps the focus in the view after it was submitted.
  func keepFocus() { focus.keep() }

  func focusDidMove(inside isInside: Bool, at element: ElementIndex) {
    if isInside {
      focused = element
      claim.binding.value.wrappedValue = claim.value
    } else if element == focused {
      focused = 0
      release(claim)
    }
  }

  // MARK: Elements

  func didWrap(in wrapping: ElementIndex) { elements.append(wrapping) }

  func willUnwrap(in wrapping: ElementIndex) { elements.removeAll { $0 == wrapping } }
}

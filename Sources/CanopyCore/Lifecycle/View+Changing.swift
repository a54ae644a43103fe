extension View {
  /// Does something after an update in which `value` has changed.
  ///
  /// - Parameter initial: Whether to do it also when the view appears.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: initial, action: action))
  }

  /// Does something after an update in which `value` has changed.
  ///
  /// - Parameter initial: Whether to do it also when the view appears.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: initial) { _, _ in action() })
  }

  /// Does something with the new value after an update in which `value` has changed.
  @_disfavoredOverload
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: false) { _, new in action(new) })
  }
}

struct ChangeModifier<Value: Equatable> {
  var value: Value
  var initial: Bool
  var action: (Value, Value) -> Void
}

@MainActor
extension ChangeModifier: AttachingModifier {
  func makeSource(_ context: _MountContext) -> ChangeSource<Value> { ChangeSource(self, context) }
  func update(_ source: ChangeSource<Value>) { source.update(self) }
}

final class ChangeSource<Value: Equatable>: AttachmentSource {
  private var modifier: ChangeModifier<Value>
  private var attachedCount = 0
  private let owner: String
  /// In which update, and how often in it, the value has changed.
  private var changes: (update: UInt64, count: Int) = (0, 0)

  private static var changeLimit: Int { 8 }

  init(_ modifier: ChangeModifier<Value>, _ context: _MountContext) {
    self.modifier = modifier
    owner = context.owner?.plan.name ?? "the root"
    super.init(context)
  }

  override func attached(to element: ElementIndex) {
    attachedCount += 1
    guard modifier.initial else { return }
    Actions.add(in: tree) { [modifier] in modifier.action(modifier.value, modifier.value) }
  }

  override func detached(from element: ElementIndex) { attachedCount -= 1 }

  /// Takes a new value, and with it the action that has seen the change.
  func update(_ new: ChangeModifier<Value>) {
    let old = modifier.value
    modifier = new
    guard old != new.value, mayAct() else { return }
    for _ in 0..<attachedCount { Actions.add(in: tree) { new.action(old, new.value) } }
  }

  /// False when an action keeps changing what it follows: then nothing would ever settle.
  private func mayAct() -> Bool {
    if changes.update != ViewRuntime.updates { changes = (ViewRuntime.updates, 0) }
    changes.count += 1
    if changes.count <= Self.changeLimit { return true }
    if changes.count == Self.changeLimit + 1 {
      RuntimeIssue.record(.changesTooOften(Value.self, owner: owner, limit: Self.changeLimit), in: tree)
    }
    return false
  }
}

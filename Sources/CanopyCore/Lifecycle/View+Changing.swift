extension View {
  /// Adds an action to perform after an update in which `value` changed.
  ///
  /// The action observes the value even while the view is empty.
  ///
  /// - Parameters:
  ///   - value: The value to compare after each update.
  ///   - initial: A Boolean value that indicates whether to perform the action also when the view appears.
  ///   - action: The action, which receives the old and the new value.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: initial, action: action))
  }

  /// Adds an action to perform after an update in which `value` changed, for a modifier with a name other than
  /// `onChange`.
  nonisolated package func _onChange<V: Equatable>(
    of value: V, initial: Bool, as name: String, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: initial, name: name, action: action))
  }

  /// Adds an action to perform after an update in which `value` changed.
  ///
  /// - Parameters:
  ///   - value: The value to compare after each update.
  ///   - initial: A Boolean value that indicates whether to perform the action also when the view appears.
  ///   - action: The action.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: initial) { _, _ in action() })
  }

  /// Adds an action to perform, with the new value, after an update in which `value` changed.
  ///
  /// The action is the closure from before the change, so it captures old values: `[value] newValue in` accesses both.
  @_disfavoredOverload
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(
      ChangeModifier(
        value: value, initial: false, usesActionFromBefore: true, name: "onChange(of:perform:)"
      ) { _, new in
        action(new)
      })
  }
}

struct ChangeModifier<Value: Equatable> {
  var value: Value
  var initial: Bool
  /// A Boolean value that indicates whether a change is reported to the action of the modifier with the old value.
  var usesActionFromBefore = false
  /// The modifier as in source code.
  var name = "onChange(of:initial:_:)"
  var action: (Value, Value) -> Void
}

@MainActor
extension ChangeModifier: AttachingModifier {
  func makeSource(_ context: _MountContext) -> ChangeSource<Value> { ChangeSource(self, context) }
  func update(_ source: ChangeSource<Value>) { source.update(self) }
}

final class ChangeSource<Value: Equatable>: LifecycleSource {
  private var modifier: ChangeModifier<Value>
  private let owner: String
  /// The last update in which the value changed, the last round of it, and the number of rounds in which it changed.
  private var changes: (update: UInt64, round: Int, count: Int) = (0, 0, 0)

  private static var changeLimit: Int { 8 }

  init(_ modifier: ChangeModifier<Value>, _ context: _MountContext) {
    self.modifier = modifier
    owner = context.authorName ?? "the root"
    super.init(context)
  }

  override func appeared(_: Subject) {
    guard modifier.initial else { return }
    Actions.add(in: tree, of: modifier.name, at: place) { [modifier] in
      modifier.action(modifier.value, modifier.value)
    }
  }

  /// Adopts a new value. By default, a change is reported to the new action.
  func update(_ new: ChangeModifier<Value>) {
    let last = modifier
    modifier = new
    guard last.value != new.value, mayAct() else { return }
    let action = new.usesActionFromBefore ? last.action : new.action
    for _ in 0..<(actsAsWhole ? 1 : present.count) {
      Actions.add(in: tree, of: new.name, at: place) { action(last.value, new.value) }
    }
  }

  /// Returns false if an action keeps changing the value that it observes, so that the update would never settle.
  private func mayAct() -> Bool {
    if changes.update != ViewRuntime.updates { changes = (ViewRuntime.updates, 0, 0) }
    if changes.round != ViewRuntime.rounds { changes.count += 1 }
    changes.round = ViewRuntime.rounds
    if changes.count <= Self.changeLimit { return true }
    if changes.count == Self.changeLimit + 1 {
      RuntimeIssue.record(.changesTooOften(Value.self, owner: owner, limit: Self.changeLimit), in: tree)
    }
    return false
  }
}

extension RuntimeIssue {
  fileprivate static func changesTooOften(_ type: any Any.Type, owner: String, limit: Int) -> RuntimeIssue {
    RuntimeIssue(
      kind: .doesNotSettle,
      message: """
        onChange(of: \(readableName(of: type))) action in the body of \(owner) tried to update multiple times per frame: \
        it was stopped after \(limit) times. Check whether the action changes the value that it observes, perhaps by way of other actions.
        """)
  }
}

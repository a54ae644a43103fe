extension View {
  /// Adds a task to perform when the view appears, and cancels it when the view disappears.
  ///
  /// If the content consists of several views, they share one task: a change of the branch doesn't restart it.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, priority: priority, action: action, name: "task(priority:_:)"))
  }

  /// Adds a task to perform when the view appears. When `id` changes, the task is canceled and performed again.
  nonisolated public func task<ID: Equatable>(
    id: ID, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: id, priority: priority, action: action, name: "task(id:priority:_:)"))
  }
}

struct TaskModifier<ID: Equatable> {
  var id: ID
  var priority: TaskPriority
  var action: @Sendable () async -> Void
  /// The modifier as in source code.
  var name: StaticString
}

@MainActor
extension TaskModifier: AttachingModifier {
  func makeSource(_ context: _MountContext) -> TaskSource<ID> { TaskSource(self, context) }
  func update(_ source: TaskSource<ID>) { source.update(self) }
}

final class TaskSource<ID: Equatable>: LifecycleSource {
  private var modifier: TaskModifier<ID>
  private var tasks: [Subject: Task<Void, Never>] = [:]

  init(_ modifier: TaskModifier<ID>, _ context: _MountContext) {
    self.modifier = modifier
    super.init(context)
  }

  override func appeared(_ subject: Subject) { begin(for: subject) }
  override func disappeared(_ subject: Subject) { tasks.removeValue(forKey: subject)?.cancel() }

  func update(_ new: TaskModifier<ID>) {
    let old = modifier.id
    modifier = new
    guard old != new.id else { return }
    for subject in present { begin(for: subject) }
  }

  private func begin(for subject: Subject) {
    Actions.addStart(in: tree, of: "\(modifier.name)", at: place) { [self] in
      guard isPresent(subject) else { return }
      tasks[subject]?.cancel()
      tasks[subject] = Task(priority: modifier.priority) { [action = modifier.action] in await action() }
    }
  }
}

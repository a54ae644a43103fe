extension View {
  /// Begins asynchronous work when the view has appeared, and cancels it when the view goes.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, priority: priority, action: action))
  }

  /// Begins asynchronous work when the view has appeared and whenever `id` has changed, and cancels what was under way.
  nonisolated public func task<ID: Equatable>(
    id: ID, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: id, priority: priority, action: action))
  }
}

struct TaskModifier<ID: Equatable> {
  var id: ID
  var priority: TaskPriority
  var action: @Sendable () async -> Void
}

@MainActor
extension TaskModifier: AttachingModifier {
  func makeSource(_ context: _MountContext) -> TaskSource<ID> { TaskSource(self, context) }
  func update(_ source: TaskSource<ID>) { source.update(self) }
}

final class TaskSource<ID: Equatable>: AttachmentSource {
  private var modifier: TaskModifier<ID>
  private var tasks: [ElementIndex: Task<Void, Never>] = [:]
  /// Elements whose task is to begin.
  private var attached: Set<ElementIndex> = []

  init(_ modifier: TaskModifier<ID>, _ context: _MountContext) {
    self.modifier = modifier
    super.init(context)
  }

  override func attached(to element: ElementIndex) {
    attached.insert(element)
    begin(for: element)
  }

  override func detached(from element: ElementIndex) {
    attached.remove(element)
    tasks.removeValue(forKey: element)?.cancel()
  }

  func update(_ new: TaskModifier<ID>) {
    let old = modifier.id
    modifier = new
    guard old != new.id else { return }
    for element in attached.sorted() { begin(for: element) }
  }

  private func begin(for element: ElementIndex) {
    Actions.addStart(in: tree) { [self] in
      guard attached.contains(element) else { return }
      tasks[element]?.cancel()
      tasks[element] = Task(priority: modifier.priority) { [action = modifier.action] in await action() }
    }
  }
}

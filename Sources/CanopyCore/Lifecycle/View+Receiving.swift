internal import CanopyGraph
public import Combine

extension View {
  /// Adds an action to perform with each value of a publisher, for as long as the view is in the tree.
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(SubscriptionModifier(publisher: publisher, action: action))
  }

  /// Adds an action to perform with each element of an asynchronous sequence, for as long as the view is in the tree.
  nonisolated public func onReceive<S: AsyncSequence & Sendable>(
    _ sequence: S, perform action: @escaping @MainActor (S.Element) -> Void
  ) -> some View where S.Failure == Never, S.Element: Sendable {
    task { @MainActor in
      for await element in sequence { action(element) }
    }
  }
}

struct SubscriptionModifier<P: Publisher> where P.Failure == Never {
  var publisher: P
  var action: (P.Output) -> Void
}

@MainActor
extension SubscriptionModifier: AttachingModifier {
  func makeSource(_ context: _MountContext) -> SubscriptionSource<P> { SubscriptionSource(self, context) }
  func update(_ source: SubscriptionSource<P>) { source.update(self) }
}

final class SubscriptionSource<P: Publisher>: LifecycleSource where P.Failure == Never {
  private var modifier: SubscriptionModifier<P>
  /// The subjects that are subscribed, or will be at the end of the update.
  private var subscribers: Set<Subject> = []
  private var subscriptions: [Subject: AnyCancellable] = [:]
  /// A Boolean value that indicates whether the publisher has been replaced in the running update.
  private var isRenewed = false

  init(_ modifier: SubscriptionModifier<P>, _ context: _MountContext) {
    self.modifier = modifier
    super.init(context)
  }

  // For the whole content, the subscription lasts as long as the modifier is in the tree, even if there are no views.
  override func didMountContent() { if actsAsWhole { begin(for: .whole) } }
  override func didUnmountContent() { end(for: .whole) }
  override func appeared(_ subject: Subject) { if !actsAsWhole { begin(for: subject) } }
  override func disappeared(_ subject: Subject) { if !actsAsWhole { end(for: subject) } }

  private func begin(for subject: Subject) {
    subscribers.insert(subject)
    Actions.add(in: tree) { [self] in
      guard subscribers.contains(subject) else { return }
      subscriptions[subject] = subscribe()
    }
  }

  private func end(for subject: Subject) {
    subscribers.remove(subject)
    subscriptions.removeValue(forKey: subject)?.cancel()
  }

  /// Subscribes to a new publisher if it may differ from the old one. A publisher such as `Just` sends its value immediately, but
  /// the action must not receive it before the end of the update, because it may change state.
  func update(_ new: SubscriptionModifier<P>) {
    let isSame = areEqual(modifier.publisher, new.publisher)
    modifier = new
    guard !isSame, !isRenewed, !subscriptions.isEmpty else { return }
    isRenewed = true
    Actions.add(in: tree) { [self] in
      isRenewed = false
      for subject in subscriptions.keys { subscriptions[subject] = subscribe() }
    }
  }

  private func receive(_ value: P.Output) {
    tree.perform({ [action = modifier.action] in action(value) }, of: "onReceive(_:perform:)")
  }

  private func subscribe() -> AnyCancellable {
    modifier.publisher.sink { [weak self] value in self?.receive(value) }
  }
}

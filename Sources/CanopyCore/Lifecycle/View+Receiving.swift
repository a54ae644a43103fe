internal import CanopyGraph
public import Combine

extension View {
  /// Does something with each value of a publisher, for as long as the view is in the tree.
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(SubscriptionModifier(publisher: publisher, action: action))
  }

  /// Does something with each element of an asynchronous sequence, for as long as the view is in the tree.
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

final class SubscriptionSource<P: Publisher>: AttachmentSource where P.Failure == Never {
  private var modifier: SubscriptionModifier<P>
  private var subscriptions: [ElementIndex: AnyCancellable] = [:]

  init(_ modifier: SubscriptionModifier<P>, _ context: _MountContext) {
    self.modifier = modifier
    super.init(context)
  }

  override func attached(to element: ElementIndex) {
    Actions.add(in: tree) { [self] in subscriptions[element] = subscribe() }
  }

  override func detached(from element: ElementIndex) {
    subscriptions.removeValue(forKey: element)?.cancel()
  }

  /// Follows another publisher if it is another one, as far as that can be told.
  func update(_ new: SubscriptionModifier<P>) {
    let isSame = areEqual(modifier.publisher, new.publisher)
    modifier = new
    guard !isSame else { return }
    for element in subscriptions.keys { subscriptions[element] = subscribe() }
  }

  private func receive(_ value: P.Output) {
    tree.perform { [action = modifier.action] in action(value) }
  }

  private func subscribe() -> AnyCancellable {
    modifier.publisher.sink { [weak self] value in self?.receive(value) }
  }
}

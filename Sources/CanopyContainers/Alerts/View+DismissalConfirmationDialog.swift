internal import CanopyPresentation
public import CanopyCore
public import CanopyText

extension View {
  /// Presents a dialog before the window closes. An action with the role `cancel` keeps the window open; any other action
  /// closes it.
  nonisolated public func dismissalConfirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    modifier(DismissalConfirmation(title: Text(titleKey), isWanted: shouldPresent, actions: actions) { EmptyView() })
  }

  /// Presents a dialog before the window closes. An action with the role `cancel` keeps the window open; any other action
  /// closes it.
  nonisolated public func dismissalConfirmationDialog<S: StringProtocol, A: View>(
    _ title: S, shouldPresent: Bool, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    modifier(DismissalConfirmation(title: Text(title), isWanted: shouldPresent, actions: actions) { EmptyView() })
  }

  /// Presents a dialog before the window closes. An action with the role `cancel` keeps the window open; any other action
  /// closes it.
  nonisolated public func dismissalConfirmationDialog<A: View>(
    _ title: Text, shouldPresent: Bool, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    modifier(DismissalConfirmation(title: title, isWanted: shouldPresent, actions: actions) { EmptyView() })
  }

  /// Presents a dialog before the window closes. An action with the role `cancel` keeps the window open; any other action
  /// closes it.
  nonisolated public func dismissalConfirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    modifier(
      DismissalConfirmation(title: Text(titleKey), isWanted: shouldPresent, actions: actions, message: message))
  }

  /// Presents a dialog before the window closes. An action with the role `cancel` keeps the window open; any other action
  /// closes it.
  nonisolated public func dismissalConfirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, shouldPresent: Bool, @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    modifier(DismissalConfirmation(title: Text(title), isWanted: shouldPresent, actions: actions, message: message))
  }

  /// Presents a dialog before the window closes. An action with the role `cancel` keeps the window open; any other action
  /// closes it.
  nonisolated public func dismissalConfirmationDialog<A: View, M: View>(
    _ title: Text, shouldPresent: Bool, @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    modifier(DismissalConfirmation(title: title, isWanted: shouldPresent, actions: actions, message: message))
  }
}

/// A modifier that presents a dialog before the window closes.
struct DismissalConfirmation<Actions: View, Message: View> {
  let title: Text
  let isWanted: Bool
  let actions: () -> Actions
  let message: () -> Message
  @State private var isAsking = false
  @State private var mayClose = false
  @State private var question: WindowQuestion?
  @Environment(\.windowClosing) private var closing

  nonisolated init(
    title: Text, isWanted: Bool, @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) {
    self.title = title
    self.isWanted = isWanted
    self.actions = actions
    self.message = message
  }
}

@MainActor
extension DismissalConfirmation: ViewModifier {
  func body(content: Content) -> some View {
    content
      ._presenting(
        .confirmationDialog, named: "dismissalConfirmationDialog(shouldPresent:)", item: Presented.binding($isAsking),
        identify: { $0 }, onAnswer: { mayClose = $0 != "cancel" },
        onDismiss: { _ in if mayClose, let question { closing?.proceed(after: question) } },
        content: { _ in Question(title: title, showsTitle: true, message: message(), actions: actions()) }
      )
      .onChange(of: isWanted, initial: true) { follow() }
      .onDisappear { forget() }
  }

  private func follow() {
    forget()
    guard isWanted else { return }
    let question = WindowQuestion {
      mayClose = false
      isAsking = true
    }
    self.question = question
    closing?.add(question)
  }

  private func forget() {
    if let question { closing?.remove(question) }
    question = nil
  }
}

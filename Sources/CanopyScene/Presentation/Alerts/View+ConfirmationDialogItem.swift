public import CanopyCore
public import CanopyStyle

extension View {
  /// Presents a dialog with a choice of actions while an item isn't nil.
  nonisolated public func confirmationDialog<T, A: View>(
    _ titleKey: LocalizedStringKey, item: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    question(.confirmationDialog, item, { _ in Text(titleKey) }, titleVisibility, actions, { _ in EmptyView() })
  }

  /// Presents a dialog with a choice of actions while an item isn't nil.
  nonisolated public func confirmationDialog<S: StringProtocol, T, A: View>(
    _ title: S, item: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    question(.confirmationDialog, item, { _ in Text(title) }, titleVisibility, actions, { _ in EmptyView() })
  }

  /// Presents a dialog with a choice of actions while an item isn't nil.
  nonisolated public func confirmationDialog<T, A: View>(
    _ title: Text, item: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    question(.confirmationDialog, item, { _ in title }, titleVisibility, actions, { _ in EmptyView() })
  }

  /// Presents a dialog with a choice of actions while an item isn't nil.
  nonisolated public func confirmationDialog<T, A: View, M: View>(
    _ titleKey: LocalizedStringKey, item: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    question(.confirmationDialog, item, { _ in Text(titleKey) }, titleVisibility, actions, message)
  }

  /// Presents a dialog with a choice of actions while an item isn't nil.
  nonisolated public func confirmationDialog<S: StringProtocol, T, A: View, M: View>(
    _ title: S, item: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    question(.confirmationDialog, item, { _ in Text(title) }, titleVisibility, actions, message)
  }

  /// Presents a dialog with a choice of actions while an item isn't nil.
  nonisolated public func confirmationDialog<T, A: View, M: View>(
    _ title: Text, item: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    question(.confirmationDialog, item, { _ in title }, titleVisibility, actions, message)
  }
}

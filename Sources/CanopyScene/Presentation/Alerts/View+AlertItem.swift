public import CanopyCore
public import CanopyStyle

extension View {
  /// Presents an alert while an item isn't nil.
  nonisolated public func alert<T, A: View>(
    _ titleKey: LocalizedStringKey, item: Binding<T?>,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    question(.alert, item, { _ in Text(titleKey) }, .visible, actions, { _ in EmptyView() })
  }

  /// Presents an alert while an item isn't nil.
  nonisolated public func alert<S: StringProtocol, T, A: View>(
    _ title: S, item: Binding<T?>,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    question(.alert, item, { _ in Text(title) }, .visible, actions, { _ in EmptyView() })
  }

  /// Presents an alert while an item isn't nil.
  nonisolated public func alert<T, A: View>(
    _ title: Text, item: Binding<T?>,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    question(.alert, item, { _ in title }, .visible, actions, { _ in EmptyView() })
  }

  /// Presents an alert while an item isn't nil.
  nonisolated public func alert<T, A: View, M: View>(
    _ titleKey: LocalizedStringKey, item: Binding<T?>,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    question(.alert, item, { _ in Text(titleKey) }, .visible, actions, message)
  }

  /// Presents an alert while an item isn't nil.
  nonisolated public func alert<S: StringProtocol, T, A: View, M: View>(
    _ title: S, item: Binding<T?>,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    question(.alert, item, { _ in Text(title) }, .visible, actions, message)
  }

  /// Presents an alert while an item isn't nil.
  nonisolated public func alert<T, A: View, M: View>(
    _ title: Text, item: Binding<T?>,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    question(.alert, item, { _ in title }, .visible, actions, message)
  }
}

public import CanopyCore
public import CanopyStyle

extension View {
  /// Presents an alert while a condition is true and its data isn't nil.
  nonisolated public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    question(.alert, Text(titleKey), .visible, isPresented, data, actions, { _ in EmptyView() })
  }

  /// Presents an alert while a condition is true and its data isn't nil.
  nonisolated public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    question(.alert, Text(title), .visible, isPresented, data, actions, { _ in EmptyView() })
  }

  /// Presents an alert while a condition is true and its data isn't nil.
  nonisolated public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    question(.alert, title, .visible, isPresented, data, actions, { _ in EmptyView() })
  }

  /// Presents an alert while a condition is true and its data isn't nil.
  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    question(.alert, Text(titleKey), .visible, isPresented, data, actions, message)
  }

  /// Presents an alert while a condition is true and its data isn't nil.
  nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    question(.alert, Text(title), .visible, isPresented, data, actions, message)
  }

  /// Presents an alert while a condition is true and its data isn't nil.
  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    question(.alert, title, .visible, isPresented, data, actions, message)
  }
}

public import CanopyCore
public import CanopyStyle

extension View {
  /// Presents an alert with actions while a condition is true.
  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    question(.alert, Text(titleKey), .visible, isPresented, (), { _ in actions() }, { _ in EmptyView() })
  }

  /// Presents an alert with actions while a condition is true.
  nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    question(.alert, Text(title), .visible, isPresented, (), { _ in actions() }, { _ in EmptyView() })
  }

  /// Presents an alert with actions while a condition is true.
  nonisolated public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    question(.alert, title, .visible, isPresented, (), { _ in actions() }, { _ in EmptyView() })
  }

  /// Presents an alert with actions while a condition is true.
  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    question(.alert, Text(titleKey), .visible, isPresented, (), { _ in actions() }, { _ in message() })
  }

  /// Presents an alert with actions while a condition is true.
  nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    question(.alert, Text(title), .visible, isPresented, (), { _ in actions() }, { _ in message() })
  }

  /// Presents an alert with actions while a condition is true.
  nonisolated public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    question(.alert, title, .visible, isPresented, (), { _ in actions() }, { _ in message() })
  }
}

public import CanopyCore
public import CanopyStyle

extension View {
  /// Presents a dialog with a choice of actions while a condition is true.
  nonisolated public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    question(
      .confirmationDialog, Text(titleKey), titleVisibility, isPresented, (), { _ in actions() }, { _ in EmptyView() })
  }

  /// Presents a dialog with a choice of actions while a condition is true.
  nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    question(
      .confirmationDialog, Text(title), titleVisibility, isPresented, (), { _ in actions() }, { _ in EmptyView() })
  }

  /// Presents a dialog with a choice of actions while a condition is true.
  nonisolated public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    question(.confirmationDialog, title, titleVisibility, isPresented, (), { _ in actions() }, { _ in EmptyView() })
  }

  /// Presents a dialog with a choice of actions while a condition is true.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    question(
      .confirmationDialog, Text(titleKey), titleVisibility, isPresented, (), { _ in actions() }, { _ in message() })
  }

  /// Presents a dialog with a choice of actions while a condition is true.
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    question(.confirmationDialog, Text(title), titleVisibility, isPresented, (), { _ in actions() }, { _ in message() })
  }

  /// Presents a dialog with a choice of actions while a condition is true.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    question(.confirmationDialog, title, titleVisibility, isPresented, (), { _ in actions() }, { _ in message() })
  }
}

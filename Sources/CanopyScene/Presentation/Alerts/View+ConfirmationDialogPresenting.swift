public import CanopyCore
public import CanopyStyle

extension View {
  /// Presents a dialog with a choice of actions while a condition is true and its data isn't nil.
  nonisolated public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    question(.confirmationDialog, Text(titleKey), titleVisibility, isPresented, data, actions, { _ in EmptyView() })
  }

  /// Presents a dialog with a choice of actions while a condition is true and its data isn't nil.
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    question(.confirmationDialog, Text(title), titleVisibility, isPresented, data, actions, { _ in EmptyView() })
  }

  /// Presents a dialog with a choice of actions while a condition is true and its data isn't nil.
  nonisolated public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    question(.confirmationDialog, title, titleVisibility, isPresented, data, actions, { _ in EmptyView() })
  }

  /// Presents a dialog with a choice of actions while a condition is true and its data isn't nil.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    question(.confirmationDialog, Text(titleKey), titleVisibility, isPresented, data, actions, message)
  }

  /// Presents a dialog with a choice of actions while a condition is true and its data isn't nil.
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    question(.confirmationDialog, Text(title), titleVisibility, isPresented, data, actions, message)
  }

  /// Presents a dialog with a choice of actions while a condition is true and its data isn't nil.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    question(.confirmationDialog, title, titleVisibility, isPresented, data, actions, message)
  }
}

internal import CanopyPresentation
public import CanopyCore
public import CanopyStyle
public import CanopyText

extension View {
  /// Presents a dialog with a choice of actions while a condition is true.
  nonisolated public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    _question(
      .confirmationDialog, Text(titleKey), titleVisibility, isPresented, (), { _ in actions() }, { _ in EmptyView() })
  }

  /// Presents a dialog with a choice of actions while a condition is true.
  nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    _question(
      .confirmationDialog, Text(title), titleVisibility, isPresented, (), { _ in actions() }, { _ in EmptyView() })
  }

  /// Presents a dialog with a choice of actions while a condition is true.
  nonisolated public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    _question(.confirmationDialog, title, titleVisibility, isPresented, (), { _ in actions() }, { _ in EmptyView() })
  }

  /// Presents a dialog with a choice of actions while a condition is true.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    _question(
      .confirmationDialog, Text(titleKey), titleVisibility, isPresented, (), { _ in actions() }, { _ in message() })
  }

  /// Presents a dialog with a choice of actions while a condition is true.
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    _question(
      .confirmationDialog, Text(title), titleVisibility, isPresented, (), { _ in actions() }, { _ in message() })
  }

  /// Presents a dialog with a choice of actions while a condition is true.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    _question(.confirmationDialog, title, titleVisibility, isPresented, (), { _ in actions() }, { _ in message() })
  }
}

extension View {
  /// Presents a dialog with a choice of actions while a condition is true and its data isn't nil.
  nonisolated public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    _question(.confirmationDialog, Text(titleKey), titleVisibility, isPresented, data, actions, { _ in EmptyView() })
  }

  /// Presents a dialog with a choice of actions while a condition is true and its data isn't nil.
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    _question(.confirmationDialog, Text(title), titleVisibility, isPresented, data, actions, { _ in EmptyView() })
  }

  /// Presents a dialog with a choice of actions while a condition is true and its data isn't nil.
  nonisolated public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    _question(.confirmationDialog, title, titleVisibility, isPresented, data, actions, { _ in EmptyView() })
  }

  /// Presents a dialog with a choice of actions while a condition is true and its data isn't nil.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    _question(.confirmationDialog, Text(titleKey), titleVisibility, isPresented, data, actions, message)
  }

  /// Presents a dialog with a choice of actions while a condition is true and its data isn't nil.
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    _question(.confirmationDialog, Text(title), titleVisibility, isPresented, data, actions, message)
  }

  /// Presents a dialog with a choice of actions while a condition is true and its data isn't nil.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    _question(.confirmationDialog, title, titleVisibility, isPresented, data, actions, message)
  }
}

extension View {
  /// Presents a dialog with a choice of actions while an item isn't nil.
  nonisolated public func confirmationDialog<T, A: View>(
    _ titleKey: LocalizedStringKey, item: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    _question(.confirmationDialog, item, { _ in Text(titleKey) }, titleVisibility, actions, { _ in EmptyView() })
  }

  /// Presents a dialog with a choice of actions while an item isn't nil.
  nonisolated public func confirmationDialog<S: StringProtocol, T, A: View>(
    _ title: S, item: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    _question(.confirmationDialog, item, { _ in Text(title) }, titleVisibility, actions, { _ in EmptyView() })
  }

  /// Presents a dialog with a choice of actions while an item isn't nil.
  nonisolated public func confirmationDialog<T, A: View>(
    _ title: Text, item: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    _question(.confirmationDialog, item, { _ in title }, titleVisibility, actions, { _ in EmptyView() })
  }

  /// Presents a dialog with a choice of actions while an item isn't nil.
  nonisolated public func confirmationDialog<T, A: View, M: View>(
    _ titleKey: LocalizedStringKey, item: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    _question(.confirmationDialog, item, { _ in Text(titleKey) }, titleVisibility, actions, message)
  }

  /// Presents a dialog with a choice of actions while an item isn't nil.
  nonisolated public func confirmationDialog<S: StringProtocol, T, A: View, M: View>(
    _ title: S, item: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    _question(.confirmationDialog, item, { _ in Text(title) }, titleVisibility, actions, message)
  }

  /// Presents a dialog with a choice of actions while an item isn't nil.
  nonisolated public func confirmationDialog<T, A: View, M: View>(
    _ title: Text, item: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    _question(.confirmationDialog, item, { _ in title }, titleVisibility, actions, message)
  }
}

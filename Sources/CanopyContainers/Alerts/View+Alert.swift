internal import CanopyPresentation
public import CanopyCore
internal import CanopyStyle
public import CanopyText
public import Foundation

extension View {
  /// Presents an alert while a condition is true.
  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    _question(.alert, Text(titleKey), .visible, isPresented, (), { _ in actions() }, { _ in EmptyView() })
  }

  /// Presents an alert while a condition is true.
  @_disfavoredOverload
  nonisolated public func alert<A: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    _question(.alert, Text(titleResource), .visible, isPresented, (), { _ in actions() }, { _ in EmptyView() })
  }

  /// Presents an alert while a condition is true.
  nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    _question(.alert, Text(title), .visible, isPresented, (), { _ in actions() }, { _ in EmptyView() })
  }

  /// Presents an alert while a condition is true.
  nonisolated public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    _question(.alert, title, .visible, isPresented, (), { _ in actions() }, { _ in EmptyView() })
  }

  /// Presents an alert with a message while a condition is true.
  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    _question(.alert, Text(titleKey), .visible, isPresented, (), { _ in actions() }, { _ in message() })
  }

  /// Presents an alert with a message while a condition is true.
  @_disfavoredOverload
  nonisolated public func alert<A: View, M: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    _question(.alert, Text(titleResource), .visible, isPresented, (), { _ in actions() }, { _ in message() })
  }

  /// Presents an alert with a message while a condition is true.
  nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    _question(.alert, Text(title), .visible, isPresented, (), { _ in actions() }, { _ in message() })
  }

  /// Presents an alert with a message while a condition is true.
  nonisolated public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    _question(.alert, title, .visible, isPresented, (), { _ in actions() }, { _ in message() })
  }
}

extension View {
  /// Presents an alert about some data, while a condition is true and the data isn't nil.
  nonisolated public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    _question(.alert, Text(titleKey), .visible, isPresented, data, actions, { _ in EmptyView() })
  }

  /// Presents an alert about some data, while a condition is true and the data isn't nil.
  @_disfavoredOverload
  nonisolated public func alert<A: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    _question(.alert, Text(titleResource), .visible, isPresented, data, actions, { _ in EmptyView() })
  }

  /// Presents an alert about some data, while a condition is true and the data isn't nil.
  nonisolated public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    _question(.alert, Text(title), .visible, isPresented, data, actions, { _ in EmptyView() })
  }

  /// Presents an alert about some data, while a condition is true and the data isn't nil.
  nonisolated public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    _question(.alert, title, .visible, isPresented, data, actions, { _ in EmptyView() })
  }

  /// Presents an alert with a message about some data, while a condition is true and the data isn't nil.
  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    _question(.alert, Text(titleKey), .visible, isPresented, data, actions, message)
  }

  /// Presents an alert with a message about some data, while a condition is true and the data isn't nil.
  @_disfavoredOverload
  nonisolated public func alert<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    _question(.alert, Text(titleResource), .visible, isPresented, data, actions, message)
  }

  /// Presents an alert with a message about some data, while a condition is true and the data isn't nil.
  nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    _question(.alert, Text(title), .visible, isPresented, data, actions, message)
  }

  /// Presents an alert with a message about some data, while a condition is true and the data isn't nil.
  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    _question(.alert, title, .visible, isPresented, data, actions, message)
  }
}

extension View {
  /// Presents an alert whose title describes an error, while a condition is true and the error isn't nil.
  nonisolated public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    _question(.alert, _title(of: error), .visible, isPresented, error, { _ in actions() }, { _ in EmptyView() })
  }

  /// Presents an alert whose title describes an error, with a message, while a condition is true and the error isn't nil.
  nonisolated public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
    @ViewBuilder message: @escaping (E) -> M
  ) -> some View {
    _question(.alert, _title(of: error), .visible, isPresented, error, actions, message)
  }

  /// Presents an alert whose title describes an error, while the error isn't nil.
  nonisolated public func alert<E: LocalizedError, A: View>(
    error: Binding<E?>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    _question(.alert, error, { _title(of: $0) }, .visible, { _ in actions() }, { _ in EmptyView() })
  }

  /// Presents an alert whose title describes an error, with a message, while the error isn't nil.
  nonisolated public func alert<E: LocalizedError, A: View, M: View>(
    error: Binding<E?>, @ViewBuilder actions: @escaping (E) -> A, @ViewBuilder message: @escaping (E) -> M
  ) -> some View {
    _question(.alert, error, { _title(of: $0) }, .visible, actions, message)
  }

  nonisolated private func _title(of error: (some LocalizedError)?) -> Text {
    Text(verbatim: error.map { $0.errorDescription ?? $0.localizedDescription } ?? "")
  }
}

extension View {
  /// Presents an alert about an item while the item isn't nil.
  nonisolated public func alert<T, A: View>(
    _ titleKey: LocalizedStringKey, item: Binding<T?>,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    _question(.alert, item, { _ in Text(titleKey) }, .visible, actions, { _ in EmptyView() })
  }

  /// Presents an alert about an item while the item isn't nil.
  @_disfavoredOverload
  nonisolated public func alert<T, A: View>(
    _ titleResource: LocalizedStringResource, item: Binding<T?>,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    _question(.alert, item, { _ in Text(titleResource) }, .visible, actions, { _ in EmptyView() })
  }

  /// Presents an alert about an item while the item isn't nil.
  nonisolated public func alert<S: StringProtocol, T, A: View>(
    _ title: S, item: Binding<T?>,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    _question(.alert, item, { _ in Text(title) }, .visible, actions, { _ in EmptyView() })
  }

  /// Presents an alert about an item while the item isn't nil.
  nonisolated public func alert<T, A: View>(
    _ title: Text, item: Binding<T?>,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    _question(.alert, item, { _ in title }, .visible, actions, { _ in EmptyView() })
  }

  /// Presents an alert with a message about an item while the item isn't nil.
  nonisolated public func alert<T, A: View, M: View>(
    _ titleKey: LocalizedStringKey, item: Binding<T?>,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    _question(.alert, item, { _ in Text(titleKey) }, .visible, actions, message)
  }

  /// Presents an alert with a message about an item while the item isn't nil.
  @_disfavoredOverload
  nonisolated public func alert<T, A: View, M: View>(
    _ titleResource: LocalizedStringResource, item: Binding<T?>,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    _question(.alert, item, { _ in Text(titleResource) }, .visible, actions, message)
  }

  /// Presents an alert with a message about an item while the item isn't nil.
  nonisolated public func alert<S: StringProtocol, T, A: View, M: View>(
    _ title: S, item: Binding<T?>,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    _question(.alert, item, { _ in Text(title) }, .visible, actions, message)
  }

  /// Presents an alert with a message about an item while the item isn't nil.
  nonisolated public func alert<T, A: View, M: View>(
    _ title: Text, item: Binding<T?>,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    _question(.alert, item, { _ in title }, .visible, actions, message)
  }
}

public import CanopyCore
internal import CanopyStyle
public import Foundation

extension View {
  /// Presents an alert whose title describes an error, while a condition is true and the error isn't nil.
  nonisolated public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    question(.alert, title(of: error), .visible, isPresented, error, { _ in actions() }, { _ in EmptyView() })
  }

  /// Presents an alert whose title describes an error, while a condition is true and the error isn't nil.
  nonisolated public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
    @ViewBuilder message: @escaping (E) -> M
  ) -> some View {
    question(.alert, title(of: error), .visible, isPresented, error, actions, message)
  }

  /// Presents an alert whose title describes an error, while the error isn't nil.
  nonisolated public func alert<E: LocalizedError, A: View>(
    error: Binding<E?>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    question(.alert, error, { title(of: $0) }, .visible, { _ in actions() }, { _ in EmptyView() })
  }

  /// Presents an alert whose title describes an error, while the error isn't nil.
  nonisolated public func alert<E: LocalizedError, A: View, M: View>(
    error: Binding<E?>, @ViewBuilder actions: @escaping (E) -> A, @ViewBuilder message: @escaping (E) -> M
  ) -> some View {
    question(.alert, error, { title(of: $0) }, .visible, actions, message)
  }

  nonisolated private func title(of error: (some LocalizedError)?) -> Text {
    Text(verbatim: error.map { $0.errorDescription ?? $0.localizedDescription } ?? "")
  }
}

package import CanopyCore

/// Closes a window after people have answered its confirmation dialogs.
@MainActor
package final class WindowClosing {
  private let close: () -> Void
  private let staysOpen: () -> Bool
  /// The questions in order.
  private var questions: [WindowQuestion] = []

  /// - Parameters:
  ///   - close: Closes the window.
  ///   - staysOpen: Returns a Boolean value that indicates whether the window's `dismiss` action has no effect, as on a
  ///     phone.
  init(_ close: @escaping () -> Void, staysOpen: @escaping () -> Bool) {
    (self.close, self.staysOpen) = (close, staysOpen)
  }

  /// The window's `dismiss` action outside of presentations.
  private lazy var dismiss = DismissAction { [weak self] in
    guard !ActionContext.reportDismissOfWindow(), let self, !staysOpen() else { return }
    request()
  }

  /// The environment values for closing the window.
  var environment: EnvironmentValues {
    var values = EnvironmentValues()
    values.dismiss = dismiss
    values.windowClosing = self
    return values
  }

  /// Closes the window after people have answered all questions.
  package func request() { ask(questions[...]) }

  /// Asks the next question after `question`, or closes the window if that was the last. Called when the answer allows closing.
  package func proceed(after question: WindowQuestion) {
    let place = questions.firstIndex { $0 === question }
    ask(questions[(place.map { $0 + 1 } ?? 0)...])
  }

  private func ask(_ questions: ArraySlice<WindowQuestion>) {
    if let question = questions.first { question.ask() } else { close() }
  }

  package func add(_ question: WindowQuestion) { questions.append(question) }
  package func remove(_ question: WindowQuestion) { questions.removeAll { $0 === question } }
}

/// A question to ask before a window closes.
@MainActor
package final class WindowQuestion {
  let ask: () -> Void
  package init(ask: @escaping () -> Void) { self.ask = ask }
}

extension EnvironmentValues {
  /// Closes the window that this view is in.
  @Entry package var windowClosing: WindowClosing?
}

package import CanopyCore

/// The window or presentation in which an action runs.
@MainActor
enum Acting {
  /// The presenter of presentations that the pressed element requests; nil outside of presses.
  private(set) static var presenter: Presenter?

  static func run<Result>(in presenter: Presenter, _ body: () -> Result) -> Result {
    let outer = self.presenter
    self.presenter = presenter
    defer { self.presenter = outer }
    return body()
  }

  // A button of an alert or a dialog ends that anyway. If it calls `dismiss`, another presentation is meant.

  /// Reports that `dismiss` of a window was called while it presents something, which may have been meant. Returns a Boolean
  /// value that indicates whether it was reported.
  @discardableResult
  static func reportDismissOfWindow() -> Bool {
    guard let presenter, let meant = presenter.presentation ?? presenter.current, !meant.container.asks else {
      return false
    }
    RuntimeIssue.record(.dismissOfOther("the window, which it does not close,", meant), in: meant.context)
    return true
  }

  /// Reports that `dismiss` of a presentation was called in another one, which it presents.
  static func reportDismiss(of presentation: Presentation) {
    guard let meant = presenter?.presentation, meant !== presentation, !meant.container.asks else { return }
    RuntimeIssue.record(.dismissOfOther("\(presentation.name), which ends,", meant), in: meant.context)
  }
}

extension ElementTree {
  /// Presses a pressable element.
  @MainActor
  package func press(_ press: Press, at element: ElementIndex) {
    let presenter = presenter(around: element)
    let scope = self[element].scope.takeUnretainedValue()
    Acting.run(in: presenter) {
      scope.tree.perform { press.action() }
      presenter.presentation?.didPress(press, in: EnvironmentValues(seenFrom: scope))
    }
  }
}

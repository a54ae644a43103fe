package import CanopyCore

/// The window or presentation in which an action runs.
@MainActor
enum ActionContext {
  /// The presenter for presentations that the pressed element requests, or nil when no press is being handled.
  private(set) static var presenter: Presenter?

  static func run<Result>(in presenter: Presenter, _ body: () -> Result) -> Result {
    let outer = self.presenter
    self.presenter = presenter
    defer { self.presenter = outer }
    return body()
  }

  // Pressing a button of an alert or a dialog ends it anyway. If the action calls `dismiss`, it targets a different
  // presentation.

  /// Reports that `dismiss` of a window was called while the window presents something, which was probably the intended target.
  /// Returns a Boolean value that indicates whether it was reported.
  @discardableResult
  static func reportDismissOfWindow() -> Bool {
    guard let presenter, let meant = presenter.presentation ?? presenter.current, !meant.container.asks else {
      return false
    }
    RuntimeIssue.record(.dismissOfOther("the window, which it does not close,", meant), in: meant.context)
    return true
  }

  /// Reports that `dismiss` of a presentation was called inside a presentation that it presents.
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
    ActionContext.run(in: presenter) {
      scope.tree.perform { press.action() }
      presenter.presentation?.didPress(press, in: EnvironmentValues(seenFrom: scope))
    }
  }
}

internal import CanopyCore

/// A window or a presentation that can present. It shows one presentation at a time; others wait in the order of their
/// requests.
@MainActor
package final class Presenter {
  /// The presentation to which this presenter belongs, or nil for a window.
  package private(set) weak var presentation: Presentation?
  private weak var windowStage: (any PresentationShowing)?
  private let windowScope: EnvironmentScope
  /// The current presentation.
  package private(set) var current: Presentation?
  private var waiting: [PresentationRequest] = []

  /// The environment of the entire window or presentation.
  var environment: EnvironmentValues { presentation?.environment ?? EnvironmentValues(seenFrom: windowScope) }

  init(stage: (any PresentationShowing)?, scope: EnvironmentScope) {
    windowStage = stage
    windowScope = scope
  }

  init(of presentation: Presentation) {
    self.presentation = presentation
    windowScope = presentation.presenter.windowScope
  }

  /// The window's stage. Without one, presentations begin and end immediately.
  var stage: (any PresentationShowing)? { presentation?.presenter.stage ?? windowStage }

  /// All presentations, from the bottom to the top.
  package var presentations: [Presentation] {
    guard let current else { return [] }
    return [current] + current.inside.presentations
  }

  /// Presents a request as soon as no other presentation is active.
  func enqueue(_ request: PresentationRequest, first: Bool) {
    guard !waiting.contains(where: { $0 === request }) else { return }
    waiting.insert(request, at: first ? 0 : waiting.count)
    presentNext()
  }

  /// Removes a waiting request.
  func withdraw(_ request: PresentationRequest) { waiting.removeAll { $0 === request } }

  private func presentNext() {
    guard current == nil, !waiting.isEmpty, presentation?.phase.isOver != true else { return }
    if depth >= Self.depthLimit { return refuse() }
    let presentation = waiting.removeFirst().makePresentation()
    current = presentation
    presentation.begin()
  }

  /// The nesting depth of this presenter: the number of presentations below it, each presenting the next.
  private var depth: Int { sequence(first: self) { $0.presentation?.presenter }.count { $0.presentation != nil } }

  /// The maximum nesting depth of presentations. A person would hardly find the way back from more.
  private static var depthLimit: Int { 50 }

  /// Discards the waiting requests, because the contents of presentations keep presenting others.
  private func refuse() {
    guard let presentation, let request = waiting.first else { return }
    waiting = []
    presentation.context.recordOnce(.presentationsWithoutEnd(request, depth: Self.depthLimit))
  }

  /// Called after a presentation has ended and its `onDismiss` action has run.
  func didEnd(_ presentation: Presentation) {
    guard current === presentation else { return }
    current = nil
    presentNext()
  }
}

internal import CanopyAnimation
internal import CanopyCore
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

/// The stage of a window: it moves presentations in and out, by the window's clock.
///
/// What a presentation looks like and how it moves is the same for all hosts, which only show pixels.
@MainActor
package final class PresentationStage: PresentationShowing {
  /// The size of the window.
  var window: CGSize {
    didSet { if window != oldValue { windowChanged() } }
  }
  /// The parts of the window in which content isn't laid out, unless it ignores the safe area.
  var insets = RootInsets.Insets() {
    didSet { if insets != oldValue { windowChanged() } }
  }
  /// A Boolean value that indicates whether presentations come and go with motion.
  package var isAnimated = true
  /// The number of times that a presentation has come or gone completely.
  package private(set) var completedMoves = 0
  /// The presenter of the window's content.
  private weak var presenter: Presenter?

  init(of window: CGSize) { self.window = window }

  func connect(to presenter: Presenter) { self.presenter = presenter }

  // MARK: Coming and going

  /// Shows a presentation, and tells it when it is completely there.
  func present(_ presentation: Presentation, isAnimated: Bool) {
    let staging = Staging(of: presentation, on: self, isInstant: !(isAnimated && self.isAnimated))
    presentation.place = staging
    staging.enter()
    if !staging.isMoving { finish(presentation) }
  }

  /// Hides a presentation, and tells it when it is gone.
  func dismiss(_ presentation: Presentation) {
    presentation.staging?.leave()
    if presentation.staging?.isMoving != true { finish(presentation) }
  }

  func willRemove(_ presentation: Presentation) {
    guard isAnimated, !TransactionOfUpdate.current.disablesAnimations, let staging = presentation.staging,
      let picture = LeftPresentation(presentation)
    else { return }
    presentation.picture = picture
    if !staging.isLeaving { staging.leave() }
    if staging.isMoving { left.append(presentation) }
  }

  private func finish(_ presentation: Presentation) {
    completedMoves += 1
    if presentation.isGoing { presentation.didDismiss() } else { presentation.didPresent() }
  }

  // MARK: Frames

  private func windowChanged() {
    for presentation in presentations { presentation.place?.optionsChanged() }
  }

  private var presentations: [Presentation] { presenter?.presentations ?? [] }

  /// The presentations that go away although their presenters aren't in the tree any more. Only pictures of them are shown.
  private(set) var left: [Presentation] = []

  /// A Boolean value that indicates whether a presentation moves by itself.
  package var isMoving: Bool { !left.isEmpty || presentations.contains { $0.staging?.isMoving == true } }

  /// Moves the presentations to their places at the time of the window's clock.
  func advance() {
    left.removeAll { $0.staging?.advance() != false || $0.staging?.isMoving != true }
    for presentation in presentations where presentation.staging?.advance() == true { finish(presentation) }
  }
}

internal import CanopyAnimation
internal import CanopyCore
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

/// The part of a window that moves presentations in and out, following the window's clock.
///
/// The look and the motion of presentations are the same for all hosts, which only display pixels.
@MainActor
package final class PresentationStage: PresentationShowing {
  /// The size of the window.
  var window: CGSize {
    didSet { if window != oldValue { windowChanged() } }
  }
  /// The parts of the window that layout excludes, unless content ignores the safe area.
  var insets = RootInsets.Insets() {
    didSet { if insets != oldValue { windowChanged() } }
  }
  /// A Boolean value that indicates whether presentations appear and disappear with an animation.
  package var isAnimated = true
  /// The number of presentations that have finished appearing or disappearing.
  package private(set) var completedMoves = 0
  /// The presenter of the window's content.
  private weak var presenter: Presenter?

  init(of window: CGSize) { self.window = window }

  func connect(to presenter: Presenter) { self.presenter = presenter }

  // MARK: Coming and going

  /// Shows a presentation, and notifies it when it has fully appeared.
  func present(_ presentation: Presentation, isAnimated: Bool) {
    let staging = Staging(of: presentation, on: self, isInstant: !(isAnimated && self.isAnimated))
    presentation.place = staging
    staging.enter()
    if !staging.isMoving { finish(presentation) }
  }

  /// Hides a presentation, and notifies it when it has disappeared.
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

  /// The presentations that are disappearing although their presenters have left the tree. Only their pictures are shown.
  private(set) var left: [Presentation] = []

  /// A Boolean value that indicates whether a presentation is in motion.
  package var isMoving: Bool { !left.isEmpty || presentations.contains { $0.staging?.isMoving == true } }

  /// Moves the presentations to their positions at the current time of the window's clock.
  func advance() {
    left.removeAll { $0.staging?.advance() != false || $0.staging?.isMoving != true }
    for presentation in presentations where presentation.staging?.advance() == true { finish(presentation) }
  }
}

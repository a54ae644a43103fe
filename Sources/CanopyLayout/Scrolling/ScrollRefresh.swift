internal import CanopyGraph
internal import CanopyCore
internal import CanopyStyle
internal import Foundation

/// The state of content that is pulled down to refresh it.
package struct ScrollRefresh {
  /// A Boolean value that indicates whether the action is running.
  package fileprivate(set) var isRunning = false
  /// A Boolean value that indicates whether the current pull has run the action.
  fileprivate var hasRun = false
  fileprivate var spin: RefreshSpin?

  /// The distance by which content is pulled to refresh it, and the height of the space for the spinner while the action runs.
  private static let distance: CGFloat = 60
  /// The number of bars of the spinner.
  package static let bars = 8

  /// Returns the distance by which content has to be pulled to refresh it, in a scroll view of a given height. Pulled content
  /// follows less and less, and never by the whole height, so the distance is smaller in a short scroll view.
  static func distance(in height: CGFloat) -> CGFloat { min(distance, height / 2) }
}

/// The rotation of the spinner.
@MainActor
private final class RefreshSpin: Moving {
  private weak var container: ScrollContainer?
  private var step = -1

  init(of container: ScrollContainer) { self.container = container }

  var isEndless: Bool { true }

  func advance(to time: TimeInterval) -> Bool {
    guard let container, container.refresh.isRunning, let node = container.node else { return false }
    let new = container.spinnerStep(at: time)
    if new != step { ViewRuntime.elements.needsDrawing(node.element) }
    step = new
    return true
  }
}

extension ScrollContainer {
  /// The fraction of the distance to a refresh by which the content is pulled, from 0 to 1; nil if there is nothing to show.
  package var pull: Double? {
    if refresh.isRunning { return 1 }
    guard offset.y < 0, dragStart != nil, !refresh.hasRun, refreshAction != nil else { return nil }
    return min(-offset.y / refreshDistance, 1)
  }

  /// The distance by which the content has to be pulled to refresh it.
  private var refreshDistance: CGFloat { ScrollRefresh.distance(in: size.height) }

  /// The index of the darkest bar of the spinner.
  package var spinnerStep: Int {
    guard refresh.isRunning, let node else { return 0 }
    return spinnerStep(at: node.tree.clock.now.timeIntervalSinceReferenceDate)
  }

  fileprivate func spinnerStep(at time: TimeInterval) -> Int {
    Int((time.truncatingRemainder(dividingBy: 1000) * Double(ScrollRefresh.bars)).rounded(.down)) % ScrollRefresh.bars
  }

  /// The action that refreshes the content. Only the outermost scroll view along the axis uses it.
  private var refreshAction: RefreshAction? {
    guard isVertical, let node, let action = node.environment.refresh else { return nil }
    let isInner = sequence(first: node, next: \.parent).dropFirst().contains {
      $0.ownScrollContainer?.isVertical == true
    }
    return isInner ? nil : action
  }

  /// Runs the action if the content has been pulled far enough, at most once for each pull.
  func refreshIfPulled() {
    if offset.y >= 0, !refresh.isRunning { refresh.hasRun = false }
    guard refreshDistance > 0, offset.y <= -refreshDistance, !refresh.isRunning, !refresh.hasRun, let node,
      let action = refreshAction
    else { return }
    (refresh.isRunning, refresh.hasRun) = (true, true)
    least.y = -refreshDistance
    limitsChangedInDrag()
    let spin = RefreshSpin(of: self)
    refresh.spin = spin
    node.motions.add(spin)
    // An update shows the end of the refresh. Safe because the request is only made on the main actor.
    let end = UncheckedSendable(RequestSource("the end of a refresh") { [weak self] in self?.refreshEnded() })
    Task { @MainActor in
      await action()
      end.value.make()
    }
  }

  private func refreshEnded() {
    guard refresh.isRunning else { return }
    (refresh.isRunning, refresh.spin) = (false, nil)
    refresh.hasRun = dragStart != nil
    least.y = 0
    guard let node else { return }
    ViewRuntime.elements.needsDrawing(node.element)
    limitsChangedInDrag()
    if !isMoving, !isHeld, offset != clamped(offset) { returnToLimits() }
  }
}

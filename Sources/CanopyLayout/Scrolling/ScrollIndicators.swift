internal import CanopyCore
package import CanopyStyle
internal import Foundation

/// The visibility of a scroll view's indicators, which fade out soon after the content has come to rest.
@MainActor
package final class ScrollIndicators {
  /// The opacity of the indicators.
  package internal(set) var opacity: Double = 0
  /// The time at which the indicators start to fade.
  fileprivate var end: TimeInterval = -.infinity
  fileprivate var fade: IndicatorFade?

  /// The time between the end of a movement and the start of the fading, in seconds.
  static let delay: TimeInterval = 0.5
  /// The duration of the fading, in seconds.
  static let length: TimeInterval = 0.25
}

/// The waiting period before the indicators fade, followed by the fading.
@MainActor
private final class IndicatorFade: Moving {
  private weak var container: ScrollContainer?

  init(of container: ScrollContainer) { self.container = container }

  var isEndless: Bool { false }

  func advance(to time: TimeInterval) -> Bool {
    guard let container, let node = container.node else { return false }
    let indicators = container.indicators
    guard container.phase == .idle else {
      // The end of the current movement starts a new waiting period.
      indicators.fade = nil
      return false
    }
    let elapsed = time - indicators.end
    let opacity = elapsed <= 0 ? 1 : max(1 - elapsed / ScrollIndicators.length, 0)
    if opacity != indicators.opacity {
      indicators.opacity = opacity
      ViewRuntime.elements.needsDrawing(node.element)
    }
    if opacity == 0 { indicators.fade = nil }
    guard elapsed < -0.001 else { return opacity > 0 }
    node.motions.add(self, at: indicators.end)
    return false
  }
}

extension ScrollContainer {
  /// The axes along which indicators are shown.
  package var indicatedAxes: Axis.Set {
    guard showsIndicators, indicators.opacity > 0, let node else { return [] }
    let environment = node.environment
    func isShown(_ visibility: ScrollIndicatorVisibility) -> Bool {
      visibility == .automatic || visibility == .visible
    }
    var axes: Axis.Set = []
    if isHorizontal, most.x > 0, isShown(environment.horizontalScrollIndicatorVisibility) { axes.insert(.horizontal) }
    if isVertical, most.y > 0, isShown(environment.verticalScrollIndicatorVisibility) { axes.insert(.vertical) }
    return axes
  }

  /// The margins of the indicators, in reading coordinates.
  package var indicatorMargins: EdgeInsets { node?.surroundings.scrolling.margins.indicators ?? EdgeInsets() }

  /// Shows the indicators until the content rests.
  func showIndicators() {
    guard let node, node.motions.areShown, most != .zero else { return }
    if indicators.opacity != 1 { ViewRuntime.elements.needsDrawing(node.element) }
    indicators.opacity = 1
    if phase == .idle { hideIndicators() }
  }

  /// Makes the indicators fade out soon.
  func hideIndicators() {
    guard indicators.opacity > 0, let node else { return }
    indicators.end = node.tree.clock.now.timeIntervalSinceReferenceDate + ScrollIndicators.delay
    guard indicators.fade == nil else { return }
    let fade = IndicatorFade(of: self)
    indicators.fade = fade
    node.motions.add(fade, at: indicators.end)
  }

  /// Briefly shows the indicators.
  func flashIndicators() {
    showIndicators()
    hideIndicators()
  }
}

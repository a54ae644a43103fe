internal import CanopyCore
internal import CanopyDrawing
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

/// The way in which one content of an element takes the place of another.
enum LookExchange {
  /// The contents fade.
  case fade
  /// A symbol replaces another one.
  case replacement(SymbolReplacement, speed: Double)
  /// The characters that differ roll.
  case roll(isUp: Bool, any TextEngine)

  /// Creates the exchange of an element's contents in a content transition.
  ///
  /// - Parameter value: The value of the numeric text that was drawn last; nil for other contents.
  @MainActor
  init(of node: LayoutNode, _ transition: ContentTransition, after value: Double?) {
    self = .fade
    if node.environment.accessibilityReduceMotion { return }
    switch transition.kind {
    case .numericText(let countsDown): self = .roll(isUp: !countsDown, node.tree.textEngine)
    case .numericValue(let new): self = .roll(isUp: new >= value ?? new, node.tree.textEngine)
    case .symbolEffect(let replacement, let speed):
      if node.layout.fadesBetweenForms { self = .replacement(replacement, speed: speed) }
    case .automatic, .identity, .opacity, .interpolate: break
    }
  }

  /// Returns the items that are shown on the way from one content to another.
  ///
  /// - Parameters:
  ///   - rest: The part of the way that is left. It may leave the range from 0 to 1 if the animation overshoots.
  ///   - drift: The distances to the right of the element from its final place, when the exchange began and now.
  func items(
    from old: [DisplayItem], to new: [DisplayItem], rest: Double, of element: ElementIndex,
    drift: (start: CGFloat, now: CGFloat)
  ) -> [DisplayItem] {
    switch self {
    case .fade: break
    case .replacement(let replacement, let speed):
      return replacement.items(from: old, to: new, progress: min((1 - rest) * speed, 1), of: element)
    case .roll(let isUp, let engine):
      if let text = RollingText(from: old, to: new, engine, drift) {
        return text.items(progress: 1 - rest, isUp: isUp, of: element)
      }
    }
    let rest = max(0, min(1, rest))
    // The sum of both looks, each as opaque as it counts, is as opaque as the looks where these are.
    let old = old._grouped(.layer(opacity: rest), of: element)
    let new = new._grouped(.layer(opacity: 1 - rest), of: element)._grouped(.blend(.plusLighter), of: element)
    return (old + new)._grouped(.layer(opacity: 1), of: element)
  }
}

extension SymbolReplacement {
  /// Returns the items on the way from one symbol to another: the old one goes in the first half, the new one comes in the second.
  fileprivate func items(
    from old: [DisplayItem], to new: [DisplayItem], progress: Double, of element: ElementIndex
  ) -> [DisplayItem] {
    let leaving = self == .offUp ? 1 : min(max(progress * 2, 0), 1)
    let coming = self == .offUp ? max(progress, 0) : max(progress * 2 - 1, 0)
    let end = self == .upUp ? 1.4 : 0.5
    return scaled(old, 1 + (end - 1) * leaving, opacity: 1 - leaving, element)
      + scaled(new, 0.5 + 0.5 * coming, opacity: min(coming, 1), element)
  }

  private func scaled(
    _ items: [DisplayItem], _ scale: Double, opacity: Double, _ element: ElementIndex
  ) -> [DisplayItem] {
    if opacity <= 0 { return [] }
    if scale == 1, opacity == 1 { return items }
    let pose = SymbolPose(scale: scale)
    let faded = items._grouped(.layer(opacity: opacity), of: element)
    return pose.transform(in: items._bounds.rect).map { faded._grouped(.transform($0), of: element) } ?? faded
  }
}

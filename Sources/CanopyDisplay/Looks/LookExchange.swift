internal import CanopyCore
internal import CanopyDrawing
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

/// The way an element's new content replaces its old content.
enum LookExchange {
  /// The contents cross-fade.
  case fade
  /// A symbol replaces another symbol.
  case replacement(SymbolReplacement, speed: Double)
  /// The characters that differ roll in and out.
  case roll(isUp: Bool, any TextEngine)

  /// Creates the exchange for an element's content transition.
  ///
  /// - Parameter value: The most recently drawn value of the numeric text, or nil for other contents.
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

  /// Returns the items to display during the change from one content to another.
  ///
  /// - Parameters:
  ///   - rest: The remaining fraction of the change. It can leave the range from 0 to 1 if the animation overshoots.
  ///   - drift: The horizontal distances of the element from its final position, at the start of the exchange and now.
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
    // Adding both looks, weighted by their fractions, keeps pixels opaque where both looks are opaque.
    let old = old._grouped(.layer(opacity: rest), of: element)
    let new = new._grouped(.layer(opacity: 1 - rest), of: element)._grouped(.blend(.plusLighter), of: element)
    return (old + new)._grouped(.layer(opacity: 1), of: element)
  }
}

extension SymbolReplacement {
  /// Returns the items during the change from one symbol to another. The old one disappears in the first half, and the new one
  /// appears in the second.
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

internal import CanopyCore
public import CanopyDrawing
internal import CanopyStyle
internal import Foundation

/// The velocity above which a movement continues to the next target, in points per second.
private let leastFlick: CGFloat = 200

/// A scroll behavior that scrolls by pages with the size of the scroll view.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates the behavior.
  public init() {}

  /// Moves the target to the nearest page, which is at most one page away from the start of the movement.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    func page(_ start: CGFloat, _ proposed: CGFloat, _ velocity: CGFloat, _ length: CGFloat) -> CGFloat {
      guard length > 0 else { return proposed }
      let first = start / length
      let nearest = (proposed / length).rounded()
      if velocity > leastFlick { return min(max(nearest, first.rounded(.down) + 1), first.rounded() + 1) * length }
      if velocity < -leastFlick { return max(min(nearest, first.rounded(.up) - 1), first.rounded() - 1) * length }
      return min(max(nearest, first.rounded() - 1), first.rounded() + 1) * length
    }
    let original = context.originalTarget.rect
    if context.axes.contains(.horizontal) {
      target.rect.origin.x = page(original.minX, target.rect.minX, context.velocity.dx, context.containerSize.width)
    }
    if context.axes.contains(.vertical) {
      target.rect.origin.y = page(original.minY, target.rect.minY, context.velocity.dy, context.containerSize.height)
    }
  }
}

/// A scroll behavior that aligns the scroll targets of the scroll view with the beginning of its visible area.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// The number of views that a single movement may pass.
  public struct LimitBehavior: Sendable {
    enum Kind: Sendable { case automatic, always, alwaysByFew, alwaysByOne, never }
    let kind: Kind

    /// Limits movements if there is little horizontal space.
    public static let automatic = LimitBehavior(kind: .automatic)
    /// Limits movements to the views that fit into the scroll view.
    public static let always = LimitBehavior(kind: .always)
    /// Limits movements to a few views, which are the views that fit into the scroll view.
    public static let alwaysByFew = LimitBehavior(kind: .alwaysByFew)
    /// Limits movements to one view.
    public static let alwaysByOne = LimitBehavior(kind: .alwaysByOne)
    /// Doesn't limit movements.
    public static let never = LimitBehavior(kind: .never)
  }

  private let limit: LimitBehavior
  private let anchor: UnitPoint?

  /// Creates the behavior.
  public init(limitBehavior: LimitBehavior = .automatic) { (limit, anchor) = (limitBehavior, nil) }

  /// Creates the behavior with an anchor.
  ///
  /// - Parameters:
  ///   - limitBehavior: The limit for the number of views that a fling passes.
  ///   - anchor: The point of a view that is shown at the same point of the scroll view.
  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {
    (limit, self.anchor) = (limitBehavior, anchor)
  }

  /// Moves the target to the nearest view.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in [Axis.horizontal, .vertical] where context.axes.contains(axis == .horizontal ? .horizontal : .vertical)
    {
      let isHorizontal = axis == .horizontal
      let path: WritableKeyPath<CGPoint, CGFloat> = isHorizontal ? \.x : \.y
      let length = isHorizontal ? context.containerSize.width : context.containerSize.height
      let velocity = isHorizontal ? context.velocity.dx : context.velocity.dy
      let start = context.originalTarget.rect.origin[keyPath: path]
      var position = target.rect.origin
      var direction: CGFloat = abs(velocity) > leastFlick ? (velocity > 0 ? 1 : -1) : 0
      let kind = limit.kind == .automatic ? automatic(context) : limit.kind
      switch kind {
      case .alwaysByOne:
        var first = context.originalTarget.rect.origin
        first[keyPath: path] = own(first, axis, context)?[keyPath: path] ?? start
        let moved = target.rect.origin[keyPath: path] - first[keyPath: path]
        if direction == 0 { direction = abs(moved) > 0.5 * (ownLength(first, axis, context) ?? length) ? moved : 0 }
        position = first
        if direction != 0 { position[keyPath: path] += direction > 0 ? 1 : -1 }
      case .always, .alwaysByFew:
        position[keyPath: path] = min(max(position[keyPath: path], start - length), start + length)
      case .automatic, .never: break
      }
      let shift = part(axis) * length
      var place = position
      place[keyPath: path] += shift
      guard let frame = context.nearest(place, axis, direction) else { continue }
      let (origin, extent) = axis == .horizontal ? (frame.minX, frame.width) : (frame.minY, frame.height)
      target.rect.origin[keyPath: path] = origin + part(axis) * (extent - length)
    }
  }

  private func part(_ axis: Axis) -> CGFloat { anchor.map { axis == .horizontal ? $0.x : $0.y } ?? 0 }

  private func automatic(_ context: TargetContext) -> LimitBehavior.Kind {
    context.environment.horizontalSizeClass == .compact ? .always : .never
  }

  private func own(_ place: CGPoint, _ axis: Axis, _ context: TargetContext) -> CGPoint? {
    context.nearest(place, axis, 0)?.origin
  }

  private func ownLength(_ place: CGPoint, _ axis: Axis, _ context: TargetContext) -> CGFloat? {
    context.nearest(place, axis, 0).map { axis == .horizontal ? $0.width : $0.height }
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// A behavior that scrolls by pages with the size of the scroll view.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// A behavior that aligns views with the beginning of the scroll view's visible area.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

  /// Returns a behavior that aligns views with the beginning of the scroll view's visible area, and limits the number
  /// of views that a single movement may pass.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }

  /// Returns a behavior that aligns views at an anchor, and limits the number of views that a single movement may pass.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic, anchor: UnitPoint?
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
  }
}

public import CanopyCore
public import CanopyDrawing
public import CanopyStyle
public import Foundation

/// A type that determines where scrolled content comes to rest.
///
/// ```swift
/// struct HundredsBehavior: ScrollTargetBehavior {
///   func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
///     target.rect.origin.y = (target.rect.minY / 100).rounded() * 100
///   }
/// }
/// ```
public protocol ScrollTargetBehavior {
  /// Changes the position at which the content will come to rest.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

  /// Returns the properties of the scrolling.
  func properties(context: PropertiesContext) -> Properties

  /// The type of the context.
  typealias TargetContext = ScrollTargetBehaviorContext
  /// The type of the context of the properties.
  typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext
  /// The type of the properties.
  typealias Properties = ScrollTargetBehaviorProperties
}

extension ScrollTargetBehavior {
  /// Returns the default properties of the scrolling.
  public func properties(context: PropertiesContext) -> Properties { Properties() }
}

/// The position at which scrolled content will come to rest.
public struct ScrollTarget: Hashable, Sendable {
  /// The visible rectangle of the content.
  public var rect: CGRect
  /// The point of the rectangle that matters; nil for its beginning.
  public var anchor: UnitPoint?

  /// Creates a target.
  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// The context in which a scroll target behavior changes a target.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// The target at the beginning of the movement, which is the initial position of the content.
  public let originalTarget: ScrollTarget
  /// The velocity of the content offset, in points per second.
  public let velocity: CGVector
  /// The size of the content.
  public let contentSize: CGSize
  /// The size of the scroll view.
  public let containerSize: CGSize
  /// The axes along which the content scrolls.
  public let axes: Axis.Set
  let environment: EnvironmentValues
  /// Returns the frame of the scroll target that is nearest to a position.
  let nearest: (_ position: CGPoint, _ axis: Axis, _ direction: CGFloat) -> CGRect?

  /// A value of the environment of the scroll view.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// The context in which a scroll target behavior specifies its properties.
@dynamicMemberLookup
public struct ScrollTargetBehaviorPropertiesContext {
  /// The axes along which the content scrolls.
  public let axes: Axis.Set
  let environment: EnvironmentValues

  /// A value of the environment of the scroll view.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// The properties of a scroll target behavior.
public struct ScrollTargetBehaviorProperties: Equatable, Sendable {
  /// A Boolean value that indicates whether the content comes to rest sooner after a person has released it. The default is
  /// false.
  ///
  /// If it is true, the target that the behavior may change is nearer.
  public var limitsScrolls: Bool = false

  /// Creates the default properties.
  public init() {}
}

/// A type-erased scroll target behavior.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  private let base: any ScrollTargetBehavior

  /// Creates a type-erased scroll target behavior.
  public init(_ behavior: some ScrollTargetBehavior) { base = behavior }

  /// Changes the position at which the content will come to rest.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: context)
  }

  /// Returns the properties of the scrolling.
  public func properties(context: PropertiesContext) -> Properties { base.properties(context: context) }
}

// Safe because values for scroll views in the environment are read only on the main actor.
extension AnyScrollTargetBehavior: @unchecked Sendable {}

extension ScrollContainer {
  /// Returns the offset at which the content comes to rest, or nil to let it slow down.
  ///
  /// - Parameters:
  ///   - start: The offset at which a person started to move the content.
  ///   - velocity: The velocity of the offset.
  ///   - proposed: The offset at which the content would come to rest without a target, or nil to compute it from the velocity.
  func target(from start: CGPoint, velocity: CGVector, proposed: CGPoint? = nil) -> CGPoint? {
    guard let node, let behavior = node.surroundings.scrolling.behavior else { return nil }
    let properties = behavior.properties(
      context: ScrollTargetBehaviorPropertiesContext(axes: scroll.axes, environment: node.environment))
    let time = -1 / (properties.limitsScrolls ? AxisMomentum.fastSlowing : AxisMomentum.slowing)
    let end = clamped(proposed ?? CGPoint(x: offset.x + velocity.dx * time, y: offset.y + velocity.dy * time))
    let (margins, size) = (margins(of: node), size)
    let bounds = CGSize(
      width: max(size.width - margins.horizontal, 0), height: max(size.height - margins.vertical, 0))
    var target = ScrollTarget(rect: CGRect(origin: end, size: bounds))
    behavior.updateTarget(
      &target,
      context: ScrollTargetBehaviorContext(
        originalTarget: ScrollTarget(rect: CGRect(origin: start, size: bounds)), velocity: velocity,
        contentSize: CGSize(
          width: max(contentSize.width - margins.horizontal, 0), height: max(contentSize.height - margins.vertical, 0)),
        containerSize: bounds, axes: scroll.axes, environment: node.environment
      ) { [unowned self] position, axis, direction in
        let place = CGPoint(x: position.x + margins.leading, y: position.y + margins.top)
        guard var frame = targets.frame(nearest: place, along: axis, toward: direction) else { return nil }
        frame.origin.x -= margins.leading
        frame.origin.y -= margins.top
        return frame
      })
    let origin = target.rect.origin
    guard origin.x.isFinite, origin.y.isFinite else { return clamped(end) }
    // The anchor refers to the proposed rectangle, which an app may have made larger or smaller.
    let anchor = target.anchor ?? .topLeading
    let point = CGPoint(
      x: origin.x + anchor.x * (target.rect.width - bounds.width),
      y: origin.y + anchor.y * (target.rect.height - bounds.height))
    return clamped(CGPoint(x: isHorizontal ? point.x : offset.x, y: isVertical ? point.y : offset.y))
  }
}

public import CanopyAnimation
internal import CanopyStyle
internal import Foundation

/// The phase of a view's transition while it is scrolled into sight and out of it.
@frozen public enum ScrollTransitionPhase: Hashable, Sendable {
  /// The view is at the top or the leading edge, and not yet visible.
  case topLeading
  /// The view is visible.
  case identity
  /// The view is at the bottom or the trailing edge, and not yet visible.
  case bottomTrailing

  /// A Boolean value that indicates whether the view is visible, so that nothing changes.
  public var isIdentity: Bool { self == .identity }

  /// A number for the phase: -1 at the top or the leading edge, 0 for a visible view, 1 at the bottom or the trailing edge.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// The way in which a view goes from one phase of a scroll transition to the next.
public struct ScrollTransitionConfiguration: Sendable {
  enum Kind: Sendable {
    case interactive(UnitCurve)
    case animated(Animation)
    case identity
  }

  let kind: Kind
  private(set) var limit = Threshold.visible

  /// The view changes along with the scroll offset.
  public static let interactive = ScrollTransitionConfiguration(kind: .interactive(.easeInOut))

  /// The view changes along with the scroll offset.
  ///
  /// - Parameter timingCurve: The curve by which it changes between two phases.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .interactive(timingCurve))
  }

  /// The view changes by the default animation when its phase changes.
  public static let animated = ScrollTransitionConfiguration(kind: .animated(.default))

  /// The view changes by an animation when its phase changes.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .animated(animation))
  }

  /// The view doesn't change.
  public static let identity = ScrollTransitionConfiguration(kind: .identity)

  /// Returns the configuration with the threshold at which a view counts as visible.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var configuration = self
    configuration.limit = threshold
    return configuration
  }

  /// The position at which a view counts as visible.
  public struct Threshold: Sendable {
    enum Kind: Sendable {
      case visible(Double)
      case centered
      indirect case mixed(Kind, Kind, Double)
      indirect case inset(Kind, Double)
    }

    let kind: Kind

    /// The view is completely visible.
    public static let visible = Threshold(kind: .visible(1))
    /// The view is completely hidden.
    public static let hidden = Threshold(kind: .visible(0))
    /// The view is at the center of the scroll view.
    public static let centered = Threshold(kind: .centered)

    /// A part of the view is visible, from 0 to 1.
    public static func visible(_ amount: Double) -> Threshold {
      Threshold(kind: .visible(min(max(amount.isNaN ? 0 : amount, 0), 1)))
    }

    /// Returns a threshold between this one and another one.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      Threshold(kind: .mixed(kind, other.kind, amount.isFinite ? amount : 0))
    }

    /// Returns the threshold at a distance from the edges of the scroll view, toward its center.
    public func inset(by distance: Double) -> Threshold {
      Threshold(kind: .inset(kind, distance.isFinite ? distance : 0))
    }
  }
}

extension ScrollTransitionConfiguration.Threshold.Kind {
  /// Returns the distance from the edge of a scroll view at which the inner end of a view is when it reaches the threshold: 0 when
  /// it is just hidden, and its length when it is just completely visible.
  func depth(length: CGFloat, visible: CGFloat) -> CGFloat {
    switch self {
    case .visible(let amount): length * amount
    case .centered: (visible + length) / 2
    case .mixed(let one, let other, let amount):
      one.depth(length: length, visible: visible) * (1 - amount) + other.depth(length: length, visible: visible)
        * amount
    case .inset(let inner, let distance): inner.depth(length: length, visible: visible) + distance
    }
  }

  /// The distance from the edge of the scroll view at which the transition ends.
  fileprivate var inset: CGFloat {
    switch self {
    case .visible, .centered: 0
    case .mixed(let one, let other, let amount): one.inset * (1 - amount) + other.inset * amount
    case .inset(let inner, let distance): inner.inset + distance
    }
  }
}

extension ScrollTransitionConfiguration {
  /// Returns how far a view is from being visible: 0 if it is, 1 if it is at the edge.
  ///
  /// - Parameter depth: The distance from the edge of the scroll view to the inner end of the view.
  func progress(depth: CGFloat, length: CGFloat, visible: CGFloat) -> Double {
    let end = limit.kind.depth(length: length, visible: visible)
    switch kind {
    case .identity: return 0
    case .animated: return depth < end - 0.5 ? 1 : 0
    case .interactive(let curve):
      let start = limit.kind.inset
      guard end > start else { return depth < end ? 1 : 0 }
      return 1 - curve.value(at: min(max((depth - start) / (end - start), 0), 1))
    }
  }
}

public import CanopyAnimation
internal import CanopyStyle
internal import Foundation

/// The phase of a view's transition while it scrolls into and out of view.
@frozen public enum ScrollTransitionPhase: Hashable, Sendable {
  /// The view is at the top or leading edge, and not yet visible.
  case topLeading
  /// The view is visible.
  case identity
  /// The view is at the bottom or trailing edge, and not yet visible.
  case bottomTrailing

  /// A Boolean value that indicates whether the view is visible, so that it doesn't change.
  public var isIdentity: Bool { self == .identity }

  /// The phase as a number: -1 at the top or leading edge, 0 for a visible view, and 1 at the bottom or trailing edge.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// The way a view changes between the phases of a scroll transition.
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
  /// - Parameter timingCurve: The curve of the change between two phases.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .interactive(timingCurve))
  }

  /// The view changes with the default animation when its phase changes.
  public static let animated = ScrollTransitionConfiguration(kind: .animated(.default))

  /// The view changes with an animation when its phase changes.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .animated(animation))
  }

  /// The view doesn't change.
  public static let identity = ScrollTransitionConfiguration(kind: .identity)

  /// Returns the configuration with a threshold for when a view counts as visible.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var configuration = self
    configuration.limit = threshold
    return configuration
  }

  /// A position at which a view counts as visible.
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

    /// A fraction of the view is visible, from 0 to 1.
    public static func visible(_ amount: Double) -> Threshold {
      Threshold(kind: .visible(min(max(amount.isNaN ? 0 : amount, 0), 1)))
    }

    /// Returns a threshold between this one and `other`.
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
  /// Returns the distance between the scroll view's edge and the view's inner end when the view reaches the threshold. It is 0
  /// if the view is just hidden, and the view's length if it is just completely visible.
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

  /// The distance between the scroll view's edge and the end of the transition.
  fileprivate var inset: CGFloat {
    switch self {
    case .visible, .centered: 0
    case .mixed(let one, let other, let amount): one.inset * (1 - amount) + other.inset * amount
    case .inset(let inner, let distance): inner.inset + distance
    }
  }
}

extension ScrollTransitionConfiguration {
  /// Returns the progress of a view's transition: 0 if it is visible, and 1 if it is at the edge.
  ///
  /// - Parameter depth: The distance between the scroll view's edge and the view's inner end.
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

internal import CanopyAnimation
public import CanopyCore
public import CanopyStyle
public import Foundation
public import CanopyDrawing
internal import CanopyLayout

/// A transition that fades the view in and out.
public struct OpacityTransition: Transition {
  /// Creates the transition.
  nonisolated public init() {}

  /// Returns the view in a phase of the transition.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }

  /// The transition has no motion.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// A transition that doesn't change the appearance of the view.
public struct IdentityTransition: Transition {
  /// Creates the transition.
  nonisolated public init() {}

  /// Returns the view unchanged.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }

  /// The transition has no motion.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// A transition that moves the view in from an edge and out toward the same edge. The distance is the size of the view.
public struct MoveTransition: Transition {
  /// The edge that the view moves from and to.
  public var edge: Edge

  /// Creates a transition that moves the view from and to an edge.
  nonisolated public init(edge: Edge) { self.edge = edge }

  /// Returns the view in a phase of the transition.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(EdgeOffset(edge: edge, fraction: phase.isIdentity ? 0 : 1))
  }
}

/// A transition that moves the view in from the leading edge, and out toward the trailing edge.
public struct SlideTransition: Transition {
  /// Creates the transition.
  nonisolated public init() {}

  /// Returns the view in a phase of the transition.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(EdgeOffset(edge: .trailing, fraction: phase.value))
  }
}

/// A transition that moves the view in from an edge and out toward the opposite edge, and fades it in and out.
public struct PushTransition: Transition {
  /// The edge that the view moves in from.
  public var edge: Edge

  /// Creates a transition that moves the view in from an edge.
  nonisolated public init(edge: Edge) { self.edge = edge }

  /// Returns the view in a phase of the transition.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(EdgeOffset(edge: edge, fraction: -phase.value)).opacity(phase.isIdentity ? 1 : 0)
  }
}

/// A transition that scales the view from and to a factor of its size.
public struct ScaleTransition: Transition {
  /// The factor of the size before the view appears and after it disappears.
  public var scale: Double
  /// The point of the view that stays in place.
  public var anchor: UnitPoint

  /// Creates a transition that scales the view.
  nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  /// Returns the view in a phase of the transition.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}

/// A transition that moves the view from and to an offset.
public struct OffsetTransition: Transition {
  /// The offset before the view appears and after it disappears.
  public var offset: CGSize

  /// Creates a transition that moves the view.
  nonisolated public init(_ offset: CGSize) { self.offset = offset }

  /// Returns the view in a phase of the transition.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// A transition that blurs, fades and scales the view.
public struct BlurReplaceTransition: Transition {
  /// The direction in which the size changes.
  public struct Configuration: Equatable, Sendable {
    let scaleBefore: Double
    let scaleAfter: Double

    /// The view grows as it appears, and shrinks as it disappears.
    public static let downUp = Configuration(scaleBefore: 0.8, scaleAfter: 0.8)
    /// The view grows both as it appears and as it disappears.
    public static let upUp = Configuration(scaleBefore: 0.8, scaleAfter: 1.2)
  }

  /// The direction in which the size changes.
  public var configuration: Configuration

  /// Creates the transition.
  nonisolated public init(configuration: Configuration) { self.configuration = configuration }

  /// Returns the view in a phase of the transition.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let scale = phase == .willAppear ? configuration.scaleBefore : configuration.scaleAfter
    content.blur(radius: phase.isIdentity ? 0 : 8)
      .opacity(phase.isIdentity ? 1 : 0)
      .scaleEffect(phase.isIdentity ? 1 : scale)
  }
}

/// A modifier that offsets a view toward an edge by a fraction of its size.
private struct EdgeOffset {
  let edge: Edge
  let fraction: Double
  @Environment(\.layoutDirection) private var direction
}

extension EdgeOffset: ViewModifier {
  func body(content: Content) -> some View {
    content.modifier(SizeOffset(fractions: AnimatablePair(vector.width * fraction, vector.height * fraction)))
  }

  /// The direction from the center of a view to the edge.
  private var vector: CGSize {
    let toTrailing = direction == .rightToLeft ? -1.0 : 1
    return switch edge {
    case .top: CGSize(width: 0, height: -1)
    case .bottom: CGSize(width: 0, height: 1)
    case .leading: CGSize(width: -toTrailing, height: 0)
    case .trailing: CGSize(width: toTrailing, height: 0)
    }
  }
}

/// An effect that offsets a view by fractions of its size.
private struct SizeOffset: GeometryEffect {
  var fractions: AnimatablePair<Double, Double>

  var animatableData: AnimatablePair<Double, Double> {
    get { fractions }
    set { fractions = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(
      CGAffineTransform(translationX: fractions.first * size.width, y: fractions.second * size.height))
  }
}

// MARK: Names

extension Transition where Self == OpacityTransition {
  /// A transition that fades the view in and out.
  public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == IdentityTransition {
  /// A transition that doesn't change the appearance of the view.
  public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == SlideTransition {
  /// A transition that moves the view in from the leading edge, and out toward the trailing edge.
  public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == MoveTransition {
  /// Returns a transition that moves the view in from an edge and out toward the same edge.
  public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}

extension Transition where Self == PushTransition {
  /// Returns a transition that moves the view in from an edge and out toward the opposite edge, and fades it.
  public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}

extension Transition where Self == ScaleTransition {
  /// A transition that scales the view up from a point, and down to a point.
  public static var scale: ScaleTransition { ScaleTransition(1e-5) }
  /// Returns a transition that scales the view from and to a factor of its size.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == OffsetTransition {
  /// Returns a transition that moves the view from and to an offset.
  public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }
  /// Returns a transition that moves the view from and to an offset.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { OffsetTransition(CGSize(width: x, height: y)) }
}

extension Transition where Self == BlurReplaceTransition {
  /// A transition that blurs, fades and scales the view.
  public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
  /// Returns a transition that blurs, fades and scales the view.
  public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> Self {
    BlurReplaceTransition(configuration: config)
  }
}

public import CanopyCore

/// A change of a view's look while it comes or goes.
///
/// ```swift
/// struct Twirl: Transition {
///   func body(content: Content, phase: TransitionPhase) -> some View {
///     content
///       .scaleEffect(phase.isIdentity ? 1 : 0.5)
///       .opacity(phase.isIdentity ? 1 : 0)
///       .rotationEffect(.degrees(360 * phase.value))
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol Transition {
  /// The type of the view that `body(content:phase:)` returns.
  associatedtype Body: View

  /// The view that comes or goes.
  typealias Content = PlaceholderContentView<Self>

  /// Returns the view in a phase of the transition.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body

  /// The properties of the transition.
  static var properties: TransitionProperties { get }
}

extension Transition {
  /// The transition has motion.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// Returns a view in a phase of the transition.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: PlaceholderContentView(of: content), phase: phase)
  }

  /// Returns a view in a phase of the transition.
  public func callAsFunction<V: View>(content: V, phase: TransitionPhase) -> some View {
    apply(content: content, phase: phase)
  }
}

/// A phase of a transition.
public enum TransitionPhase: Hashable, Sendable {
  /// The view is about to come.
  case willAppear
  /// The view is there, and looks as it does without the transition.
  case identity
  /// The view has gone.
  case didDisappear

  /// A Boolean value that indicates whether the view is there.
  public var isIdentity: Bool { self == .identity }

  /// A number for the phase: -1 before the view comes, 0 while it is there, and 1 after it has gone.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// The properties of a transition.
public struct TransitionProperties: Sendable {
  /// A Boolean value that indicates whether the view moves, so that another transition takes the place of this one if people
  /// prefer reduced motion.
  public var hasMotion: Bool

  /// Creates the properties of a transition.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

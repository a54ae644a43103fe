public import CanopyCore

/// A change of a view's look while it appears or disappears.
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

  /// The view that appears or disappears.
  typealias Content = PlaceholderContentView<Self>

  /// Returns the view in a phase of the transition.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body

  /// The properties of the transition, such as whether it includes motion.
  static var properties: TransitionProperties { get }
}

extension Transition {
  /// The default properties: the transition includes motion.
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
  /// The view is about to appear.
  case willAppear
  /// The view is present, and looks as it does without the transition.
  case identity
  /// The view has disappeared.
  case didDisappear

  /// A Boolean value that indicates whether the view is present.
  public var isIdentity: Bool { self == .identity }

  /// The phase as a number: -1 before the view appears, 0 while it is present, and 1 after it has disappeared.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// The properties of a transition that don't depend on its view.
public struct TransitionProperties: Sendable {
  /// A Boolean value that indicates whether the view moves. If people prefer reduced motion, such a transition is replaced.
  public var hasMotion: Bool

  /// Creates the properties of a transition.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

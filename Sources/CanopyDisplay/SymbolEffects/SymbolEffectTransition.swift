internal import CanopyAnimation
public import CanopyCore
public import CanopyStyle
internal import Foundation

/// A transition in which symbols appear and disappear with an effect.
///
/// ```swift
/// if isOnline { Image(systemName: "wifi").transition(.symbolEffect(.appear.up)) }
/// ```
public struct SymbolEffectTransition: Transition {
  private let configuration: SymbolEffectConfiguration
  private let speed: Double

  /// Creates a transition in which symbols appear and disappear with an effect.
  ///
  /// - Parameters:
  ///   - effect: The effect to use in both directions.
  ///   - options: The speed of the effect, relative to the animation's speed. A transition doesn't repeat.
  nonisolated public init<T: TransitionSymbolEffect & SymbolEffect>(effect: T, options: SymbolEffectOptions = .default)
  {
    configuration = effect.configuration
    speed = options.speed
  }

  /// Returns the view in a phase of the transition.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let pose = phase.isIdentity ? SymbolPose() : SymbolPose.hidden(1, direction)
    content.scaleEffect(pose.scale).opacity(pose.opacity)
      .transaction { [speed] in if speed != 1 { $0.animation = $0.animation?.speed(speed) } }
  }

  private var direction: SymbolEffectDirection? {
    switch configuration.kind {
    case .appear(let direction), .disappear(let direction): direction
    default: nil
    }
  }
}

extension Transition where Self == SymbolEffectTransition {
  /// A transition in which symbols appear and disappear with the default effect.
  public static var symbolEffect: SymbolEffectTransition { SymbolEffectTransition(effect: .automatic) }

  /// Returns a transition in which symbols appear and disappear with an effect.
  public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition {
    SymbolEffectTransition(effect: effect, options: options)
  }
}

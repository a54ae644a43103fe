internal import Synchronization

/// The transition from one content of a view to another, such as from one number to the next.
///
/// It applies if the change is animated.
public struct ContentTransition: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case automatic
    case identity
    case opacity
    case interpolate
    case numericText(countsDown: Bool)
    case numericValue(Double)
    case symbolEffect(SymbolReplacement, speed: Double)
  }

  package let kind: Kind

  /// The transition used if no other is set: interpolates content if possible, and replaces it otherwise.
  package static let automatic = ContentTransition(kind: .automatic)

  /// Replaces the content immediately.
  public static let identity = ContentTransition(kind: .identity)

  /// Fades the old content out and the new content in.
  public static let opacity = ContentTransition(kind: .opacity)

  /// Interpolates between contents that consist of the same parts, such as the same letters in another size.
  public static let interpolate = ContentTransition(kind: .interpolate)

  /// Rolls digits up, or down if the numbers count down.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown))
  }

  /// Rolls digits up if `value` increases, and down otherwise.
  public static func numericText(value: Double) -> ContentTransition {
    givenValue.store(true, ordering: .relaxed)
    return ContentTransition(kind: .numericValue(value))
  }

  /// A Boolean value that indicates whether any transition depends on whether a value rises, so that values have to be recorded.
  package static var haveValues: Bool { givenValue.load(ordering: .relaxed) }
  private static let givenValue = Atomic(false)

  // MARK: Symbols

  /// Replaces one symbol with another, with the most suitable effect. Other content is interpolated or fades.
  public static var symbolEffect: ContentTransition { symbolEffect(.automatic) }

  /// Replaces one symbol with another, with the given effect. Other content is interpolated or fades.
  ///
  /// ```swift
  /// Image(systemName: isPlaying ? "pause.fill" : "play.fill").contentTransition(.symbolEffect(.replace))
  /// ```
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - options: The speed of the effect, relative to the speed of the animation. The effect doesn't repeat.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    if case .replace(let replacement) = effect.configuration.kind {
      return ContentTransition(kind: .symbolEffect(replacement, speed: options.speed))
    }
    return ContentTransition(kind: .symbolEffect(.downUp, speed: options.speed))
  }
}
